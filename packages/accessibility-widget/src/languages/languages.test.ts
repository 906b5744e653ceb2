// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { directionOf, languageFor, languages } from './catalogue.ts';
import { english } from './english.ts';
import { initialLanguage, loadLanguage, translator } from './load.ts';

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
const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/gu) ?? []).toSorted();
const wanted = new Map(leaves(english));

describe('the 37 languages', () => {
  test('have a file each, and no other file lies there', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      languages.map(({ name }) => `${name}.json`).toSorted(),
    );
  });

  test.each(languages.map(({ name }) => name))(
    '%s has every key, in order, with its placeholders',
    (name) => {
      const { $unreviewed, ...dictionary } = JSON.parse(
        readFileSync(new URL(`${encodeURIComponent(name)}.json`, folder), 'utf8'),
      );
      expect($unreviewed === undefined || typeof $unreviewed === 'string').toBe(true);
      expect(keysOf(dictionary)).toEqual(keysOf(english));
      for (const [key, sentence] of leaves(dictionary)) {
        expect(sentence.trim(), `${name} ${key}`).not.toBe('');
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

  test('go by codes that BCP 47 knows', () => {
    const codes = languages.map(({ code }) => code);
    expect(codes.flatMap((code) => Intl.getCanonicalLocales(code))).toEqual(codes);
  });

  test('that docs call unreviewed are marked so in their files, and no others', () => {
    const docs = readFileSync(new URL('../../../../docs/languages.md', import.meta.url), 'utf8');
    const listed = [...docs.matchAll(/`([^`]+)\.json`\s*\|/gu)].map(([, name]) => name);
    const marked = languages
      .map(({ name }) => name)
      .filter(
        (name) =>
          '$unreviewed' in
          JSON.parse(readFileSync(new URL(`${encodeURIComponent(name)}.json`, folder), 'utf8')),
      );
    expect(new Set(listed)).toEqual(new Set(marked));
  });

  test('are named in their own language, as Node’s ICU names them', () => {
    const strangers = languages.filter(
      ({ code, ownName }) => !icuName(code)?.includes(ownName.slice(0, 4).toLowerCase()),
    );
    expect(strangers.map(({ name }) => name)).toEqual(['Chinese (Wu)']);
  });

  test('English’s file says what the built-in strings say', () => {
    expect(JSON.parse(readFileSync(new URL('English.json', folder), 'utf8'))).toEqual(english);
  });
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
    ['fr', 'de', 'en', 'French'],
    ['', 'de', 'en', 'German'],
    ['', null, 'en-GB', 'English'],
    ['', null, '', 'Hebrew'],
  ])('of choice %s, storage %s and page %s is %s', (chosen, stored, page, name) => {
    expect(initialLanguage(chosen, stored, page).name).toBe(name);
  });
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
    const polish: unknown = JSON.parse(readFileSync(new URL('Polish.json', folder), 'utf8'));
    expect(translator(polish, 'pl')('activeCount', { count })).toBe(sentence);
  });

  test.each([
    ['a missing file', new Response('', { status: 404 })],
    ['a page instead of a file', new Response('<html>', { status: 200 })],
    ['another dictionary', new Response('{"a":1}', { status: 200 })],
  ])('refuses %s', async (_, reply) => {
    await expect(
      loadLanguage(languages[3]!, 'https://site.example', async () => reply),
    ).rejects.toThrow(/French|Spanish|English|Russian|Mandarin|JSON/u);
  });
});
