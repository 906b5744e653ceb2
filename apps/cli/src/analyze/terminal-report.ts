import {
  FEWEST_WORDS_FOR_DIFFICULTY,
  HARDEST,
  type Level,
  levels,
  scoreFeedback,
  type Report,
} from '@vernacular/analyzer';

import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';
import { methodRemark } from '../texts/method-option.ts';

type Look = Readonly<Record<Exclude<Level, 'common'>, readonly [before: string, after: string]>>;

/** ANSI codes: mid-frequency words underlined in orange, rare words underlined in bold red. */
const colours: Look = {
  mid: ['\u001b[4;38;5;172m', '\u001b[0m'],
  rare: ['\u001b[1;4;31m', '\u001b[0m'],
};

/** Marks for output without colour: `_mid-frequency_`, `*rare*`. */
const marks: Look = { mid: ['_', '_'], rare: ['*', '*'] };

/** Returns the text with its mid-frequency and rare words set off, the numbers of each level and the score. */
export function terminalReport(report: Report, { isColoured }: { isColoured: boolean }): string {
  const { score, message, dictionary } = report;
  const result = score === null ? message : `Score ${score} of 100. ${scoreFeedback(score)}`;
  return [
    `${colouredText(report, isColoured ? colours : marks).trimEnd()}\n`,
    isColoured ? inColour(levelTable(report, ['', ''])) : levelTable(report, ['_', '*']),
    [
      result,
      difficultyRemark(report),
      symbolsRemark(report),
      `Word counts: ${dictionary.label}.`,
      methodRemark(report),
      '',
    ]
      .filter((line) => line !== null)
      .join('\n'),
  ].join('\n');
}

function colouredText({ text, tokens }: Report, look: Look): string {
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

function difficultyRemark({ difficulty, cleaned }: Report): string | null {
  if (difficulty === null) return null;
  const remark = `Difficulty ${difficulty.toFixed(2)}: 0 if all words were common, ${HARDEST} if all were rare.`;
  return cleaned < FEWEST_WORDS_FOR_DIFFICULTY
    ? `${remark} Of fewer than ${FEWEST_WORDS_FOR_DIFFICULTY} words it says little.`
    : remark;
}

function symbolsRemark({ symbols }: Report): string | null {
  const names = [...new Set(symbols.map(({ symbol }) => symbol))];
  return names.length === 0 ? null : `Symbols and formulas, counted apart: ${names.join(', ')}.`;
}

function levelTable(
  { common, mid, rare, cleaned, percentages }: Report,
  [midMark = '', rareMark = '']: readonly string[],
): string {
  return columns(
    [
      ['Common', String(common), `${percentages.common} %`],
      [`${midMark}Mid-frequency${midMark}`, String(mid), `${percentages.mid} %`],
      [`${rareMark}Rare${rareMark}`, String(rare), `${percentages.rare} %`],
      ['Classified', String(cleaned), ''],
    ],
    { right: [1, 2] },
  );
}

/** Colour codes are added last, because they would count towards the width of a column. */
function inColour(table: string): string {
  return table
    .replace(/^Mid-frequency/m, (name) => colours.mid.join(name))
    .replace(/^Rare/m, (name) => colours.rare.join(name));
}
