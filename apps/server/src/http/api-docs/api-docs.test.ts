import { Validator } from '@seriousme/openapi-schema-validator';
import * as contract from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authorisation } from '../../authorisation.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { fieldsOf, typeOf } from './read-schema.ts';

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let site: TestSite;
let described: Described;
beforeAll(async () => {
  site = await openTestSite();
  described = (await site.app.inject({ url: '/api/openapi.json' })).json();
}, 120_000);
afterAll(() => site.close());

describe('the description of the calls', { timeout: 30_000 }, () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      described as object as Record<string, unknown>,
    );
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(described.openapi).toBe('3.1.0');
  });

  it('holds every call of the contract, and none whose access is undecided', () => {
    const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const inContract = Object.values(contract).flatMap((entry: object) =>
      'method' in entry && 'path' in entry ? [`${String(entry.method)} ${String(entry.path)}`] : [],
    );
    expect(inContract).toContain('POST /api/TextGrading/Grade');
    expect(calls).toEqual(expect.arrayContaining(inContract));
    expect(Object.keys(authorisation)).toEqual(expect.arrayContaining(calls));
  });

  it('is a page too, without script or inline style', async () => {
    const page = await site.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/api/TextGrading/Grade');
    expect(page.body).toContain('file-too-large');
    expect(page.body).not.toMatch(/<script|<style|style=| on\w+=|https?:/);
    expect((await site.app.inject({ url: '/api/docs.css' })).headers['content-type']).toContain(
      'text/css',
    );
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'array', items: { type: 'string' } }, 'list of text'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or nothing'],
    [{ type: ['string', 'null'] }, 'text or nothing'],
    [{ enum: ['a', 'b'] }, '"a" or "b"'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'map of text to number'],
    [{ type: 'string', format: 'binary' }, 'file'],
    [{}, 'anything'],
  ])('%o is %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words);
  });

  it('lists its fields, those inside with a dotted name', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'object', properties: { b: { type: 'integer' } } } },
    };
    expect(fieldsOf(schema).map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['a', 'object', true],
      ['a.b', 'whole number', false],
    ]);
  });
});
