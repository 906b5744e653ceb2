import { randomBytes } from 'node:crypto';

import { readerResultsCall } from '@vernacular/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

/**
 * Forty readers whose ability, and words whose difficulty, were drawn at random: the second set of readers of
 * packages/reader-statistics/src/reference. A row a reader, in it 1 for each word that the reader marked.
 */
const readers = [
  '111111111111',
  '000000000000',
  '001110110110',
  '100011101101',
  '000000001000',
  '000000001000',
  '000101001111',
  '000000000000',
  '101101011011',
  '011011011111',
  '000010111100',
  '001111111111',
  '011011111110',
  '100001110111',
  '001101101111',
  '000000000100',
  '011101101110',
  '001000000111',
  '010100101011',
  '010111111111',
  '101001110111',
  '000000000001',
  '001011101111',
  '010000010101',
  '101010001010',
  '000010010111',
  '001101001011',
  '000000010100',
  '011000101111',
  '011111011111',
  '001111010101',
  '001100010011',
  '000010000010',
  '000010011100',
  '110111111111',
  '011111111111',
  '000000101010',
  '000000000111',
  '000100010011',
  '000001000000',
];

/** Difficulty and standard error of each word, by glmer of R's lme4 1.1-31 with 25 nodes. */
const difficulties: Readonly<Record<string, readonly [number, number]>> = {
  water: [-2.14028, 0.54238],
  school: [-1.37088, 0.48368],
  enzyme: [-0.3046, 0.45036],
  people: [-0.59299, 0.45467],
  kinase: [-0.448, 0.4521],
  ribosome: [-0.16214, 0.44942],
  morning: [-0.448, 0.4521],
  phosphorylation: [-0.01997, 0.44925],
  histone: [0.41082, 0.45341],
  winter: [0.86188, 0.46546],
  chromatin: [1.02037, 0.47166],
  table: [0.70806, 0.46044],
};

/** The ability of the reader in the middle, by its ranef. */
const middle = -0.1574847;

/** Nobody marked these. */
const known = 'house window mitochondria river garden tomato polymerase street';
const text = `${Object.keys(difficulties).join(' ')} ${known}`;

/** By R: prop.test without correction, cohen.kappa of psych, ci.auc of pROC by DeLong's method. */
const agreement = {
  sensitivity: [0.5454545, 0.2800915, 0.7872873],
  specificity: [0.6666667, 0.3542021, 0.8794162],
  kappa: [0.2079208, -0.2109359, 0.6267775],
  auc: [0.5959596, 0.3301992, 0.86172],
} as const;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (await site.app.inject({ method, url, ...(payload && { payload }) })).json<unknown>();

it('finds what forty readers knew, as R does, to three digits', async () => {
  const asked = {
    text,
    textLanguage: 'en',
    pageLanguage: 'en',
    askedBy: '',
    audience: '',
    questions: [],
  };
  const { id, resultsKey } = (await call('POST', '/api/reader-tests', asked)) as Record<
    string,
    string
  >;
  await Promise.all(
    readers.map((row) => {
      const marks = Object.keys(difficulties)
        .filter((_, at) => row[at] === '1')
        .map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));
      const code = randomBytes(16).toString('base64url');
      return call('PUT', `/api/reader-tests/${id}/answers/${code}`, {
        marks,
        knewAll: marks.length === 0,
        answers: [],
        rating: null,
        seconds: 60,
      });
    }),
  );
  const reply = await call('GET', `/api/reader-results/${resultsKey}`);
  const { shown, ...frame } = readerResultsCall.reply.parse(reply);
  expect([frame.readers, shown?.model, shown?.families.length]).toEqual([40, 'rasch', 20]);
  const families = new Map(shown?.families.map((family) => [family.word, family]));
  for (const word of known.split(' '))
    expect(families.get(word)).toMatchObject({ marked: 0, difficulty: null });
  for (const [word, [estimate, error]] of Object.entries(difficulties)) {
    const difficulty = families.get(word)!.difficulty!;
    expect(difficulty.estimate).toBeCloseTo(estimate - middle, 3);
    expect((difficulty.high - difficulty.low) / (2 * 1.96)).toBeCloseTo(error, 3);
  }
  for (const [name, figures] of Object.entries(agreement)) {
    const { estimate, low, high } = shown?.agreement?.[name as keyof typeof agreement] ?? {};
    for (const [at, figure] of [estimate, low, high].entries())
      expect(figure).toBeCloseTo(figures[at]!, 3);
  }
  expect(shown?.agreement).toMatchObject({ markedWords: 11, foundWords: 6 });
});
