import { describe, expect, it } from 'vitest';

import { exerciseNamed, exercises } from '../catalog/exercises.ts';
import { converse } from '../conversation/converse.ts';
import type { Setting } from '../exercise/script-types.ts';
import { neutralReply } from '../coach/coach-port.ts';
import { written } from '../answers/answer.ts';
import { readHistory, writeHistory } from '../wire/history.ts';

import { checkedStepsOf } from '../catalog/checks-by-exercise.ts';
import { validMarks } from './step-checks.ts';
import type { Mark } from './check.ts';
import { findFact, whatMarksShow } from './sentences-about-marks.ts';

const ethics = exerciseNamed('ethics');
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

/** The checks of the second question of Ethics. */
const askedIn = async (setting: Setting) =>
  (await answer({ currentStage: 1 }, originalText, setting)).turns.at(-1)?.checks;

/** The second text of Ethics, sent with marks of the first. */
const marked = (checks: readonly object[]) =>
  answer({ currentStage: 2, originalText, checks }, mitigateText);

describe('a question with checks', () => {
  it('lists them in its HTML and as data, with the field of the text that stands', async () => {
    const { turns } = await answer({ currentStage: 1 }, originalText);
    const { checks, html } = turns.at(-1)!;
    expect(checks?.field).toBe('originalText');
    const [first] = checks?.list ?? [];
    expect(first?.id).toBe('issue-harmed');
    expect(html.source).toContain(
      `<li data-check="issue-harmed"><strong>${first?.question}</strong> ${first?.why}</li>`,
    );
  });

  it('has none in the slim edition, unless a study switches them on', async () => {
    const slim: Setting = { edition: 'slim', language: 'en' };
    expect(await askedIn(slim)).toBeUndefined();
    expect(await askedIn({ ...slim, hasChecks: true })).toBeDefined();
  });

  it('is answered with a text alone, and nothing is said of checks then', async () => {
    const went = await answer({ currentStage: 2, originalText }, mitigateText);
    expect(went.kind).toBe('moved');
    expect(went.turns.map(({ html }) => html.source).join('')).not.toContain('You marked');
  });
});

/** All that is said then. */
const said = async (checks: readonly object[]) =>
  (await marked(checks)).turns.map(({ html }) => html.source).join('');

describe('what the marks show', () => {
  const unfair = 'Who fares worse, bears more or is left out, and who gains?';

  it('is what was marked and what is absent', async () => {
    const html = await said([
      markOf('issue-control', originalText, 'the films are kept for years'),
      { id: 'issue-unfair', version: 1, answer: 'absent' },
    ]);
    expect(html).toContain('You marked words for 1 of 6 checks.');
    expect(html).toContain(`You found nothing for “${unfair}”; “Every pupil” stands in your text.`);
  });

  it('names “every” where nothing was found for a group that is left out', async () => {
    const html = await said([{ id: 'issue-unfair', version: 1, answer: 'absent' }]);
    expect(html).toContain('; “Every pupil” stands in your text.');
  });

  it('is kept in the field of the comments, with what was not looked at', async () => {
    const { history } = await marked([{ id: 'issue-unfair', version: 1, answer: 'absent' }]);
    const kept = history.facts['mitigateTextGpt3'];
    expect(kept).toContain(`You found nothing for “${unfair}”; “Every pupil” stands in your text.`);
    expect(kept).toContain(
      'Not looked at: “Who or what could be harmed or wronged, and how exactly?”',
    );
  });

  it('comes back in the history, each mark with its field', async () => {
    const { history } = await marked([markOf('issue-harmed', originalText, 'pupils')]);
    expect(writeHistory(ethics, history)['checks']).toEqual([
      { ...markOf('issue-harmed', originalText, 'pupils'), field: 'originalText' },
    ]);
  });

  it('asks again, about the new text, for what was not there', async () => {
    const { turns, history } = await marked([{ id: 'issue-unfair', version: 1, answer: 'absent' }]);
    const { checks } = turns.at(-1)!;
    expect(checks?.field).toBe('mitigateText');
    expect(checks?.list.slice(0, 2).map(({ id }) => id)).toEqual([
      'issue-unfair',
      'resolution-lessens',
    ]);
    const again = markOf('issue-unfair', mitigateText, 'pay for their time');
    const next = await answer(
      { ...writeHistory(ethics, history), checks: [history.checks[0], again] },
      `${mitigateText} So be it.`,
    );
    const html = next.turns.map((turn) => turn.html.source).join('');
    expect(html).toContain(`Answered since: “${unfair}”.`);
  });

  it('names marked words without a number where a number is asked for', () => {
    const check = checkedStepsOf(exerciseNamed('critical-thinking'))[
      'question2Answer'
    ]!.checks.en.find(({ id }) => id === 'evidence-how-many')!;
    const answered = { answer: 'marked', words: 'many graves', isAskedAgain: false } as const;
    const one = { ...answered, id: check.id, question: check.question, check };
    expect(whatMarksShow([one], 'We opened many graves.', 'en')).toContain(
      'For “How many out of how many, and what became of the rest?” you marked “many graves”; no number stands there.',
    );
  });
});

describe.each(exercises.map((exercise) => [exercise.name, checkedStepsOf(exercise)] as const))(
  'the checks of %s',
  (_, steps) => {
    const all = Object.values(steps).flatMap((step) => step?.checks.en ?? []);
    it('are four to six at each step, each with an id of its own', () => {
      for (const step of Object.values(steps)) {
        expect(step?.checks.en.length).toBeGreaterThanOrEqual(4);
        expect(step?.checks.en.length).toBeLessThanOrEqual(6);
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    });

    it('hold their fact in the good sentence of “number”, in both languages', () => {
      for (const { checks } of Object.values(steps).filter((step) => step !== undefined))
        for (const { fact, good, weak } of [...checks.en, ...checks.he]) {
          if (fact !== 'number') continue;
          expect(findFact(fact, good)).not.toBeNull();
          expect(findFact(fact, weak)).toBeNull();
        }
    });
  },
);

/** The marks that are kept where the second text of Ethics is asked. */
function fitting(checks: readonly unknown[]) {
  const history = read({ currentStage: 2, originalText, checks });
  return validMarks(checkedStepsOf(ethics), history.checks, history.facts, 'mitigateText');
}

describe('marks that do not fit', () => {
  it.each([
    ['a check nobody declared', { id: 'x', answer: 'absent' }],
    ['an answer that is none', { id: 'issue-unfair', answer: 'yes' }],
    ['words beyond the text', { id: 'issue-unfair', answer: 'marked', start: 5, end: 9999 }],
    ['no words', { id: 'issue-unfair', answer: 'marked', start: 5, end: 5 }],
    ['a text that is empty', { id: 'issue-unfair', answer: 'absent', field: 'finalText' }],
    ['a field of no text', { id: 'issue-unfair', answer: 'absent', field: '__proto__' }],
    ['no object', 'issue-unfair'],
  ])('are left out: %s', (_, mark) => {
    expect(fitting([mark])).toEqual([]);
  });

  it('count once for each check and field, the last one', () => {
    const absent = { id: 'issue-unfair', version: 1, answer: 'absent' };
    const checks = fitting([absent, { ...absent, answer: 'inapplicable' }]);
    expect(checks.map((mark) => mark.answer)).toEqual(['inapplicable']);
  });
});
