import { z } from 'zod';
import { describe, expect, it } from 'vitest';

import { exampleOf } from './wire/example-for-tests.ts';
import * as contract from './index.ts';
import { validate } from './wire/validate.ts';
import { fitCasing } from './wire/wire-casing.ts';

/** Every call of the contract; a new one is among them by itself. */
const calls = [
  ...Object.entries(contract).filter(([name]) => name.endsWith('Call')),
  ...contract.exerciseCalls.map((call) => [call.path, call] as const),
];
const parts = ['params', 'query', 'body', 'form', 'fields', 'reply', 'line'] as const;

const schemas = calls.flatMap(([name, call]) =>
  parts.flatMap((part) => {
    const schema: unknown = Reflect.get(Object(call), part);
    return schema instanceof z.ZodType ? [{ of: `${name}, ${part}`, part, schema }] : [];
  }),
);
const sent = schemas.filter(({ part }) => part !== 'reply' && part !== 'line');

type Change = (name: string) => string;
const upper: Change = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const lower: Change = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** A value with the names of its fields written otherwise; names that are data are left alone. */
function written(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, change));
  if (value === null || Object.getPrototypeOf(Object(value)) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => [
      name === 'A word' ? name : change(name),
      written(field, change),
    ]),
  );
}

it('finds every call', () => {
  expect(calls.length).toBeGreaterThan(25);
  expect(schemas.length).toBeGreaterThan(40);
});

describe.each(schemas)('$of', ({ schema }) => {
  const example = exampleOf(schema);

  it('has an example that is right', () => {
    expect(z.safeParse(schema, example).error).toBeUndefined();
  });

  it.each([upper, lower])('reads alike in either casing', (change) => {
    const fitted = fitCasing(schema, written(example, change));
    expect(z.parse(schema, fitted)).toEqual(z.parse(schema, example));
  });
});

/** Wording of the schema library, and of nobody who writes to people. */
const library =
  /Invalid|Too (small|big)|expected|received|Unrecognized|pattern|undefined|NaN|regex/i;

const wrongs = [undefined, null, 7, -0.5, 'x'.repeat(9000), '', [], {}, true, [{}]];

describe.each(sent)('$of, when it is wrong', ({ schema }) => {
  const example = exampleOf(schema);
  const fields = Object.keys(Object(example));
  const bad = [
    ...wrongs,
    ...fields.flatMap((field) =>
      wrongs.map((wrong) => Object.assign({}, example, { [field]: wrong })),
    ),
  ];
  const sentences = bad.flatMap((value) => {
    const read = validate(schema, value);
    return read.isRight ? [] : read.sentences;
  });

  it('is told in whole sentences without a word of the library', () => {
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(library);
    }
  });
});

it.each([
  [contract.gaugeCall.query, {}, 'score is missing.'],
  [contract.gaugeCall.query, { score: 'many' }, 'score must be a number.'],
  [contract.shareCall.body, { taskType: 'ethics' }, 'taskId is missing.'],
  [contract.groupCall.query, { format: 'wide' }, 'format must be one of standard, extended.'],
])('%# says what is wrong', (schema, value, sentence) => {
  expect(validate<z.ZodType>(schema, value)).toMatchObject({
    isRight: false,
    sentences: [sentence],
  });
});
