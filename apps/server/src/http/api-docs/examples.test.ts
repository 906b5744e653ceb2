import type { StudyPage } from '@vernacular/contract';
import { inLanguages } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StudyDescription } from '../../dependencies/index.ts';
import { formOf } from '../../testing/form-for-tests.ts';
import { type Person, register } from '../../testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { type Example, examples } from './complete-operations.ts';

/** What has no example, by what it takes that a plain request has not. */
const withoutExample = Object.entries({
  'a conversation of several turns': ['POST /api/studies/:address/readers'],
  'a link from a mail': ['POST /auth/v1/verify'],
  'a second session': ['DELETE /auth/v1/sessions/:sessionId'],
  'a code of an authenticator app, or a passkey': [
    'POST /auth/v1/factors/:factorId/challenge',
    'POST /auth/v1/factors/:factorId/verify',
    'DELETE /auth/v1/factors/:factorId',
    'POST /auth/v1/factor-reset',
    'POST /auth/v1/passkeys/authentication/verify',
    'POST /auth/v1/recovery-codes',
    'POST /auth/v1/recovery-codes/verify',
  ],
  'a code as a picture, which differs each time': ['POST /auth/v1/factors'],
  'a sign-in provider': [
    'POST /auth/v1/oidc/start',
    'GET /auth/v1/oidc/:provider/callback',
    'GET /auth/v1/oidc/arrival',
    'POST /auth/v1/oidc/arrival',
    'POST /auth/v1/oidc/:provider/link',
    'DELETE /auth/v1/user/identities/:identityId',
  ],
}).flatMap(([, calls]) => calls);

const link = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
const both = (en: string) => inLanguages((language) => (language === 'en' ? en : `${en} בעברית`));
const study: StudyDescription = {
  name: 'spring',
  title: both('Plain words'),
  arms: [{ name: 'coached', exercise: 'ethics', edition: 'full', share: 1 }],
  random: { link, seed: 'spring', block: 4 },
  consent: { version: '3', text: both('All is kept.') },
  codes: 'free',
  oneAnswerPerCode: false,
};

let site: TestSite;
let person: Person;
let described: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  site = await openTestSite(
    {
      OPERATORS: 'ada@example.org',
      READER_COUNTS: 'true',
    },
    { studies: [study], now: () => new Date('2027-01-15T12:00:00Z') },
  );
  person = await register(site, 'ada@example.org');
  await site.dependencies.store.identities.prove(person.id);
  const page = await site.app.inject(`/api/studies/${link}`);
  const { text } = page.json<StudyPage>().consent;
  made.set('What is kept, and how to withdraw.', text.en).set('מה נשמר, ואיך חוזרים.', text.he);
  described = (await site.app.inject('/api/openapi.json')).json<{ paths: typeof described }>()
    .paths;
}, 120_000);
afterAll(() => site.close());

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

/** By what the examples say, what this run has in its place: ids, keys and codes that the site makes. */
const made = new Map<string, string>();
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const replaced = <Value>(value: Value, pairs: Iterable<readonly [string, string]>): Value => {
  let json = JSON.stringify(value ?? null);
  for (const [from, to] of pairs) json = json.replaceAll(inJson(from), inJson(to));
  return JSON.parse(json) as Value;
};
const asExample = () => [...made].map(([said, here]) => [here, said] as const);

/** An id, a key, a code, a token or a version. */
const isMade = /^[\w-]{10,}$|^(?:[\w-]+\.){2}[\w-]+$/u;

/** A reply with what differs in each run as the example has it. */
function settled(real: unknown, said: unknown): unknown {
  if (Array.isArray(real))
    return real.map((item, at) => settled(item, Array.isArray(said) ? said[at] : undefined));
  if (typeof real === 'object' && real !== null)
    return Object.fromEntries(
      Object.entries(real).map(([name, value]) => [
        name,
        settled(value, Reflect.get(Object(said), name)),
      ]),
    );
  if (typeof real === 'number' && typeof said === 'number') return said;
  if (typeof real !== 'string' || typeof said !== 'string' || !isMade.test(real)) return real;
  if (said !== real) made.set(said, real);
  return said;
}

const operationOf = (route: string): Operation => {
  const [method = '', path = ''] = route.split(' ');
  return described[path.replaceAll(/:(\w+)/gu, '{$1}')]![method.toLowerCase()]!;
};

function bodyOf(route: string, body: Readonly<Record<string, unknown>> | undefined) {
  const [type] = Object.keys(operationOf(route).requestBody?.content ?? {});
  if (body === undefined || type === undefined) return {};
  if (type === 'application/json') return { payload: body };
  const headers = { 'content-type': type };
  const fields = body as Readonly<Record<string, string | readonly string[]>>;
  if (type !== 'multipart/form-data')
    return { headers, payload: new URLSearchParams(fields as Record<string, string>).toString() };
  const parts = Object.entries(fields).flatMap(([field, content]) =>
    typeof content === 'string'
      ? [{ field, content }]
      : content.map((text, at) => ({ field, content: text, fileName: `${at + 1}.txt` })),
  );
  return formOf(...parts);
}

async function ask(route: string, example: Example) {
  const { params = {}, query = {}, body } = replaced(example, made);
  const [method, path] = route.split(' ') as ['GET', string];
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const { payload, headers = {} } = bodyOf(route, body) as Partial<ReturnType<typeof formOf>>;
  const url = path.replaceAll(/:(\w+)/gu, (_, name: string) => params[name]!);
  return person.call(method, search ? `${url}?${search}` : url, payload, headers);
}

describe('the example of each call', () => {
  it('stands in the list', () => {
    const calls = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
      ),
    );
    expect([...Object.keys(examples()), ...withoutExample].toSorted()).toEqual(calls.toSorted());
  });

  // One after the other: a call may name what an earlier one has made.
  it('is answered as it says', { timeout: 120_000 }, async () => {
    const answered: Record<string, Example> = {};
    for (const [route, example] of Object.entries(examples())) {
      const reply = await ask(route, example);
      const [status, { content }] = Object.entries(operationOf(route).responses).find(([each]) =>
        each.startsWith('2'),
      )!;
      const type = String(reply.headers['content-type'] ?? '').split(';')[0]!;
      expect({
        route,
        status: reply.statusCode,
        failure: reply.statusCode < 300 ? '' : reply.body,
        isOfType: !content || type in content || reply.statusCode === 204,
      }).toEqual({
        route,
        status: content || reply.statusCode !== 204 ? Number(status) : 204,
        failure: '',
        isOfType: true,
      });
      const { reply: said, ...asked } = example;
      const told = type === 'application/json' ? settled(reply.json(), said) : undefined;
      answered[route] = {
        ...asked,
        ...(told !== undefined && { reply: replaced(told, asExample()) }),
      };
    }
    await expect(`${JSON.stringify(answered, null, 2)}\n`).toMatchFileSnapshot('examples.json');
  });
});
