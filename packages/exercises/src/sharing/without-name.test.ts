import { describe, expect, it } from 'vitest';

import { exerciseNamed } from '../catalog/exercises.ts';
import { converse } from '../conversation/converse.ts';
import { written } from '../answers/answer.ts';
import { readHistory } from '../wire/history.ts';
import { botMessage, studentMessage, type Message } from '../wire/message.ts';
import { markup } from '../turn/html.ts';
import { rowOf } from '../wire/database-row.ts';
import { withoutName } from './without-name.ts';

const halfLife = exerciseNamed('half-life');

/** Half Life as it is stored after these answers. */
async function played(language: 'en' | 'he', answers: readonly string[]) {
  const setting = { edition: 'full', language } as const;
  const host = {
    run: async () =>
      ({ kind: 'coach', paragraphs: [], comments: [], version: null, by: 'local' }) as never,
    now: () => new Date(0),
  };
  const begun = readHistory(halfLife, setting, {});
  if (begun.kind === 'refused') throw new Error('A history cannot be empty.');
  let { history } = begun;
  const messages: Message[] = [];
  for (const answer of [null, ...answers]) {
    if (answer !== null) messages.push(studentMessage(String(messages.length), written(answer)));
    const said = await converse(
      halfLife,
      setting,
      history,
      answer === null ? null : written(answer),
      host,
    );
    history = said.history;
    messages.push(...said.turns.map((turn, n) => botMessage(`${messages.length}-${n}`, turn)));
  }
  return { row: { ...rowOf(halfLife, history), messages }, messages };
}
const sources = (messages: readonly Message[]) =>
  messages.map(({ text }) => text.source).join('\n');

describe('a Half Life conversation', () => {
  it.each([
    ['en', 'Dana', /Dana/i, 'Good to meet you. Whom are you writing for?'],
    ['en', '  Dana <b>Levi</b> & co ', /Dana|Levi/i, 'Good to meet you. Whom are you writing for?'],
    ['en', 'Hi! My name is Dana Levi, a student', /Dana|Levi/i, 'Good to meet you. Whom'],
    ['en', 'Dana\n\nLevi', /Dana|Levi/i, 'Good to meet you. Whom'],
    ['en', 'Will', /Will/, 'Good to meet you. Whom'],
    ['he', 'קוראים לי דנה', /דנה/, 'נעים להכיר. למי אתם כותבים?'],
    ['he', 'אור', /אור(?!ך)/, 'נעים להכיר. למי אתם כותבים?'],
  ] as const)(
    'in %s with %j as the name shows it nowhere',
    async (language, name, hidden, greeting) => {
      const { row, messages } = await played(language, ['   ', name, 'what?', '3']);
      expect(sources(messages)).toMatch(hidden);
      const shown = sources(withoutName(halfLife, row, messages));
      expect(shown).not.toMatch(hidden);
      expect(shown.split(greeting)).toHaveLength(3);
      expect(shown).toContain(language === 'he' ? 'השם הושמט' : '(name left out)');
    },
  );

  it('leaves the name where it stands in a text', async () => {
    const { row, messages } = await played('en', ['Will', '3']);
    const text = 'I will say it & my name is Will.';
    const more = [...messages, studentMessage('text', written(text))];
    expect(sources(withoutName(halfLife, row, more))).toContain('my name is Will.');
  });

  it('leaves the name out where the bot says goodbye, as older versions wrote it too', async () => {
    const { row, messages } = await played('en', ['Hello, I am Dana', '3']);
    const said = markup`<p dir="auto">Thank you, Dana Levi. You have written it twice. Next time …</p>`;
    const more = [...messages, botMessage('last', { html: said })];
    expect(withoutName(halfLife, row, more).at(-1)!.text.source).toBe(
      '<p dir="auto">Thank you. You have written it twice. Next time …</p>',
    );
  });

  it('keeps an answer that only equals the name', async () => {
    const { row, messages } = await played('en', ['3', '3']);
    const shown = withoutName(halfLife, row, messages).filter(({ isStudent }) => isStudent);
    expect(shown.map(({ text }) => text.source)).toEqual([
      expect.stringContaining('(name left out)'),
      expect.stringContaining('>3<'),
    ]);
  });

  it('stored by an older version, without a history, takes what was said first for the name', async () => {
    const { row, messages } = await played('en', ['Dana', '3']);
    const shown = withoutName(halfLife, { ...row, history: null }, messages);
    expect(sources(shown)).not.toContain('Dana');
  });
});

it('a conversation that asks for no name stays as it is', () => {
  const messages = [studentMessage('1', written('Dana'))];
  expect(withoutName(exerciseNamed('coherence'), { messages, history: {} }, messages)).toBe(
    messages,
  );
});
