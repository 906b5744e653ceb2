// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { directionOf, languageFor, languages } from './catalogue.ts';
import { english } from './english.ts';
import { initialLanguage, loadLanguage, translator } from './load.ts';

const folder = new URL('../../locale/', import.meta.url);
const leaves = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, part]) =>
        leaves(part, at ? `${at}.${key}` : key),
      );
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
      const found = leaves(dictionary);
      expect(found.map(([key]) => key)).toEqual([...wanted.keys()]);
      for (const [key, sentence] of found) {
        expect(sentence.trim(), `${name} ${key}`).not.toBe('');
        expect(placeholders(sentence), `${name} ${key}`).toEqual(
          placeholders(wanted.get(key) ?? ''),
        );
      }
    },
  );

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
    ['a missing file', new Response('', { status: 404 })],
    ['a page instead of a file', new Response('<html>', { status: 200 })],
    ['another dictionary', new Response('{"a":1}', { status: 200 })],
  ])('refuses %s', async (_, reply) => {
    await expect(
      loadLanguage(languages[3]!, 'https://site.example', async () => reply),
    ).rejects.toThrow(/French|Spanish|English|Russian|Mandarin|JSON/u);
  });
});
