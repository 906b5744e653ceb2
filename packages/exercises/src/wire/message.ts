import { filledRows, type Answer } from '../answers/answer.ts';
import { Html, paragraphs } from '../turn/html.ts';
import type { Turn } from '../turn/turn.ts';
import { readPlainText, readSent, readTruth, readWhole } from './read-untrusted-values.ts';
import type { Check, ChecksAsked } from '../checks/check.ts';

/**
 * One message of a conversation. Its text is HTML of ours with the student's words escaped; only a message that a
 * student is just sending is a plain string.
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
  readonly wordRange: { readonly from: number; readonly to: number } | null;
  readonly revises?: string;
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

/** `TypedMessage` is a message on its way to the server; `AnyMessage` is one on a screen, where both kinds meet. */
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

/** A student's answer as the message to send. */
export const typedMessage = (id: string, { text, table }: Answer): TypedMessage => ({
  ...plainMessage,
  id,
  text,
  isStudent: true,
  tableData: table,
  ...(table.length > 0 && { inputType: 'table' as const }),
});

/** A student's answer as the message to store, with its text escaped. */
export const studentMessage = (id: string, answer: Answer): Message => ({
  ...typedMessage(id, answer),
  text: paragraphs(answer.text),
});

/**
 * Reads a reply or a stored message, in any spelling of its field names; `null` if it is not a message. Its HTML is
 * not trusted: a screen sanitizes it before showing it.
 */
export const readMessage = (value: unknown): Message | null =>
  readFields(value, (text) => new Html(text));

/** No real conversation is longer, but a client may send any number of messages. */
const newest = 100;

/** Cached, because several parts of a turn read the same messages. */
const alreadyRead = new WeakMap<object, Message | null>();

function readOnce(sent: unknown): Message | null {
  if (typeof sent !== 'object' || sent === null) return null;
  if (!alreadyRead.has(sent)) alreadyRead.set(sent, readMessage(sent));
  return alreadyRead.get(sent) ?? null;
}

/** The newest 100 messages of a conversation, oldest first; invalid entries are left out. */
export const newestMessages = (messages: readonly unknown[]): readonly Message[] =>
  messages
    .slice(-newest)
    .map(readOnce)
    .filter((message) => message !== null);

/** Reads a message that a student is sending; `null` if it is not a message, or the bot's. */
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

/** Parses a string that begins with `[` as JSON; any other value, or invalid JSON, is returned unchanged. */
export const fromJson = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\[/.test(value) ? parsed(value) : value;

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

/** No question has more checks. */
const mostChecks = 12;

function readChecks(value: unknown): ChecksAsked | null {
  const sent = readSent(value);
  const list = Array.isArray(sent?.['list']) ? sent['list'] : [];
  const checks = list.slice(0, mostChecks).flatMap((each) => readCheck(each) ?? []);
  const field = readPlainText(sent?.['field']).slice(0, 100);
  return field === '' || checks.length === 0 ? null : { field, list: checks };
}

function readCheck(value: unknown): Check | null {
  const sent = readSent(value);
  const text = (name: string) => readPlainText(sent?.[name]).slice(0, 1000);
  const [id, question, fact] = [text('id'), text('question'), text('fact')];
  if (id === '' || question === '') return null;
  return {
    id,
    version: readWhole(sent?.['version']) ?? 1,
    question,
    why: text('why'),
    good: text('good'),
    weak: text('weak'),
    source: text('source'),
    ...((fact === 'number' || fact === 'universal') && { fact }),
  };
}
