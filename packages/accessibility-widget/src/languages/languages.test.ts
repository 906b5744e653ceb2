// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { directionOf, languageFor, languages } from './catalogue.ts';
import { english } from './english.ts';
import { launcherNames } from './launcher-names.ts';
import { initialLanguage, loadLanguage, translator } from './translate-and-load-language.ts';

const folder = new URL('../../locale/', import.meta.url);
const isPlural = (value: object) => 'other' in value;
/** Every sentence by its key; the forms of a plural follow under the key as `key#form`. */
const leaves = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, part]) =>
        leaves(part, isPlural(value as object) ? `${at}#${key}` : at ? `${at}.${key}` : key),
      );
const keysOf = (value: unknown) => [
  ...new Set(leaves(value).map(([key]) => key.replace(/#.*/u, ''))),
];
const icuName = (code: string) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase();
/** Wu has no plural data, and Intl would answer for the machine's own language. */
const pluralForms = (code: string) =>
  code === 'wuu' ? ['other'] : new Intl.PluralRules(code).resolvedOptions().pluralCategories;
/** Arabic’s dual and Hebrew’s “one” name their number: only a form of a single number may leave it out. */
const saysItsNumber = (name: string, key: string) => {
  const form = key.split('#')[1];
  const { code } = languages.find((language) => language.name === name)!;
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === form).length === 1;
};
const dictionaryOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${encodeURIComponent(name)}.json`, folder), 'utf8'));
const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/gu) ?? []).toSorted();
const wanted = new Map(leaves(english));

/** What a native editor struck out, with the reason; `any` reads all files. */
const unwanted: readonly (readonly [string, RegExp, string])[] = [
  ['Mandarin, Chinese (Wu), Japanese', /^注意(力)?$/u, 'the label of a warning'],
  ['Russian', /^Внимание$/u, 'the label of a warning'],
  ['Ukrainian, Polish', /^(Увага|Uwaga)$/u, 'the label of a warning'],
  [
    'French, Spanish, Portuguese, Italian',
    /^(Attention|Atención|Atenção|Attenzione)$/u,
    'a warning',
  ],
  ['Turkish, Azerbaijani, Serbo-Croatian', /^(Dikkat|Diqqət|Pažnja)$/u, 'the label of a warning'],
  ['Persian, Urdu, Yoruba', /^(توجه|توجہ|Àfiyèsí)$/u, 'the label of a warning'],
  [
    'any',
    /seizure|epilep|épilep|эпилеп|епілеп|צרע|פרכוס|التشنج|نوبات|癫痫|発作|발작|दौरे|Anfall/iu,
    'a medical promise',
  ],
  ['Mandarin, Chinese (Wu)', /字母间距|单词/u, 'letters and words of another script'],
  ['Hindi', /मोटा/u, 'fat text'],
  ['Gujarati, Urdu, Sindhi', /જાડું|موٹا|ٿلهو/u, 'fat text'],
  ['Telugu, Kannada, Oriya, Bengali', /బొద్దు|ದಪ್ಪ|ମୋଟା|মোটা/u, 'fat text'],
  ['Marathi, Gujarati, Malayalam', /विरोधाभास|વિરોધાભાસ|വൈരുദ്ധ്യം/u, 'contradiction for contrast'],
  ['German, French, Spanish', /bittet um|demande moins|pide menos/u, 'a device that asks'],
  ['Russian, Ukrainian, Polish', /просит|просить|prosi o/u, 'a device that asks'],
  ['Hindi, Arabic, Hebrew', /चाहता है|يطلب جهازك|מבקש/u, 'a device that asks'],
  ['German', /Einfarbig/u, 'one colour for shades of gray'],
  ['French', / [:!?;]/u, 'a breaking space before a mark'],
];

describe('the 37 languages', () => {
  test('have a file each, and no other file lies there', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      languages.map(({ name }) => `${name}.json`).toSorted(),
    );
  });

  test.each(languages.map(({ name }) => name))(
    '%s has every key, in order, with its placeholders',
    (name) => {
      const dictionary = dictionaryOf(name);
      expect(keysOf(dictionary)).toEqual(keysOf(english));
      for (const [key, sentence] of leaves(dictionary)) {
        expect(sentence.trim(), `${name} ${key}`).not.toBe('');
        if (!sentence.includes('{count}') && saysItsNumber(name, key)) continue;
        expect(placeholders(sentence), `${name} ${key}`).toEqual(
          placeholders(wanted.get(key.replace(/#.*/u, '#other')) ?? wanted.get(key) ?? ''),
        );
      }
    },
  );

  test.each(languages.map(({ name, code }) => [name, code] as const))(
    '%s has every plural form of %s',
    (name, code) => {
      const file = new URL(`${encodeURIComponent(name)}.json`, folder);
      const found = leaves(JSON.parse(readFileSync(file, 'utf8')))
        .map(([key]) => key.split('#')[1])
        .filter((form) => form !== undefined);
      expect(found.toSorted()).toEqual([...pluralForms(code)].toSorted());
    },
  );

  test.each(languages.map(({ name, code }) => [name, code] as const))(
    '%s says from where on low saturation is none',
    (name, code) => {
      const hundred = new Intl.NumberFormat([code, 'en']).format(100);
      expect(dictionaryOf(name).help.colors.lowSaturation).toContain(hundred);
    },
  );

  test('go by codes that BCP 47 knows', () => {
    const codes = languages.map(({ code }) => code);
    expect(codes.flatMap((code) => Intl.getCanonicalLocales(code))).toEqual(codes);
  });

  test('stand in the docs with who read them again, how and when', () => {
    const docs = readFileSync(new URL('../../../../docs/languages.md', import.meta.url), 'utf8');
    const rows = docs.matchAll(
      /^\| `([^`]+)\.json` +\| (editor|native speaker) +\| \d{4}-\d\d-\d\d /gmu,
    );
    expect([...rows].map(([, name]) => name)).toEqual(languages.map(({ name }) => name));
  });

  test.each(unwanted)('%s says nothing like %s: %s', (names, pattern) => {
    const read = names === 'any' ? languages.map(({ name }) => name) : names.split(', ');
    for (const name of read)
      for (const [key, sentence] of leaves(dictionaryOf(name)))
        expect(sentence, `${name} ${key}`).not.toMatch(pattern);
  });

  test.each(languages.map(({ name }) => name))('%s tells its settings apart', (name) => {
    const { profiles, content, colors, tools, more } = dictionaryOf(name);
    const labels = leaves({ profiles, content, colors, tools, more }).map(([, label]) => label);
    const twice = labels.filter((label, at) => labels.indexOf(label) !== at);
    expect(twice).toEqual([]);
  });

  test('are named in their own language, as Node’s ICU names them', () => {
    const strangers = languages.filter(
      ({ code, ownName }) => !icuName(code)?.includes(ownName.slice(0, 4).toLowerCase()),
    );
    expect(strangers.map(({ name }) => name)).toEqual(['Chinese (Wu)']);
  });

  test.each(languages.map(({ name, code }) => [name, code] as const))(
    '%s names the launcher before it has loaded',
    (name, code) => {
      expect(launcherNames[code.split('-')[0]!]).toBe(dictionaryOf(name).open);
    },
  );
});

