import { describe, expect, it } from 'vitest';

import { languages } from '../platform/language/languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<Tree>('./*/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const namespaces = [...new Set(Object.keys(files).map((path) => path.split('/')[2]!))];
const others = languages.filter(({ code }) => code !== 'en').map(({ code }) => code);
const plural = /_(?:zero|one|two|few|many|other)$/;

/** Every sentence of a file by its dotted key. */
function sentences(
  tree: Tree | undefined,
  prefix = '',
  found = new Map<string, string>(),
): Map<string, string> {
  for (const [key, value] of Object.entries(tree ?? {})) {
    if (typeof value === 'string') found.set(`${prefix}${key}`, value);
    else sentences(value, `${prefix}${key}.`, found);
  }
  return found;
}

const read = (language: string, file: string) => sentences(files[`./${language}/${file}`]);

/** Keys without their plural endings. */
const keys = (found: Map<string, string>) =>
  [...new Set([...found.keys()].map((key) => key.replace(plural, '')))].sort();

/** What a sentence leaves open: {{values}} and <tags>. */
const openings = (sentence: string) =>
  [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(
    ([all, name]) => name ?? all,
  );

/** A plural form may leave out the number, as in 'one visit'; nothing else may be missing or added. */
const leavesTheSame = (original: string[], translated: string[], mayOmit: boolean) =>
  translated.every((opening) => original.includes(opening)) &&
  (mayOmit || original.every((opening) => translated.includes(opening)));

describe.each(namespaces)('%s', (file) => {
  const english = read('en', file);

  it.each(others)('has every key in %s, and no other', (language) => {
    expect(keys(read(language, file))).toEqual(keys(english));
  });

  it.each(others)('leaves the same open in %s', (language) => {
    const strangers = [...read(language, file)].filter(([key, sentence]) => {
      const base = key.replace(plural, '');
      const original = english.get(key) ?? english.get(`${base}_other`) ?? english.get(base) ?? '';
      return !leavesTheSame(openings(original), openings(sentence), plural.test(key));
    });
    expect(strangers).toEqual([]);
  });

  it.each(['en', ...others])('has each plural form of %s', (language) => {
    const found = read(language, file);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...found.keys()].filter((key) => plural.test(key));
    for (const base of new Set(counted.map((key) => key.replace(plural, '')))) {
      const present = forms.filter((form) => found.has(`${base}_${form}`));
      expect([base, present]).toEqual([base, forms]);
    }
  });

  it.each(['en', ...others])('leaves no sentence empty in %s', (language) => {
    const empty = [...read(language, file)].filter(([, sentence]) => sentence.trim() === '');
    expect(empty).toEqual([]);
  });
});

describe('the texts', () => {
  const code = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .map(([, source]) => source)
    .join('\n');

  /** A key is used when its last part, or a template that ends before it, stands in the code. */
  const isUsed = (key: string) => {
    const base = key.replace(plural, '');
    const last = base.slice(base.lastIndexOf('.') + 1);
    const folder = base.slice(0, base.lastIndexOf('.') + 1);
    if (folder !== '' && code.includes(`\`${folder}\${`)) return true;
    return new RegExp(
      String.raw`\b${last}\b|['"\x60.]${base.replaceAll('.', String.raw`\.`)}['"\x60]`,
    ).test(code);
  };

  it.each(namespaces)('has nothing in %s that no screen shows', (file) => {
    expect(
      [...read('en', file).keys()].filter((key) => !isUsed(key) && !isBuilt(file, key)),
    ).toEqual([]);
  });
});

/** Keys put together from something stored or sent, which no source spells out. */
const built: Readonly<Record<string, RegExp>> = {
  'grading.json': /^codes\./,
  'people.json': /^option\./,
  'places.json': /^language\./,
};
const isBuilt = (file: string, key: string) => built[file]?.test(key) === true;
