import type { CheckedFiles, Remark } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';

/**
 * Returns workflow commands: a warning for each finding, an error for each missed limit and unread file. GitHub shows
 * ten of a kind, so the first place of each word comes before its others.
 */
export function githubCommands({ files, unread }: CheckedFiles): string {
  const lines = [
    ...firstPlacesFirst(files.flatMap(({ remarks }) => remarks)).map((remark) => {
      const { path: file, title, start, end } = remark;
      // Columns are only meaningful within one line.
      const across = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
      const place = { file, line: start.line, endLine: end.line, title, ...across };
      return command('warning', place, remarkSentence(remark));
    }),
    ...files.flatMap(({ path, missed }) =>
      missed.map((sentence) => command('error', { file: path, title: 'Limit missed' }, sentence)),
    ),
    ...unread.map(({ path, trouble }) =>
      command('error', { file: path, title: 'Not read' }, trouble),
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const wordOf = ({ written }: Remark) => written.toLowerCase();

function firstPlacesFirst(remarks: readonly Remark[]): readonly Remark[] {
  const first = new Map(remarks.toReversed().map((remark) => [wordOf(remark), remark]));
  const isFirst = (remark: Remark) => first.get(wordOf(remark)) === remark;
  return [...remarks.filter(isFirst), ...remarks.filter((remark) => !isFirst(remark))];
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedValue = (value: string | number) =>
  escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');

function command(name: string, values: Readonly<Record<string, string | number>>, message: string) {
  const given = Object.entries(values).map(([key, value]) => `${key}=${escapedValue(value)}`);
  return `::${name} ${given.join(',')}::${escaped(message)}`;
}
