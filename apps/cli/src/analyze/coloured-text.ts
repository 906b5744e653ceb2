import { levels, type Level, type Report } from '@vernacular/analyzer';

import { plainText } from '../terminal/plain-text.ts';

type Look = Readonly<Record<Exclude<Level, 'common'>, readonly [before: string, after: string]>>;

/** ANSI codes: mid-frequency words underlined in orange, rare words underlined in bold red. */
export const colours: Look = {
  mid: ['\u001b[4;38;5;172m', '\u001b[0m'],
  rare: ['\u001b[1;4;31m', '\u001b[0m'],
};

/** Marks for output without colour: `_mid-frequency_`, `*rare*`. */
export const marks: Look = { mid: ['_', '_'], rare: ['*', '*'] };

export function colouredText({ text, tokens }: Report, look: Look): string {
  const pieces: string[] = [];
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const level = levels[tokens.levels[index]!]!;
    if (level === 'common') continue;
    const [before, after] = look[level];
    const start = tokens.starts[index]!;
    const end = tokens.ends[index]!;
    pieces.push(plainText(text.slice(at, start)), before, plainText(text.slice(start, end)), after);
    at = end;
  }
  pieces.push(plainText(text.slice(at)));
  return pieces.join('');
}
