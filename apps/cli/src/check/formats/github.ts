import { type CheckedFiles, told } from '../check-results.ts';

/** See: GitHub Actions, workflow commands `warning` and `error`. */
export function githubCommands({ files, unread }: CheckedFiles): string {
  const lines = [
    ...files.flatMap(({ remarks }) =>
      remarks.map((remark) => {
        const { start, end } = remark;
        const place = {
          file: remark.path,
          line: start.line,
          endLine: end.line,
          title: remark.title,
        };
        // Columns are only meaningful within one line.
        const across = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
        return command('warning', { ...place, ...across }, told(remark));
      }),
    ),
    ...files.flatMap(({ path, missed }) =>
      missed.map((sentence) => command('error', { file: path, title: 'Limit missed' }, sentence)),
    ),
    ...unread.map(({ path, trouble }) =>
      command('error', { file: path, title: 'Not read' }, trouble),
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
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
