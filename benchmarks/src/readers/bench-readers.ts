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

/** Readers of a known truth, made from a seed: what their number and their strictness do to the figures. */
export function benchReaders({ short }: Options): void {
  const random = seeded(34);
  const rounds = short ? 20 : 2000;
  tellApart(random, rounds);
  threeStrictReaders(random, Math.ceil(rounds / 10));
}

/** How often the interval of the difference leaves out 0, for a word that 10 % of readers mark and one that 40 % do. */
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

/** The words a round, from easy to hard, and the readers beside whom three more mark nearly everything. */
const words = Array.from({ length: 40 }, (_, word) => -4 + word / 10);
const readers = 22;

/**
 * Two rounds of the same words by readers of the same kind, the second with three strict readers more: by how much
 * the words seem harder in the share of readers, and in the model for its average reader and for the one in the middle. Strict readers move
 * the average and with it the origin of the difficulties, but hardly the middle.
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
