import { botMessage, Html, typedMessage } from '@vernacular/exercises';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  advanceConversation,
  emptyConversation,
  outgoingHistory,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';
import { keep, openKept } from './stored-conversation.ts';

const bot = (id: string, html = `<p>${id}</p>`) => botMessage(id, { html: new Html(html) });
const on = (now: Conversation, ...events: readonly ConversationEvent[]) =>
  events.reduce(advanceConversation, now);
const mark = { id: 'how', version: 1, answer: 'absent', start: 0, end: 0, field: 'first' } as const;

/** A question, and the answer that leads to the next. */
const answer = (text: string, stage: number, facts: object, ask = `q${stage}`) =>
  [
    { type: 'sent', message: typedMessage(text, { text, table: [] }) },
    {
      type: 'answered',
      messages: [bot(ask)],
      history: { currentStage: stage, taskId: 't', first: '', second: '', ...facts },
    },
    { type: 'shown' },
  ] satisfies readonly ConversationEvent[];

const opened = on(
  emptyConversation(),
  {
    type: 'answered',
    messages: [bot('q0')],
    history: { currentStage: 0, taskId: '', first: '', second: '' },
  },
  { type: 'shown' },
);
const twice = on(
  opened,
  ...answer('one', 1, { first: 'one' }),
  { type: 'marked', mark },
  ...answer('two', 2, { first: 'one', second: 'two', checks: [mark] }),
  { type: 'typed', draft: 'three' },
);
const asStored = (now: Conversation): object => JSON.parse(JSON.stringify(now)) as object;
const ids = ({ messages }: Conversation) => messages.map(({ id }) => id);

describe('an answer taken back', () => {
  const back = on(twice, { type: 'wentBack' });

  test('stands in the box, with the marks it was sent with, and the history as it was before', () => {
    expect(ids(back)).toEqual(['q0', 'one', 'q1']);
    expect([back.draft, back.marks]).toEqual(['two', [mark]]);
    expect(outgoingHistory(back)).toMatchObject({
      currentStage: 1,
      first: 'one',
      second: '',
      checks: [mark],
      isTakenBack: true,
    });
  });

  test('keeps the task it is saved as, also before the first answer', () => {
    const first = on(back, { type: 'wentBack' });
    expect([ids(first), first.draft, first.marks]).toEqual([['q0'], 'one', []]);
    expect(first.history).toMatchObject({ currentStage: 0, taskId: 't', first: '' });
    expect(on(first, { type: 'wentBack' })).toBe(first);
  });

  test('leaves nothing behind: what came after can be had back, and what was typed since', () => {
    const had = on(back, { type: 'typed', draft: 'two, better' }, { type: 'tookUpAgain' });
    expect(had).toEqual({ ...twice, cleared: ['two, better'] });
    const further = on(back, { type: 'wentBack' }, { type: 'tookUpAgain' });
    expect(further).toEqual(twice);
  });

  test('is replaced by the new one, and then what came after it is gone', () => {
    const now = on(back, ...answer('other', 2, { first: 'one', second: 'other' }, 'q2 again'));
    expect([ids(now), now.setAside]).toEqual([['q0', 'one', 'q1', 'other', 'q2 again'], null]);
    expect(outgoingHistory(now)).not.toHaveProperty('isTakenBack');
    expect(on(now, { type: 'wentBack' }).draft).toBe('other');
  });

  test('is not replaced by one that is asked for again', () => {
    const again = on(back, ...answer('hm', 1, { first: 'one' }, 'q1 again'));
    expect(again.setAside?.messages).toBe(twice.messages);
    const had = on(again, { type: 'tookUpAgain' });
    expect([ids(had), had.cleared]).toEqual([ids(twice), ['hm']]);
  });

  test('that chose an option leaves the box empty', () => {
    const html = '<p>Which?</p><button data-value="3">High school (3)</button>';
    const choice = on(
      opened,
      { type: 'answered', messages: [bot('which', html)], history: { currentStage: 0 } },
      { type: 'shown' },
      ...answer('3', 1, {}),
      { type: 'wentBack' },
    );
    expect([choice.draft, choice.messages.at(-1)?.id]).toEqual(['', 'which']);
  });
});

describe('there is no way back', () => {
  test('while an answer is on its way, or could not be sent', () => {
    const sent = on(twice, { type: 'sent', message: typedMessage('x', { text: 'x', table: [] }) });
    expect(on(sent, { type: 'wentBack' })).toBe(sent);
    const failed = on(sent, { type: 'failed', why: 'No.' });
    expect(on(failed, { type: 'wentBack' })).toBe(failed);
  });

  test('in a study', () => {
    const study = { ...opened, history: { ...opened.history, isResearch: true } };
    expect(on(study, ...answer('one', 1, { isResearch: true })).steps).toEqual([]);
  });
});

describe('kept on the device', () => {
  beforeEach(() => localStorage.clear());

  test('the way back, the marks and what was set aside are there after a reload', () => {
    const back = on(twice, { type: 'wentBack' });
    keep('conversation:x', back);
    const read = openKept('conversation:x');
    expect(asStored(on(read, { type: 'tookUpAgain' }))).toMatchObject(asStored(twice));
    expect(on(read, { type: 'wentBack' }).draft).toBe('one');
    expect(read.marks).toEqual([mark]);
  });

  test('anything that is no way back is left out', () => {
    const kept = { messages: [bot('a')], steps: [1, {}], marks: [{}, 'x'], setAside: 7 };
    localStorage.setItem('conversation:x', JSON.stringify(kept));
    expect(openKept('conversation:x')).toMatchObject({ steps: [], marks: [], setAside: null });
  });
});
