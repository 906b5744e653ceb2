import { filledRows } from '../steps/answer.ts';
import type { Answer } from '../steps/answer.ts';
import { Html, paragraphs } from '../turn/html.ts';
import type { Check } from '../checks/check.ts';
import type { ChecksAsked, Turn } from '../turn/turn.ts';
import { readPlainText, readSent, readTruth, readWhole } from './untrusted.ts';

/**
 * One message of a conversation. What was said is HTML of ours, a student's words escaped in it; only a message that a
 * student is just sending is a string: the words as they were typed.
 */
export interface Message<Text extends Html | string = Html> {
  readonly id: string;
  readonly text: Text;
  readonly isStudent: boolean;
  readonly inputType: 'text' | 'table';
  readonly tableHeaders: readonly string[];
  readonly minimumRows: number;
  readonly tableData: readonly (readonly string[])[];
  readonly exampleRow: readonly string[];
  /** How many words were asked for. */
  readonly wordRange: { readonly from: number; readonly to: number } | null;
  /** The field of the history object that is written again; an answer may start from its text. */
  readonly revises?: string;
  /** The checks of the question, and the field of the history object whose text they are about. */
  readonly checks?: ChecksAsked;
}

const plainMessage = {
  inputType: 'text',
  tableHeaders: [],
  minimumRows: 0,
  tableData: [],
  exampleRow: [],
  wordRange: null,
} as const;

/** A message on its way to the server, and one on a screen, where both kinds meet. */
export type TypedMessage = Message<string>;
export type AnyMessage = Message<Html | string>;

/** A turn of the bot as a message. */
export const botMessage = (id: string, { html, table, range, revises, checks }: Turn): Message => ({
  ...plainMessage,
  id,
  text: html,
  isStudent: false,
  wordRange: range ?? null,
  ...(revises !== undefined && { revises }),
  ...(checks && { checks }),
  ...(table && {
    inputType: 'table',
    tableHeaders: table.headers,
    minimumRows: table.minimumRows,
    exampleRow: table.example,
  }),
});

/** What a student answers as the message that is sent. */
export const typedMessage = (id: string, { text, table }: Answer): TypedMessage => ({
  ...plainMessage,
  id,
  text,
  isStudent: true,
  tableData: table,
  ...(table.length > 0 && { inputType: 'table' as const }),
});

/** What a student answered as the message that is kept, every character shown as it was typed. */
export const studentMessage = (id: string, answer: Answer): Message => ({
  ...typedMessage(id, answer),
  text: paragraphs(answer.text),
});

/**
 * A message that was said: one of a reply or one that was stored, in any of the casings and spellings of its fields;
 * `null` when it is none. Its HTML was ours once; a screen cleans it before it shows it.
 */
export const readMessage = (value: unknown): Message | null =>
  readFields(value, (text) => new Html(text));

/** A message that a student is just sending; `null` when it is none, or the bot's. */
export function readTypedMessage(value: unknown): TypedMessage | null {
  const read = readFields(value, (text) => text);
  return read?.isStudent ? read : null;
}

function readFields<Text extends Html | string>(
  value: unknown,
  textOf: (text: string) => Text,
): Message<Text> | null {
  const sent = readSent(value);
  if (!sent) return null;
  const range = readSent(sent['wordRange']);
  const from = readWhole(range?.['from']);
  const to = readWhole(range?.['to']);
  const revises = readPlainText(sent['revises']).slice(0, 100);
  const checks = readChecks(sent['checks']);
  return {
    id: readPlainText(sent['id']).slice(0, 100),
    text: textOf(readPlainText(sent['text'])),
    isStudent: readTruth(sent['isStudent']),
    inputType: sent['inputType'] === 'table' ? 'table' : 'text',
    tableHeaders: readList(sent['tableHeaders']),
    minimumRows: readWhole(sent['minimumRows']) ?? 0,
    tableData: readRows(sent['tableData']),
    exampleRow: readList(sent['exampleRow']),
    wordRange: from !== null && to !== null ? { from, to } : null,
    ...(revises !== '' && { revises }),
    ...(checks && { checks }),
  };
}

/** The checks of a message; `null` when it has none. */
function readChecks(value: unknown): ChecksAsked | null {
  const { field, list } = readSent(value) ?? {};
  if (!Array.isArray(list)) return null;
  return { field: readPlainText(field), list: list.slice(0, 20).map(readCheck) };
}

function readCheck(value: unknown): Check {
  const { version, fact, ...texts } = readSent(value) ?? {};
  const text = (name: string) => readPlainText(texts[name]);
  return {
    id: text('id'),
    version: readWhole(version) ?? 1,
    source: text('source'),
    question: text('question'),
    why: text('why'),
    good: text('good'),
    weak: text('weak'),
    ...((fact === 'number' || fact === 'universal') && { fact }),
  };
}

/** What a student's message answers. */
export const answerOf = ({ text, tableData }: TypedMessage): Answer => ({
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
