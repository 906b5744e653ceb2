/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { distressIn } from './find-distress.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(`held-out/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const isAsked = (text: string) => distressIn(text).length > 0;

// Written by somebody who had seen no rule, weight or example. The weights are never fitted on these lists.
describe.each(['en', 'he'])(
  '60 messages of each kind that were never fitted on (%s)',
  (language) => {
    it('misses 3 of distress at most', () => {
      const missed = linesOf(`distress-${language}`).filter((text) => !isAsked(text));
      expect(missed.length).toBeLessThanOrEqual(3);
    });

    it('asks about 6 ordinary ones at most', () => {
      const asked = linesOf(`ordinary-${language}`).filter(isAsked);
      expect(asked.length).toBeLessThanOrEqual(6);
    });
  },
);

it.each([
  'I want to die',
  'i tryed to kil myself',
  'My study is about soil bacteria and honestly I wish I was dead.',
  'my supervisor touches me',
  'I am going to shoot my boss',
  'My sister wants to end her life',
  'נאנסתי בכנס',
  'אני אהרוג אותו',
  'אחותי חותכת את עצמה',
])('asks about: %s', (text) => {
  expect(distressIn(text)).toHaveLength(1);
});

it.each([
  'The battery dies after two hundred cycles.',
  'A suicide gene is put into the tumour cells.',
  'I study suicide prevention among adolescents.',
  'Hitler killed himself in a bunker.',
  'I’m dying to know what the reviewers think.',
  'אני מתה לדעת מה יגידו השופטים',
  'התאים מתים תוך שעה',
])('takes as ordinary: %s', (text) => {
  expect(distressIn(text)).toEqual([]);
});

it('finds one sentence in a whole text of research', () => {
  const text = 'We looked at soil moisture in three valleys, and it fell from May to July. '.repeat(
    8,
  );
  expect(distressIn(`${text}My supervisor touches me. ${text}`)).toEqual([
    'my supervisor touches me',
  ]);
});

it('hears three words in the other language of a sentence', () => {
  for (const text of [
    'מדדנו את לחות הקרקע בשלושה עמקים בחודש מאי wanna unalive myself',
    'we measured the soil moisture in three valleys in May נכנס לי למיטה',
  ])
    expect(distressIn(text)).toHaveLength(1);
});

it('hears the same words without apostrophes, in capitals, with letters drawn out', () => {
  for (const text of ['I DON’T WANT TO LIVE', 'i dont want to live', 'I want to dieeeee'])
    expect(distressIn(text)).toHaveLength(1);
});

it('reads the longest answer without a full stop to its end', () => {
  for (const words of [
    'we looked at soil moisture in three valleys in May ',
    'מדדנו את לחות הקרקע בשלושה עמקים במאי ',
  ]) {
    const text = words.repeat(20_000 / words.length);
    expect(distressIn(`${text}I want to die`)).toHaveLength(1);
    expect(distressIn(text)).toEqual([]);
  }
});

it('asks about nothing in another language, and in numbers', () => {
  expect(distressIn('Я хочу умереть. أريد أن أموت.')).toEqual([]);
  expect(distressIn('42 — 17')).toEqual([]);
});
