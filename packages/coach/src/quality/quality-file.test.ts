import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import { casesOf, type QualityFile } from './quality-file.ts';
import { remarkName } from './remark-name.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`answers/${name}.json`, import.meta.url), 'utf8')) as QualityFile;

const files = {
  en: [read('en-develop'), read('en-judge')],
  he: [read('he-develop'), read('he-judge')],
} as const;

const answersIn = (language: 'en' | 'he') => files[language].flatMap(({ answers }) => answers);

describe('the quality file', () => {
  test('has three hundred answers in English and a hundred in Hebrew, good, middling and bad', () => {
    expect(answersIn('en').length).toBeGreaterThanOrEqual(300);
    expect(answersIn('he').length).toBeGreaterThanOrEqual(100);
    expect(new Set(answersIn('en').map(({ kind }) => kind)).size).toBe(3);
  });

  test.each(['en', 'he'] as const)('asks of every focus in both halves (%s)', (language) => {
    const [develop, judged] = files[language].map(
      ({ answers }) => new Set(answers.map(({ focus }) => focus)),
    );
    expect(develop).toEqual(judged);
  });

  test.each(['en', 'he'] as const)('keeps the texts of its halves apart (%s)', (language) => {
    const [develop, judged] = files[language].map(
      ({ drafts }) => new Set(Object.values(drafts).map(({ text }) => text)),
    );
    expect([...(develop ?? [])].filter((text) => judged?.has(text))).toEqual([]);
  });

  test('names a draft for every answer', () => {
    for (const file of [...files.en, ...files.he])
      for (const { request } of casesOf(file, 'en')) expect(request.draft).not.toBe('');
  });
});

describe('the name of a remark', () => {
  test('is its place among the sayings', () => {
    expect(remarkName(english.works.link('ferries'))).toEqual({ kind: 'praise', name: 'link' });
    expect(remarkName(hebrew.change.longSentence(44))).toEqual({
      kind: 'criticism',
      name: 'longSentence',
    });
    expect(remarkName(english.change.otherName('gadget', 'device', 1))?.name).toBe('otherName');
    expect(remarkName(english.question.claim[1])?.kind).toBe('closing');
  });

  test('is nothing for a sentence the coach cannot say', () => {
    expect(remarkName('Well done.')).toBeNull();
  });
});
