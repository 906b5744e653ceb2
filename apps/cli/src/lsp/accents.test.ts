import { inSource } from '@vernacular/check';
import { readDocument } from '@vernacular/documents';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

/** Letters as a format may write them, with the letter that is read. */
const letters: Readonly<Record<string, readonly (readonly [written: string, read: string])[]>> = {
  tex: [
    ["\\'e", 'é'],
    ["\\'{E}", 'É'],
    ["{\\'a}", 'á'],
    ['\\"{\\i}', 'ï'],
    ['\\H{o}', 'ő'],
    ['{\\H u}', 'ű'],
    ['\\c{c}', 'ç'],
    ['\\v S', 'Š'],
    ['{\\oe}', 'œ'],
    ['{\\ss}', 'ß'],
  ],
  html: [
    ['&eacute;', 'é'],
    ['&#233;', 'é'],
    ['&#xdf;', 'ß'],
  ],
  md: [
    ['&eacute;', 'é'],
    ['&#xdf;', 'ß'],
  ],
  ipynb: [
    ['&eacute;', 'é'],
    ['&#xdf;', 'ß'],
  ],
  srt: [['&amp;', '&']],
  rtf: [["\\'e9", 'é']],
};

const around: Readonly<Record<string, readonly [string, string]>> = {
  ipynb: ['{"cells": [{"cell_type": "markdown", "source": ["', '"]}]}'],
  rtf: ['{\\rtf1\\ansi ', '}'],
  srt: ['1\n00:00:01,000 --> 00:00:02,000\n', '\n'],
};

it.each(Object.keys(letters))(
  '%s: a word is marked as a whole, accents at its ends and within',
  { timeout: 120_000 },
  async (ending) => {
    const letter = fc.constantFrom(['x', 'x'] as const, ['Q', 'Q'] as const, ...letters[ending]!);
    const word = fc.array(letter, { minLength: 1, maxLength: 4 });
    // All words in one file: each file is read in a thread of its own.
    const [words = []] = fc.sample(fc.array(word, { minLength: 150, maxLength: 150 }), 1);
    const written = words.map((one) => one.map(([source]) => source).join(''));
    const [head, foot] = around[ending] ?? ['', ''];
    const source = `${head}${written.join(' + ')} + plain${foot}`;
    const { text, origin } = await readDocument({
      bytes: Buffer.from(source),
      fileName: `a.${ending}`,
    });
    const cut: string[] = [];
    let at = 0;
    for (const one of words) {
      const read = one.map(([, shown]) => shown).join('');
      expect(text.slice(at, at + read.length)).toBe(read);
      const { start, end } = inSource(
        { text, origin: origin! },
        { start: at, end: at + read.length },
      );
      cut.push(source.slice(start, end));
      at += read.length + ' + '.length;
    }
    expect(cut).toEqual(written);
  },
);

it.each([
  ['Poincaré', "The Poincar\\'e conjecture.", "Poincar\\'e"],
  ['Étude', "The \\'Etude, in full.", "\\'Etude"],
  ['œuvre', 'An \\oe uvre of his.', '\\oe uvre'],
  ['naï', 'Quite na\\"\\i they are.', 'na\\"\\i'],
  ['naïve', 'A na\\"\\i ve one.', 'na\\"\\i ve'],
  ['Hvidø', 'On \\emph{Hvid\\o} they live.', 'Hvid\\o'],
])('LaTeX: %s', async (word, source, written) => {
  const { text, origin } = await readDocument({ bytes: Buffer.from(source), fileName: 'a.tex' });
  const at = text.indexOf(word);
  const { start, end } = inSource({ text, origin: origin! }, { start: at, end: at + word.length });
  expect(source.slice(start, end)).toBe(written);
});
