import { expect, it } from 'vitest';

import { exercises } from '../catalog/exercises.ts';
import { neutralReply } from '../coach/coach-port.ts';
import { abbreviationsIn } from '../grade/abbreviations.ts';
import type { Grade } from '../grade/grade.ts';
import { phrases } from '../words/words.ts';
import { rowsFromText, written } from '../answers/answer.ts';
import { readHistory } from '../wire/history.ts';
import type { History } from '../wire/history.ts';
import { linesOf } from '../transcripts-for-tests.ts';
import { converse } from './converse.ts';

const grade: Grade = {
  kind: 'grade',
  total: 120,
  common: 100,
  mid: 10,
  rare: 10,
  percentages: { common: 84, mid: 8, rare: 8 },
  score: 80,
  rareWords: [{ word: 'enzymes', count: 0 }],
  abbreviations: [],
  countedWith: { code: 'Test', language: 'en', label: 'For tests', period: null },
};

const answersOf = (name: string, language: string) =>
  linesOf(name, `full-${language}.txt`)
    .filter((line) => line.startsWith('you: '))
    .map((line) => line.slice(5));

/** All that is said in a conversation with these answers. */
async function walk(
  name: string,
  language: 'en' | 'he',
  answers: readonly string[],
  grading: (text: string) => Grade,
) {
  const exercise = exercises.find((each) => each.name === name)!;
  const setting = { edition: 'full', language } as const;
  const read = readHistory(exercise, setting, { currentStage: exercise.openingStage, language });
  let history = (read as { readonly history: History }).history;
  const said: string[] = [];
  const messages: object[] = [];
  for (const line of answers) {
    const table = line.startsWith('table ')
      ? rowsFromText(line.slice(6).replaceAll(' ;; ', '\n'))
      : [];
    const answer = table.length > 0 ? { text: '', table } : written(line);
    // oxlint-disable-next-line no-await-in-loop -- one answer follows the other
    messages.push({ ...answer, isStudent: true });
    const went = await converse(exercise, setting, history, answer, {
      messages: [{ text: '' }, ...messages],
      run: (request) =>
        Promise.resolve(request.kind === 'grade' ? grading(request.text) : neutralReply),
      now: () => new Date('2026-11-21T08:00:00Z'),
    });
    history = went.history;
    messages.push(...went.turns.map(({ html }) => ({ text: html.source })));
    said.push(...went.turns.map(({ html }) => html.source));
  }
  return said;
}

it.each(exercises.flatMap(({ name }) => [[name, 'en'] as const, [name, 'he'] as const]))(
  'in %s (%s) a next round is promised where one follows, and after the last text it is the next text',
  async (name, language) => {
    const said = await walk(name, language, answersOf(name, language), () => grade);
    const scores = said.filter((one) => one.includes(phrases[language].encouragement));
    expect(scores.length).toBeGreaterThan(0);
    const { lastRound } = phrases[language];
    expect(scores.map((one) => one.includes(lastRound))).toEqual(
      scores.map((_, at) => at === scores.length - 1),
    );
  },
);

it('asks once of an abbreviation that stands in every version', async () => {
  const answers = answersOf('half-life', 'en').map((line) =>
    line.split(' ').length > 20 ? `${line} It is an LED.` : line,
  );
  const said = await walk('half-life', 'en', answers, (text) => ({
    ...grade,
    abbreviations: abbreviationsIn(text),
  }));
  expect(said.filter((one) => one.includes('LED') && one.includes('Not spelt out'))).toHaveLength(
    1,
  );
});

it('asks again where the text to be halved comes back whole, until it is said to stay', async () => {
  const [name = '', audience = '', first = ''] = answersOf('half-life', 'en');
  const begun = [name, audience, first];
  const again = await walk('half-life', 'en', [...begun, `${first} `], () => grade);
  expect(again.at(-1)).toContain('word for word');
  expect(again.at(-1)).toContain('about 60 words');
  const left = await walk('half-life', 'en', [...begun, first, 'No change'], () => grade);
  expect(left.at(-1)).toContain('about 30 words');
});
