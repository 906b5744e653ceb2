import { filledRows } from '../steps/answer.ts';
import type { Answer } from '../steps/answer.ts';
import { paragraphs } from '../turn/html.ts';
import type { Html } from '../turn/html.ts';
import type { Turn } from '../turn/turn.ts';
import { readPlainText, readSent, readTruth, readWhole } from './untrusted.ts';

/** One message of a conversation as it travels and as it is stored. */
export interface Message {
  readonly id: string;
  /** HTML of ours; what a student wrote is escaped in it. */
  readonly text: string;
  readonly isStudent: boolean;
  readonly inputType: 'text' | 'table';
  readonly tableHeaders: readonly string[];
  readonly minimumRows: number;
  readonly tableData: readonly (readonly string[])[];
  readonly exampleRow: readonly string[];
  /** How many words were asked for. */
  readonly wordRange: { readonly from: number; readonly to: number } | null;
}

const plainMessage = {
  inputType: 'text',
  tableHeaders: [],
  minimumRows: 0,
  tableData: [],
  exampleRow: [],
  wordRange: null,
} as const;

/** A turn of the bot as a message. */
export const botMessage = (id: string, { html, table, range }: Turn): Message => ({
  ...plainMessage,
  id,
  text: html,
  isStudent: false,
  wordRange: range ?? null,
  ...(table && {
    inputType: 'table',
    tableHeaders: table.headers,
    minimumRows: table.minimumRows,
    exampleRow: table.example,
  }),
});

/** What a student answered as a message, every character shown as it was typed. */
export const studentMessage = (id: string, { text, table }: Answer): Message => ({
  ...plainMessage,
  id,
  text: paragraphs(text) satisfies Html,
  isStudent: true,
  tableData: table,
  ...(table.length > 0 && { inputType: 'table' as const }),
});

/** A message somebody sent or stored, in any of the casings and spellings of its fields; `null` when it is none. */
export function readMessage(value: unknown): Message | null {
  const sent = readSent(value);
  if (!sent) return null;
  const range = readSent(sent['wordRange']);
  const from = readWhole(range?.['from']);
  const to = readWhole(range?.['to']);
  return {
    id: readPlainText(sent['id']).slice(0, 100),
    text: readPlainText(sent['text']),
    isStudent: readTruth(sent['isStudent']),
    inputType: sent['inputType'] === 'table' ? 'table' : 'text',
    tableHeaders: readList(sent['tableHeaders']),
    minimumRows: readWhole(sent['minimumRows']) ?? 0,
    tableData: readRows(sent['tableData']),
    exampleRow: readList(sent['exampleRow']),
    wordRange: from !== null && to !== null ? { from, to } : null,
  };
}

/** What a student's message answers. */
export const answerOf = ({ text, tableData }: Message): Answer => ({
  text,
  table: filledRows(tableData),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** A list that may have been stored as JSON; anything else as it is. */
export const fromJson = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\[/.test(value) ? parsed(value) : value;

/** The cells of a line of comma-separated values; a cell in quotation marks may hold commas. */
const cells = (line: string): readonly string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  );

function readList(value: unknown): readonly string[] {
  const list = fromJson(value);
  if (Array.isArray(list)) return list.slice(0, 20).map(readPlainText);
  return typeof list === 'string' && list.trim() !== '' ? cells(readPlainText(list)) : [];
}

function readRows(value: unknown): readonly (readonly string[])[] {
  const rows = fromJson(value);
  if (Array.isArray(rows)) return rows.slice(0, 200).map(readList);
  if (typeof rows !== 'string' || rows.trim() === '') return [];
  return readPlainText(rows).split('\n').slice(0, 200).map(cells);
}
