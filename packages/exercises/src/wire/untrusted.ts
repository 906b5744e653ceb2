import { longestAnswer } from '../steps/answer.ts';

/** An object somebody sent, its fields by name in camel case: `StudentName`, `student_name` and `studentName` read alike. */
export type Sent = Readonly<Record<string, unknown>>;

/**
 * The fields of an object by camel-case name; `null` when it is no object.
 * Where a field is there in several spellings, the one in camel case wins, unless it is empty.
 */
export function readSent(value: unknown): Sent | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);

  return Object.fromEntries([
    ...entries.filter(([name, each]) => isCamel(name) && isNothing(each)),
    ...entries.filter(([name]) => !isCamel(name)).map(([name, each]) => [camelCase(name), each]),
    ...entries.filter(([name, each]) => isCamel(name) && !isNothing(each)),
  ]) as Sent;
}

const isNothing = (each: unknown) => each === '' || each === null || each === undefined;

const isCamel = (name: string) => name === camelCase(name);

const camelCase = (name: string) =>
  name
    .replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

// oxlint-disable-next-line no-control-regex -- these are what a database refuses
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A value as text no database refuses: numbers and booleans written out, anything else empty. */
export function readPlainText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.replace(controls, '').replace(loneSurrogates, '\uFFFD').replaceAll('\r\n', '\n');
}

/** Whether a text is longer than anything a person writes here. */
export const isTooLong = (text: string): boolean => text.length > longestAnswer;

/** A whole number of at least 0, sent as a number or as its digits; `null` for anything else. */
export function readWhole(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : readPlainText(value).trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** True for `true`, 1, and the words true, 1 and yes. */
export const readTruth = (value: unknown): boolean =>
  ['true', '1', 'yes'].includes(readPlainText(value).trim().toLowerCase());

/** The moment somebody names, as ISO 8601; empty when it is none. */
export function readMoment(value: unknown): string {
  const moment = new Date(readPlainText(value));
  return typeof value !== 'string' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
