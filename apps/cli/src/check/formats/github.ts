import type { CheckedFiles, Remark } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';

/**
 * Returns the findings as workflow commands of GitHub Actions (`::warning`, `::error`). GitHub shows the first ten of
 * each, so the first place of each word comes before its others.
 */
export function githubCommands({ files, unread }: CheckedFiles): string {
  const lines = [
    ...firstPlacesFirst(files.flatMap(({ remarks }) => remarks)).map((remark) => {
      const { start, end } = remark;
      const place = {
        file: remark.path,
        line: start.line,
        endLine: end.line,
        title: remark.title,
      };
      // Columns are only meaningful within one line.
      const across = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
      return command('warning', { ...place, ...across }, remarkSentence(remark));
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

function firstPlacesFirst(remarks: readonly Remark[]): readonly Remark[] {
  const first = new Map(
    remarks.toReversed().map((remark) => [remark.written.toLowerCase(), remark] as const),
  );
  const isFirst = (remark: Remark) => first.get(remark.written.toLowerCase()) === remark;
  return [...remarks.filter(isFirst), ...remarks.filter((remark) => !isFirst(remark))];
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedValue = (value: string | number) =>
  escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');

const command = (
  name: string,
  values: Readonly<Record<string, string | number>>,
  message: string,
) =>
  `::${name} ${Object.entries(values)
    .map(([key, value]) => `${key}=${escapedValue(value)}`)
    .join(',')}::${escaped(message)}`;
