import { describe, expect, it } from 'vitest';

import { exerciseNamed } from '../catalog.ts';
import { converse } from '../exercise/converse.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Setting } from '../exercise/talk.ts';
import { neutralReply } from '../coach/coach-port.ts';
import { written } from '../steps/answer.ts';
import { readHistory, writeHistory } from '../wire/history.ts';

import { checkedSteps } from './check.ts';
import type { Mark } from './mark.ts';

const declared = {
  mitigateText: [
    { id: 'issue-how-many', version: 1, source: 'A', fact: 'number' },
    { id: 'issue-who-pays', version: 1, source: 'B' },
    { id: 'issue-compared', version: 2, source: 'C', fact: 'universal' },
  ],
  finalText: [{ id: 'resolution-when', version: 1, source: 'D' }],
} as const;
const texts = {
  'issue-how-many': { question: 'How many?', why: 'W1.', good: 'G1.', weak: 'K1.' },
  'issue-who-pays': { question: 'Who pays?', why: 'W2.', good: 'G2.', weak: 'K2.' },
  'issue-compared': { question: 'Compared with whom?', why: 'W3.', good: 'G3.', weak: 'K3.' },
  'resolution-when': { question: 'By when?', why: 'W4.', good: 'G4.', weak: 'K4.' },
};
const ethics: Exercise = {
  ...exerciseNamed('ethics'),
  checks: checkedSteps(
    declared,
    { en: texts, he: texts },
    { mitigateText: () => 'originalText', finalText: () => 'mitigateText' },
  ),
};
const full: Setting = { edition: 'full', language: 'en' };
const originalText =
  'We film pupils in two schools while they read. Every pupil is filmed, and the films are kept for years.';
const mitigateText = `${originalText} We will ask the parents and pay for their time by the end of May.`;

const host = {
  run: () => Promise.resolve(neutralReply),
  now: () => new Date('2026-11-25T00:00:00Z'),
};

function read(sent: Readonly<Record<string, unknown>>, setting = full) {
  const result = readHistory(ethics, setting, sent);
  if (result.kind === 'refused') throw new Error(result.sentence);
  return result.history;
}

const answer = (sent: Readonly<Record<string, unknown>>, text: string, setting = full) =>
  converse(ethics, setting, read(sent, setting), written(text), host);

const markOf = (id: string, text: string, words: string): Omit<Mark, 'field'> => ({
  id,
  version: 1,
  answer: 'marked',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

describe('a question with checks', () => {
  it('lists them in its HTML and as data, with the field of the text that stands', async () => {
    const { turns } = await answer({ currentStage: 1 }, originalText);
    const { checks, html } = turns.at(-1)!;
    expect(checks?.field).toBe('originalText');
    expect(checks?.list.map(({ question }) => question)).toEqual([
      'How many?',
      'Who pays?',
      'Compared with whom?',
    ]);
    expect(html.source).toContain(
      '<li data-check="issue-who-pays"><strong>Who pays?</strong> W2.</li>',
    );
  });

  it('has none in the slim edition, unless a study switches them on', async () => {
    const slim: Setting = { edition: 'slim', language: 'en' };
    const ask = async (setting: Setting) =>
      (await answer({ currentStage: 1 }, originalText, setting)).turns.at(-1)?.checks;
    expect(await ask(slim)).toBeUndefined();
    expect(await ask({ ...slim, hasChecks: true })).toBeDefined();
  });

  it('is answered with a text alone, and nothing is said of checks then', async () => {
    const went = await answer({ currentStage: 2, originalText }, mitigateText);
    expect(went.kind).toBe('moved');
    expect(went.turns.map(({ html }) => html.source).join('')).not.toContain('You marked');
  });
});

describe('what the marks show', () => {
  const marked = (checks: readonly object[]) =>
    answer({ currentStage: 2, originalText, checks }, mitigateText);
  const said = async (checks: readonly object[]) =>
    (await marked(checks)).turns.map(({ html }) => html.source).join('');

  it('is what was marked, what is absent and what was not looked at', async () => {
    const html = await said([
      markOf('issue-how-many', originalText, 'two schools'),
      { id: 'issue-who-pays', version: 1, answer: 'absent' },
    ]);
    expect(html).toContain('You marked words for 1 of 3 checks.');
    expect(html).toContain('You found nothing for “Who pays?”.');
    expect(html).toContain('Not looked at: “Compared with whom?”.');
  });

  it('names words without a number where a number is asked for', async () => {
    const html = await said([markOf('issue-how-many', originalText, 'the films')]);
    expect(html).toContain('For “How many?” you marked “the films”; no number stands there.');
  });

  it('names “every” where nothing was found for a comparison', async () => {
    const html = await said([{ id: 'issue-compared', version: 2, answer: 'absent' }]);
    expect(html).toContain('You found nothing for “Compared with whom?”; “Every pupil” stands');
  });

  it('is kept in the field of the comments', async () => {
    const { history } = await marked([{ id: 'issue-who-pays', version: 1, answer: 'absent' }]);
    expect(history.facts['mitigateTextGpt3']).toContain('You found nothing for “Who pays?”.');
  });

  it('comes back in the history, each mark with its field', async () => {
    const { history } = await marked([markOf('issue-how-many', originalText, 'two schools')]);
    expect(writeHistory(ethics, history)['checks']).toEqual([
      { ...markOf('issue-how-many', originalText, 'two schools'), field: 'originalText' },
    ]);
  });

  it('asks again, about the new text, for what was not there', async () => {
    const { turns, history } = await marked([
      { id: 'issue-who-pays', version: 1, answer: 'absent' },
    ]);
    const { checks } = turns.at(-1)!;
    expect(checks?.field).toBe('mitigateText');
    expect(checks?.list.map(({ id }) => id)).toEqual(['issue-who-pays', 'resolution-when']);
    const sent = writeHistory(ethics, history);
    const next = await answer(
      {
        ...sent,
        checks: [history.checks[0], markOf('issue-who-pays', mitigateText, 'pay for their time')],
      },
      `${mitigateText} So be it.`,
    );
    const html = next.turns.map((turn) => turn.html.source).join('');
    expect(html).toContain('Answered since: “Who pays?”.');
  });
});

describe('marks that do not fit', () => {
  it.each([
    ['a check nobody declared', { id: 'x', answer: 'absent' }],
    ['an answer that is none', { id: 'issue-who-pays', answer: 'yes' }],
    ['words beyond the text', { id: 'issue-who-pays', answer: 'marked', start: 5, end: 9999 }],
    ['no words', { id: 'issue-who-pays', answer: 'marked', start: 5, end: 5 }],
    ['a text that is empty', { id: 'issue-who-pays', answer: 'absent', field: 'finalText' }],
    ['a field of no text', { id: 'issue-who-pays', answer: 'absent', field: '__proto__' }],
    ['no object', 'issue-who-pays'],
  ])('are left out: %s', (_, mark) => {
    expect(read({ currentStage: 2, originalText, checks: [mark] }).checks).toEqual([]);
  });

  it('count once for each check and field, the last one', () => {
    const absent = { id: 'issue-who-pays', version: 1, answer: 'absent' };
    const { checks } = read({
      currentStage: 2,
      originalText,
      checks: [absent, { ...absent, answer: 'inapplicable' }],
    });
    expect(checks.map((mark) => mark.answer)).toEqual(['inapplicable']);
  });
});
