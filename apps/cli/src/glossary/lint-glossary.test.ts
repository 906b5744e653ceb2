import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openGlossary } from '@vernacular/check';
import { faultsIn } from '@vernacular/check/glossary-file';
import { makeBundled, openStore } from '@vernacular/dictionaries/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runForTests } from '../run-for-tests.ts';
import { rareWordFinder } from './rare-word-finder.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-glossary-'));
  await makeBundled(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['en', 'EnglishGeneral'],
  ['he', 'HebrewGeneral'],
] as const)('the glossary in %s', (language, code) => {
  it('has no entry that breaks a rule', async () => {
    const rareWordsOf = rareWordFinder(await openStore(folder).open(code));
    const { fields } = await openGlossary(language);
    const faults = fields.flatMap((field) =>
      faultsIn({ language, field, rareWordsOf }).map(
        ({ term, sentence }) => `${field.field}, ${term}: ${sentence}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

function check(content: unknown) {
  const path = join(folder, 'field.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return runForTests(['glossary', path], { environment: { DATA_DIR: folder } });
}

const field = (...terms: readonly object[]) => ({ field: 'Heart', cues: ['heart'], terms });

describe('vernacular glossary', () => {
  it('names each broken rule with its term', async () => {
    const { code, out } = await check(
      field(
        { term: 'stent', gloss: 'small tube', glosses: 'small tubes' },
        { term: 'angioplasty', gloss: 'an angioplastic act (of opening)' },
        { term: 'bypass', gloss: 'a b c d e f g h i j k l m' },
        { term: 'stent', gloss: 'a small tube' },
      ),
    );
    expect(code).toBe(1);
    expect(out.replaceAll(/^\S+: /gmu, '')).toBe(
      [
        'stent: “small tube” lacks an article, for its term is countable.',
        'angioplasty: “an angioplastic act (of opening)” has rare words: angioplastic.',
        'angioplasty: “an angioplastic act (of opening)” cannot stand in brackets as it is.',
        'angioplasty: “an angioplastic act (of opening)” explains the term by its own word “angioplasty”.',
        'bypass: “a b c d e f g h i j k l m” has 13 words; at most 12 fit.',
        'stent: It stands twice in this field.',
        '',
      ].join('\n'),
    );
  });

  it('passes a sound file', async () => {
    const { code, out } = await check(field({ term: 'stent', gloss: 'a small tube' }));
    expect({ code, out: out.endsWith('field.json: sound\n') }).toEqual({ code: 0, out: true });
  });

  it.each([
    ['{', 'This is not JSON.'],
    [{ field: 'Heart', cues: [], terms: [{ term: 'stent' }] }, 'terms.0.gloss: '],
    [{ ...field({ term: 'stent', gloss: 'a tube' }), more: 1 }, 'The file: '],
  ])('names the place of what is no field: %j', async (content, message) => {
    const { code, out } = await check(content);
    expect({ code, isNamed: out.includes(message) }).toEqual({ code: 1, isNamed: true });
  });
});
