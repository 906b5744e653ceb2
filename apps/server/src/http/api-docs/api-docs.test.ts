import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as contract from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authorisation } from '../../route-access-table.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

interface Described {
  readonly openapi: string;
  readonly info: { readonly description: string };
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

  it('breaks none of the rules that Redocly recommends, and lists every tag', async () => {
    const rules = {
      'operation-tag-defined': 'error',
      'path-params-defined': 'error',
      // The examples: examples.test.ts sees that the site answers with them.
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: JSON.stringify(described), config });
    expect(problems.map((found) => `${found.ruleId}: ${found.message}`)).toEqual([]);
  });

  it('says which calls need a session, as the table of access does', () => {
    for (const [route, { visitor }] of Object.entries(authorisation)) {
      const [method = '', path = ''] = route.split(' ');
      const operation = described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      if (operation === undefined) continue;
      const { security } = operation as { readonly security: readonly object[] };
      const isOpen = security.some((way) => Object.keys(way).length === 0);
      expect([route, isOpen]).toEqual([route, visitor !== 401]);
    }
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

  it('tells of every failure', () => {
    for (const code of Object.keys(contract.errorCodes))
      expect(described.info.description).toContain(`| \`${code}\` |`);
  });
});

describe('the page of the calls', () => {
  it('has nothing inline and nothing from elsewhere', async () => {
    const page = await site.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<style|style=| on\w+=|https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    for (const url of files) expect((await site.app.inject({ url })).statusCode).toBe(200);
    expect(
      page.body.replaceAll(/<script src="[^"]+" charset="UTF-8"> <\/script>/g, ''),
    ).not.toContain('<script');
  });

  it('asks no validator elsewhere, and has no bar with an inline style', async () => {
    const url = '/api/docs/static/swagger-initializer.js';
    const { body } = await site.app.inject({ url });
    expect(body).toContain('validatorUrl: null');
    expect(body).toContain('"layout":"BaseLayout"');
  });
});
