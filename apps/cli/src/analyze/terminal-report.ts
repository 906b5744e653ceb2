import {
  FEWEST_WORDS_FOR_DIFFICULTY,
  HARDEST,
  scoreFeedback,
  type Report,
} from '@vernacular/analyzer';

import { columns } from '../terminal/columns.ts';
import { methodRemark } from './method-remark.ts';
import { colouredText, colours, marks } from './coloured-text.ts';

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
