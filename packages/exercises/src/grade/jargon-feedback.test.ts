import { expect, it } from 'vitest';

import type { ScoredGrade } from './grade.ts';
import { jargonFeedback } from './jargon-feedback.ts';

const grade = (score: number, mid: number): ScoredGrade => ({
  kind: 'grade',
  total: 60,
  common: 60 - mid,
  mid,
  rare: 0,
  percentages: { common: 0, mid: 0, rare: 0 },
  score,
  rareWords: [],
  abbreviations: [],
  countedWith: { code: 'EnglishGeneral', language: 'en', label: '', period: null },
});

it.each([
  ['en', 79, 25, 'No rare words at all; the 25 mid-frequency ones lower the score.'],
  ['en', 88, 1, 'No rare words at all; the mid-frequency one lowers the score.'],
  ['en', 96, 5, 'No rare words at all.</p>'],
  ['he', 79, 25, '25 מילים בשכיחות בינונית מורידות את הציון.'],
  ['he', 88, 1, 'מילה אחת בשכיחות בינונית מורידה את הציון.'],
] as const)(
  'tells why a text without rare words has no higher score (%s, %i)',
  (language, score, mid, text) => {
    expect(jargonFeedback(grade(score, mid), [], language).source).toContain(text);
  },
);

it('does not praise the score of a text that may tell of distress', () => {
  const [praised, plain] = [true, false].map(
    (isPraised) => jargonFeedback({ ...grade(96, 5), isPraised }, [], 'en').source,
  );
  expect(praised).toContain('Nicely done!');
  expect(plain).not.toContain('Nicely done!');
});