describe('a language tag', () => {
  test.each([
    ['he', 'Hebrew'],
    ['he-IL', 'Hebrew'],
    ['pt-BR', 'Portuguese'],
    ['EN-gb', 'English'],
    ['zh-Hans', 'Mandarin'],
    ['wuu', 'Chinese (Wu)'],
  ])('%s is %s', (tag, name) => {
    expect(languageFor(tag)?.name).toBe(name);
  });

  test.each(['xx', '', null])('%s is none of ours', (tag) => {
    expect(languageFor(tag)).toBeNull();
  });

  test.each(['ar', 'fa', 'he', 'he-IL', 'ur', 'sd'])('%s runs from right to left', (code) => {
    expect(directionOf(code)).toBe('rtl');
  });

  test('others run from left to right', () => {
    expect(directionOf('az')).toBe('ltr');
  });
});

describe('the first language', () => {
  test.each([
    ['', null, 'en', 'it', 'Italian'],
    ['', 'de', 'en', 'it', 'German'],
    ['', null, 'en', 'xx', 'English'],
  ])(
    'of choice %s, storage %s, page %s and owner %s is %s',
    (chosen, stored, page, owners, name) => {
      expect(initialLanguage(chosen, stored, page, owners).name).toBe(name);
    },
  );

  test.each([
    ['fr', 'de', 'en', 'French'],
    ['', 'de', 'en', 'German'],
    ['', null, 'en-GB', 'English'],
    ['', null, 'he', 'Hebrew'],
  ])('of choice %s, storage %s and page %s is %s', (chosen, stored, page, name) => {
    expect(initialLanguage(chosen, stored, page).name).toBe(name);
  });

  test.each([
    ['', ['sv', 'fr-CA', 'de'], 'French'],
    ['el', ['pl'], 'Polish'],
    ['el', ['sv'], 'English'],
  ])(
    'of a page in “%s”, which the menu does not speak, is one of %j: %s',
    (page, browsers, name) => {
      expect(initialLanguage('', null, page, null, browsers).name).toBe(name);
    },
  );
});

describe('a translation', () => {
  test('fills placeholders and falls back to English', () => {
    const t = translator({ valueIs: '{value} – {name}' });
    expect(t('valueIs', { name: 'Zoom', value: '2' })).toBe('2 – Zoom');
    expect(t('close')).toBe('Close');
  });

  test.each([
    [1, 'Włączono 1 ustawienie'],
    [3, 'Włączono 3 ustawienia'],
    [12, 'Włączono 12 ustawień'],
  ])('counts %d in Polish', (count, sentence) => {
    expect(translator(dictionaryOf('Polish'), 'pl')('activeCount', { count })).toBe(sentence);
  });

  test.each([
    [1, 'تعديل واحد مفعّل'],
    [2, 'تعديلان مفعّلان'],
    [3, '٣ تعديلات مفعّلة'],
    [11, '١١ تعديلًا مفعّلًا'],
  ])('counts %d in Arabic', (count, sentence) => {
    const said = translator(dictionaryOf('Arabic'), 'ar-EG')('activeCount', { count });
    expect(said).toBe(sentence);
  });

  test.each([
    ['a missing file', new Response('', { status: 404 })],
    ['a page instead of a file', new Response('<html>', { status: 200 })],
    ['another dictionary', new Response('{"a":1}', { status: 200 })],
  ])('refuses %s', async (_, reply) => {
    await expect(
      loadLanguage(languages[3]!, 'https://site.example/locale/', async () => reply),
    ).rejects.toThrow(/French|Spanish|English|Russian|Mandarin|JSON/u);
  });
});
