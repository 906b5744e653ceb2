import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readStudies } from './read-studies.ts';

const [one, two] = ['0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11', 'a3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52'];
const both = { en: 'Words.', he: 'מילים.' };
const arms = [
  { name: 'coached', exercise: 'half-life', edition: 'full', link: one },
  { name: 'neutral', exercise: 'half-life', edition: 'slim', link: two },
];
const unlinked = arms.map(({ name, exercise, edition }) => ({ name, exercise, edition }));
const study = { name: 'spring', title: both, arms, consent: { version: '1', text: both } };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-studies-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  const path = join(folder, 'studies.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readStudies(path);
}

it('are none without a file', async () => {
  expect(await readStudies(undefined)).toEqual([]);
});

it('are read with what was left out', async () => {
  expect(await read({ studies: [study] })).toMatchObject([
    { name: 'spring', codes: 'free', oneAnswerPerCode: true, arms: [{ share: 1 }, { share: 1 }] },
  ]);
});

it.each([
  ['{', 'is not JSON'],
  [{ studies: [{ ...study, arms: [] }] }, 'studies.0.arms must have at least 1 items.'],
  [{ studies: [{ ...study, extra: 1 }] }, 'studies.0 has fields nobody asked for: extra.'],
  [{ studies: [{ ...study, title: { en: 'Words.' } }] }, 'studies.0.title.he is missing.'],
  [{ studies: [{ ...study, opens: 'soon' }] }, 'studies.0.opens must be a moment such as'],
  [{ studies: [{ ...study, arms: unlinked }] }, 'spring: coached needs a link'],
  [
    { studies: [{ ...study, random: { link: one, seed: 's', block: 4 } }] },
    'spring draws its arms by lot, so coached must have no link.',
  ],
  [
    { studies: [{ ...study, arms: unlinked, random: { link: one, seed: 's', block: 3 } }] },
    'random.block must be a multiple of 2',
  ],
  [
    { studies: [{ ...study, opens: '2027-02-01T00:00:00Z', closes: '2027-01-01T00:00:00Z' }] },
    'spring closes before it opens.',
  ],
  [{ studies: [{ ...study, codes: ['A1', 'a1'] }] }, 'spring lists the code a1 twice.'],
  [{ studies: [study, study] }, 'Two studies are called spring.'],
])('are refused in a plain sentence: %#', async (content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

it('are read as docs/research.md shows them', async () => {
  const page = readFileSync(new URL('../../../../docs/research.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([^]*?)```/u.exec(page) ?? [];
  expect(await read(example)).toMatchObject([{ name: 'plain-words-2027', random: { block: 4 } }]);
});
