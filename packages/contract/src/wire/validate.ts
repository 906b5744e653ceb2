import type { z } from 'zod';

import { fitCasing } from './wire-casing.ts';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  file: 'a file',
  null: 'empty',
};

const listed = (values: readonly unknown[]) => values.map(String).join(', ');

const limitOf = (origin: string | undefined, bound: unknown, most: boolean) => {
  const than = most ? 'at most' : 'at least';
  if (origin === 'string') return `must have ${than} ${String(bound)} characters`;
  if (origin === 'array' || origin === 'set') return `must have ${than} ${String(bound)} items`;
  return `must be ${than} ${String(bound)}`;
};

function plainly(issue: Issue): string {
  if (issue.code !== 'custom' && issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${listed(issue.values)}`
        : `must be one of ${listed(issue.values)}`;
    case 'too_small':
      return limitOf(issue.origin, issue.minimum, false);
    case 'too_big':
      return limitOf(issue.origin, issue.maximum, true);
    case 'unrecognized_keys':
      return `has fields nobody asked for: ${listed(issue.keys)}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be a moment such as 2026-11-21T08:00:00Z'
        : 'is not written as it should be';
    default:
      return 'is not right';
  }
}

/** The data, or a sentence for each fault. `field` is the first at fault; empty for the whole input. */
export type Validation<T> =
  | { readonly isRight: true; readonly data: T }
  | { readonly isRight: false; readonly sentences: readonly string[]; readonly field: string };

/**
 * Validates input whose field names may begin in either case. The sentences say in plain words what is wrong and never
 * repeat the input.
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): Validation<z.output<S>> {
  const read = schema.safeParse(fitCasing(schema, value), { error: plainly });
  if (read.success) return { isRight: true, data: read.data };
  const { issues } = read.error;
  return {
    isRight: false,
    sentences: issues.map(({ path, message }) => sentenceOf(path.join('.'), message)),
    field: String(issues[0]?.path[0] ?? ''),
  };
}

function sentenceOf(path: string, message: string): string {
  const field = path || 'The request';
  const isWhole = message.startsWith(`${field} `) || /^\p{Lu}/u.test(message);
  const sentence = isWhole ? message : `${field} ${message}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
