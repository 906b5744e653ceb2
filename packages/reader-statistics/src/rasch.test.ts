import { array, assert, boolean, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { rasch } from './rasch.ts';

/** Rows of marks, one character a word. */
const rows = (...lines: string[]) => lines.map((line) => Array.from(line, (each) => each === '1'));
const mixed = (readers: number) =>
  rows(...Array.from({ length: readers }, (_, i) => `${i % 3 ? 0 : 1}${i % 4 ? 0 : 1}${i % 2}01`));

it('says nothing of fewer than twenty readers', () => {
  expect(rasch(mixed(19))).toBeNull();
  expect(rasch(mixed(20))).not.toBeNull();
});

it('has no difficulty for a word that nobody marked, or everybody', () => {
  const { difficulties } = rasch(mixed(40))!;
  expect(difficulties.map((each) => each === null)).toEqual([false, false, false, true, true]);
});

it('says nothing where no two words differ from reader to reader', () => {
  expect(rasch([])).toBeNull();
  expect(rasch(Array.from({ length: 30 }, () => [true, false, true]))).toBeNull();
  expect(rasch(Array.from({ length: 30 }, (_, i) => [i % 2 === 0, false, true]))).toBeNull();
});

it('gives a finite ability to a reader who marked all words or none', () => {
  const { abilities } = rasch([...mixed(38), ...rows('11111', '00000')])!;
  const [all, nothing] = abilities.slice(-2);
  expect(all!.estimate).toBeLessThan(
    Math.min(...abilities.slice(0, -2).map((a) => a.estimate)) + 1e-12,
  );
  expect(nothing!.estimate).toBeGreaterThan(0);
  expect(Number.isFinite(all!.estimate)).toBe(true);
});

it('wants one entry a word in each row', () => {
  expect(() => rasch([...mixed(20), [true]])).toThrow(RangeError);
});

const answers = record({
  readers: integer({ min: 20, max: 60 }),
  words: integer({ min: 5, max: 12 }),
}).chain(({ readers, words }) =>
  array(array(boolean(), { minLength: words, maxLength: words }), {
    minLength: readers,
    maxLength: readers,
  }),
);

function isSound(marked: readonly (readonly boolean[])[]): boolean {
  const model = rasch(marked);
  if (model === null) return false;
  const times = (word: number) => marked.filter((row) => row[word]).length;
  const words = model.difficulties
    .flatMap((each, word) => (each === null ? [] : [{ ...each, times: times(word) }]))
    .sort((one, other) => one.times - other.times);
  return (
    words.every(({ estimate, standardError }) => Number.isFinite(estimate) && standardError > 0) &&
    words.every(({ estimate }, i) => i === 0 || estimate >= words[i - 1]!.estimate - 1e-6) &&
    model.abilities.every(({ estimate, sd }) => Number.isFinite(estimate) && sd >= 0)
  );
}

it('stays finite and in the order of the shares for any answers', () => {
  expect(() => {
    assert(property(answers, isSound), { numRuns: 30, seed: 34 });
  }).not.toThrow();
});
