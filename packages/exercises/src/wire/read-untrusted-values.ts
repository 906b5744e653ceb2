import { longestAnswer } from '../answers/answer.ts';

/**
 * An untrusted object with its fields in camel case: `StudentName`, `student_name` and `studentName` are the same
 * field.
 */
export type Sent = Readonly<Record<string, unknown>>;

/**
 * The fields of an untrusted object, with their names in camel case; null if the value is no object. If a field comes
 * in several spellings, the one in camel case counts unless it is empty.
 */
export function readSent(value: unknown): Sent | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Sent;
  // Without a prototype: a field may be called __proto__.
  const sent = Object.create(null) as Record<string, unknown>;
  for (const [name, each] of Object.entries(given)) {
    const field = isCamel(name) ? name : camelCase(name);
    const isSecond =
      field === name
        ? isNothing(each) && field in sent
        : Object.hasOwn(given, field) && !isNothing(given[field]);
    if (!isSecond) sent[field] = each;
  }
  return sent;
}

const isNothing = (each: unknown) => each === '' || each === null || each === undefined;

const isCamel = (name: string) => !/^[A-Z]|_[a-z0-9]/.test(name);

const camelCase = (name: string) =>
  name
    .replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

// oxlint-disable-next-line no-control-regex -- these are what a database refuses
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A value as text that any database accepts: numbers and booleans are written out, anything else becomes empty. */
export function readPlainText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.replace(controls, '').replace(loneSurrogates, '\uFFFD').replaceAll('\r\n', '\n');
}

export const isTooLong = (text: string): boolean => text.length > longestAnswer;

/** A whole number from 0 to 9999, sent as a number or as digits; `null` for anything else. */
export function readWhole(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : readPlainText(value).trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** True for true, 1 and yes, in any case. */
export const readTruth = (value: unknown): boolean =>
  ['true', '1', 'yes'].includes(readPlainText(value).trim().toLowerCase());

/** A date as ISO 8601 in UTC; empty for anything else. */
export function readMoment(value: unknown): string {
  const moment = new Date(readPlainText(value));
  return typeof value !== 'string' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
