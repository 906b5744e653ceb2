/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { exercises } from '../catalog.ts';
import { neutralReply } from '../coach/coach-port.ts';
import type { Grade } from '../grade/grade.ts';
import { phrases } from '../phrases/phrases.ts';
import { rowsFromText, written } from '../steps/answer.ts';
import { readHistory } from '../wire/history.ts';
import type { History } from '../wire/history.ts';
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
  readFileSync(new URL(`../${name}/transcripts/full-${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('you: '))
    .map((line) => line.slice(5));

it.each(exercises.flatMap(({ name }) => [[name, 'en'] as const, [name, 'he'] as const]))(
  'in %s (%s) a next round is promised where one follows, and after the last text it is the next text',
  async (name, language) => {
    const exercise = exercises.find((each) => each.name === name)!;
    const setting = { edition: 'full', language } as const;
    const read = readHistory(exercise, setting, { currentStage: exercise.openingStage, language });
    let history = (read as { readonly history: History }).history;
    const scores: string[] = [];
    for (const line of answersOf(name, language)) {
      const table = line.startsWith('table ')
        ? rowsFromText(line.slice(6).replaceAll(' ;; ', '\n'))
        : [];
      const answer = table.length > 0 ? { text: '', table } : written(line);
      // oxlint-disable-next-line no-await-in-loop -- one answer follows the other
      const went = await converse(exercise, setting, history, answer, {
        run: ({ kind }) => Promise.resolve(kind === 'grade' ? grade : neutralReply),
        now: () => new Date('2026-11-21T08:00:00Z'),
      });
      history = went.history;
      scores.push(
        ...went.turns
          .map(({ html }) => html.source)
          .filter((said) => said.includes(phrases[language].encouragement)),
      );
    }
    expect(scores.length).toBeGreaterThan(1);
    const { lastRound } = phrases[language];
    expect(scores.map((said) => said.includes(lastRound))).toEqual(
      scores.map((_, at) => at === scores.length - 1),
    );
  },
);
