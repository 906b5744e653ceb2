import {
  botMessage,
  Html,
  typedMessage,
  type Message,
  type TypedMessage,
} from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import {
  advanceConversation,
  emptyConversation,
  isTyping,
  isUnanswered,
  isWelcomedElsewhere,
  openQuestion,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';

const bot = (id: string): Message => botMessage(id, { html: new Html(`<p>${id}</p>`) });
const mine = (id: string): TypedMessage => typedMessage(id, { text: id, table: [] });
const after = (...events: readonly ConversationEvent[]): Conversation =>
  events.reduce(advanceConversation, emptyConversation());
const ids = ({ messages }: Conversation) => messages.map(({ id }) => id);

describe('a conversation', () => {
  test('shows the bot’s messages one at a time, and types until the last', () => {
    const answered = after(
      { type: 'asked' },
      { type: 'answered', messages: [bot('a'), bot('b')], history: {} },
    );
    expect(ids(answered)).toEqual([]);
    expect(isTyping(answered)).toBe(true);
    const first = advanceConversation(answered, { type: 'shown' });
    expect(ids(first)).toEqual(['a']);
    expect(isTyping(first)).toBe(true);
    const second = advanceConversation(first, { type: 'shown' });
    expect(ids(second)).toEqual(['a', 'b']);
    expect(isTyping(second)).toBe(false);
  });

  test('shows at once what was to come when the student is quicker', () => {
    const now = after(
      { type: 'answered', messages: [bot('a'), bot('b')], history: {} },
      { type: 'sent', message: mine('me') },
    );
    expect(ids(now)).toEqual(['a', 'b', 'me']);
    expect(now.coming).toEqual([]);
  });

  test('keeps the message and says why when the call fails', () => {
    const now = after(
      { type: 'typed', draft: 'x' },
      { type: 'sent', message: mine('me') },
      { type: 'failed', why: 'No.' },
    );
    expect(ids(now)).toEqual(['me']);
    expect(now.call).toEqual({ kind: 'failed', why: 'No.' });
    expect(isTyping(now)).toBe(false);
  });

  test('empties the text box on sending, not on failing', () => {
    expect(after({ type: 'typed', draft: 'x' }, { type: 'failed', why: 'No.' }).draft).toBe('x');
    expect(after({ type: 'typed', draft: 'x' }, { type: 'sent', message: mine('me') }).draft).toBe(
      '',
    );
  });

  test('gives back a message that could not be sent, to be changed', () => {
    const now = after(
      { type: 'answered', messages: [bot('a')], history: {} },
      { type: 'sent', message: { ...mine('me'), text: 'me & you' } },
      { type: 'failed', why: 'Too long.' },
      { type: 'tookBack' },
    );
    expect([ids(now), now.draft, now.call.kind]).toEqual([['a'], 'me & you', 'idle']);
  });

  test('gives back a filled table with its rows', () => {
    const table = [['bee', 'insect']];
    const message = typedMessage('t', { text: '', table });
    const now = after({ type: 'sent', message }, { type: 'failed', why: 'No.' });
    expect(advanceConversation(now, { type: 'tookBack' }).rows).toEqual(table);
  });

  test('takes nothing back that may have arrived', () => {
    const waiting = after({ type: 'sent', message: mine('me') });
    expect(advanceConversation(waiting, { type: 'tookBack' })).toBe(waiting);
  });

  test('gives back what was typed since beside the message that could not be sent', () => {
    const now = after(
      { type: 'sent', message: mine('me') },
      { type: 'typed', draft: 'and more' },
      { type: 'failed', why: 'No.' },
      { type: 'tookBack' },
    );
    expect(now.draft).toBe('me\n\nand more');
  });

  test('brings a cleared draft back, also when something else was typed, until an answer is sent', () => {
    const cleared = after(
      { type: 'typed', draft: 'a long text' },
      { type: 'cleared' },
      { type: 'typed', draft: 'n' },
    );
    const back = advanceConversation(cleared, { type: 'broughtBack' });
    expect(back.draft).toBe('a long text');
    expect(advanceConversation(back, { type: 'broughtBack' }).draft).toBe('n');
    expect(advanceConversation(back, { type: 'sent', message: mine('me') }).cleared).toEqual([]);
  });

  test('loses no draft of several that were cleared', () => {
    const now = after(
      { type: 'typed', draft: 'a long text' },
      { type: 'cleared' },
      { type: 'typed', draft: 'n' },
      { type: 'cleared' },
    );
    const once = advanceConversation(now, { type: 'broughtBack' });
    expect([once.draft, advanceConversation(once, { type: 'broughtBack' }).draft]).toEqual([
      'n',
      'a long text',
    ]);
  });

  test('loaded from another tab, keeps in the box what was written in this one alone', () => {
    const kept = { ...emptyConversation(), messages: [bot('a'), mine('there')], draft: 'start' };
    const here = after(
      { type: 'sent', message: mine('here') },
      { type: 'typed', draft: 'and more' },
      { type: 'loaded', kept },
    );
    expect([ids(here), here.draft, here.cleared]).toEqual([
      ['a', 'there'],
      'here\n\nand more',
      ['start'],
    ]);
  });

  test('is unanswered when it was left before the reply came', () => {
    const left = { ...emptyConversation(), messages: [mine('me')] };
    expect(isUnanswered(left)).toBe(true);
    expect(isUnanswered({ ...left, call: { kind: 'waiting' } })).toBe(false);
    expect(isUnanswered({ ...left, messages: [mine('me'), bot('a')] })).toBe(false);
  });

  test('restarts with nothing but what a study needs', () => {
    const now = after(
      { type: 'answered', messages: [bot('a')], history: { currentStage: 3 } },
      { type: 'restarted', history: { isResearch: true } },
    );
    expect(now).toEqual(emptyConversation({ isResearch: true }));
  });

  test('has an open question only while the bot spoke last', () => {
    const asked = after({ type: 'answered', messages: [bot('a')], history: {} }, { type: 'shown' });
    expect(openQuestion(asked)?.id).toBe('a');
    expect(
      openQuestion(advanceConversation(asked, { type: 'sent', message: mine('me') })),
    ).toBeNull();
  });
});

describe('a welcome in another language', () => {
  const opened = {
    ...emptyConversation({ language: 'en', taskId: '', currentStage: 1 }),
    messages: [bot('welcome')],
  };

  test('is given anew, and what was typed stays', () => {
    expect(isWelcomedElsewhere(opened, 'he')).toBe(true);
    const now = advanceConversation(
      { ...opened, draft: 'Bees' },
      { type: 'reopened', history: null },
    );
    expect([now.messages, now.history, now.draft]).toEqual([[], null, 'Bees']);
  });

  test('is left alone in its own language, and once somebody has answered', () => {
    expect(isWelcomedElsewhere(opened, 'en')).toBe(false);
    expect(isWelcomedElsewhere({ ...opened, messages: [bot('welcome'), mine('bees')] }, 'he')).toBe(
      false,
    );
  });
});
