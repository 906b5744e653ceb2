/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { distressIn } from './find-distress.ts';

const examples = (name: string) =>
  readFileSync(new URL(`examples/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it.each(examples('distress'))('asks about: %s', (text) => {
  expect(distressIn(text)).not.toEqual([]);
});

it.each(examples('ordinary'))('takes as ordinary: %s', (text) => {
  expect(distressIn(text)).toEqual([]);
});

it('finds one sentence in a whole text of research', () => {
  const text = 'We looked at soil moisture in three valleys, and it fell from May to July. '.repeat(
    8,
  );
  expect(distressIn(`${text}My supervisor touches me. ${text}`)).toEqual([
    ' my supervisor touches me . ',
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

it('finds most of what others wrote who never saw the cues', () => {
  // Held out: whoever writes cues must not read this file. The aim is 95 in 100 found; 85 are.
  const heldOut = readFileSync(new URL('examples/held-out.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: 'distress' | 'ordinary'; text: string });
  const askedAbout = (kind: string) => {
    const texts = heldOut.filter((each) => each.kind === kind);
    return texts.filter(({ text }) => distressIn(text).length > 0).length / texts.length;
  };
  expect(askedAbout('distress')).toBeGreaterThan(0.85);
  expect(askedAbout('ordinary')).toBeLessThan(0.1);
});
