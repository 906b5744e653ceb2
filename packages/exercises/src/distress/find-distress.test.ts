/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { distressIn } from './find-distress.ts';

const file = (name: string) =>
  readFileSync(new URL(`examples/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const linesOf = (name: string) => file(name).filter((line) => line !== '' && !line.startsWith('#'));
const heldOut = file('held-out.jsonl').map(
  (line) => JSON.parse(line) as { readonly kind: 'distress' | 'ordinary'; readonly text: string },
);
const heldOutTexts = (kind: string) =>
  heldOut.filter((each) => each.kind === kind).map(({ text }) => text);

const sentences = {
  distress: [
    ...linesOf('distress.txt'),
    ...linesOf('develop-distress.txt'),
    ...heldOutTexts('distress'),
  ],
  ordinary: [
    ...linesOf('ordinary.txt'),
    ...linesOf('develop-ordinary.txt'),
    ...heldOutTexts('ordinary'),
  ],
};

// All of these were read while the patterns were written. What is missed among sentences that nobody who wrote a
// pattern has seen has to be measured with new ones: it is more.
it('asks about 98 in 100 of the sentences of distress', () => {
  const missed = sentences.distress.filter((text) => distressIn(text).length === 0);
  expect(missed.length / sentences.distress.length).toBeLessThan(0.02);
});

it('takes 95 in 100 of the ordinary sentences as ordinary', () => {
  const asked = sentences.ordinary.filter((text) => distressIn(text).length > 0);
  expect(asked.length / sentences.ordinary.length).toBeLessThan(0.05);
});

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

it('hears the same words without apostrophes, in capitals, with letters drawn out', () => {
  for (const text of ['I DON’T WANT TO LIVE', 'i dont want to live', 'I want to dieeeee'])
    expect(distressIn(text)).toHaveLength(1);
});

it('reads the longest answer without a full stop to its end', () => {
  for (const word of ['i ', 'i just ', 'my ', 'אני ', 'he ', 'כבר '])
    expect(distressIn(`${word.repeat(20_000 / word.length)}I want to die`)).toHaveLength(1);
});
