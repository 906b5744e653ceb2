import { writeResultsCsv } from '@vernacular/documents';

export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Returns the rows as CSV that is safe against formula injection in spreadsheets, or as one JSON object per line. */
export function writeExport(
  columns: readonly string[],
  rows: readonly object[],
  format: ExportFormat,
): string {
  const ordered = (row: object) =>
    columns.map((name) => [name, (Reflect.get(row, name) as unknown) ?? null] as const);
  if (format === 'jsonl')
    return rows.map((row) => `${JSON.stringify(Object.fromEntries(ordered(row)))}\n`).join('');
  const cells = rows.map((row) => ordered(row).map(([, value]) => cell(value)));
  return writeResultsCsv([columns, ...cells]);
}
