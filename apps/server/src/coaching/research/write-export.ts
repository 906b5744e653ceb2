import { writeResultsCsv } from '@vernacular/documents';
import type { ExerciseName } from '@vernacular/exercises';

import { researchColumns } from './columns.ts';
import type { Participant } from './participants.ts';

/** How an export may be written. */
export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** An export as text: CSV that a spreadsheet opens without running anything, or one JSON object a line. */
export function writeExport(
  exercise: ExerciseName,
  participants: readonly Participant[],
  format: ExportFormat,
): string {
  const columns = researchColumns(exercise);
  const ordered = (one: Participant) => columns.map((name) => [name, one[name] ?? null] as const);
  if (format === 'jsonl')
    return participants
      .map((one) => `${JSON.stringify(Object.fromEntries(ordered(one)))}\n`)
      .join('');
  const rows = participants.map((one) => ordered(one).map(([, value]) => cell(value)));
  return writeResultsCsv([columns, ...rows]);
}
