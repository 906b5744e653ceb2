import { type Rasch, rasch, twoProportions, wilson } from '@vernacular/reader-statistics';

import type { Options } from '../frame/options.ts';
import { median } from '../frame/quantile.ts';
import { seeded } from '../frame/seeded.ts';

const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));
const percent = (share: number) => `${Math.round(100 * share)} %`;
const signed = (share: number) => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)} %`;
const middleOf = ({ abilities }: Rasch) => median(abilities.map(({ estimate }) => estimate));
const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * Simulates readers of known ability from a fixed seed, to show how their number and a few strict ones change the
 * statistics.
 */
export function benchReaderStatistics({ short }: Options): void {
  const random = seeded(34);
  const rounds = short ? 20 : 2000;
  tellApart(random, rounds);
  threeStrictReaders(random, Math.ceil(rounds / 10));
}

/**
 * Prints, by number of readers, how often the interval of the difference between a word that 10 % mark and one that 40
 * % mark excludes 0, and the mean width of the second word's interval.
 */
function tellApart(random: () => number, rounds: number): void {
  console.log('readers a round   10 % told from 40 %   width of the interval of 40 %');
  const marks = (share: number, n: number) =>
    Array.from({ length: n }, random).filter((each) => each < share).length;
  for (const n of [5, 10, 14, 20, 25, 30, 35, 40, 50, 75, 100]) {
    const samples = Array.from({ length: rounds }, () => [marks(0.1, n), marks(0.4, n)] as const);
    const told = samples.filter(([few, many]) => twoProportions(many, n, few, n)!.low > 0);
    const widths = samples.map(([, many]) => wilson(many, n)!).map(({ low, high }) => high - low);
    console.log(
      `${String(n).padStart(15)}${percent(told.length / rounds).padStart(21)}${percent(mean(widths)).padStart(32)}`,
    );
  }
}

/** Difficulties of the simulated words in logits, easiest first, and the number of ordinary readers. */
const words = Array.from({ length: 40 }, (_, word) => -4 + word / 10);
const readers = 22;

/**
 * Simulates rounds of the same words with and without three strict readers, who mark nearly all. Prints how much harder
 * the words seem by the share of readers, by the model's average reader and by its median reader. Strict readers move
 * the average, and with it the origin of the difficulties, but hardly the median.
 */
function threeStrictReaders(random: () => number, rounds: number): void {
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const answer = (ability: number) => words.map((hard) => random() < logistic(hard - ability));
  const rises: {
    share: number;
    average: number;
    middle: number;
    strict: number;
    ordinary: number;
  }[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = Array.from({ length: readers }, () => answer(0.8 * normal()));
    const after = [...before, ...Array.from({ length: 3 }, () => answer(-6))];
    const [one, other] = [rasch(before), rasch(after)];
    if (one === null || other === null) continue;
    const both = words.flatMap((_, word) => {
      const [early, late] = [one.difficulties[word], other.difficulties[word]];
      return early && late ? [{ word, early: early.estimate, late: late.estimate }] : [];
    });
    const share = (marked: readonly (readonly boolean[])[], word: number) =>
      mean(marked.map((row) => Number(row[word])));
    rises.push({
      share: mean(both.map(({ word }) => share(after, word) - share(before, word))),
      average: mean(both.map(({ early, late }) => logistic(late) - logistic(early))),
      middle: mean(
        both.map(
          ({ early, late }) => logistic(late - middleOf(other)) - logistic(early - middleOf(one)),
        ),
      ),
      strict: mean(other.abilities.slice(readers).map(({ estimate }) => estimate)),
      ordinary: mean(other.abilities.slice(0, readers).map(({ estimate }) => estimate)),
    });
  }
  const of = (name: keyof (typeof rises)[number]) => mean(rises.map((each) => each[name]));
  console.log(`\n${readers} readers, and three strict ones more; ${rises.length} rounds`);
  console.log(`  share of readers that mark a word        ${signed(of('share'))}`);
  console.log(`  chance that the average reader does ${signed(of('average'))}`);
  console.log(`  chance that the middle reader does  ${signed(of('middle'))}`);
  console.log(
    `  ability of the strict ${of('strict').toFixed(1)}, of the others ${of('ordinary').toFixed(1)}`,
  );
}
