import { randomBytes } from 'node:crypto';

import { siteDescription } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authorisation, type RouteAccess } from '../route-access-table.ts';
import { passwordForTests, register, type Person } from './person-for-tests.ts';
import type { TestSite } from './site-for-tests.ts';
import { describeOnEveryDatabase } from './sites-for-tests.ts';
import { putDictionary } from './dictionary-for-tests.ts';

describeOnEveryDatabase('who may call what', (open) => {
  const uuid = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
  const clock = { ahead: 0 };
  let site: TestSite;
  let address = '';
  /** Whose things the calls name. */
  let owner: Person;
  let other: Person;
  /** The owner, with a token that is over. */
  let late: Person;
  /** The parts of addresses: things of the owner. */
  const things: Record<string, string> = {
    type: 'ethics',
    counts: 'EnglishGeneral',
    variant: `${uuid}-halflife-full`,
    address: `${uuid}-halflife-full`,
  };

  beforeAll(async () => {
    site = await open(
      {
        RESEARCH_PATHS: JSON.stringify({ 'halflife-full': uuid }),
        READER_COUNTS: 'true',
      },
      {
        now: () => new Date(Date.now() + clock.ahead),
        site: siteDescription.parse({
          security: { contact: 'security@example.org', expires: '2999-01-01' },
        }),
      },
    );
    address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    clock.ahead = -3_600_000;
    late = await register(site, 'owner@example.org');
    clock.ahead = 0;
    owner = { ...late, token: await signIn() };
    other = await register(site, 'other@example.org');
    const { interactions, shares } = site.dependencies.store;
    const taskId = (await interactions.save('ethics', owner.id, { original_text: 'Mine.' })) ?? '';
    things['id'] = taskId;
    things['token'] = (await shares.create({ userId: owner.id, type: 'ethics', taskId })) ?? '';
    const factor = await ask('POST /auth/v1/factors', owner.token, { factor_type: 'totp' });
    things['factorId'] = ((await factor.json()) as { id: string }).id;
    const [, claims = ''] = owner.token.split('.');
    const { session_id: sessionId } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      session_id: string;
    };
    things['sessionId'] = sessionId;
    const identity = { issuer: 'https://id.example.edu', subject: 'owner', email: null };
    await site.dependencies.store.identities.join(owner.id, identity);
    things['identityId'] = (await site.dependencies.store.identities.find(identity))?.id ?? '';
    things['dictionaryId'] = await putDictionary(site, owner.id);
    const key = await ask('POST /api/keys', owner.token);
    things['keyId'] = ((await key.json()) as { id: string }).id;
    await askReaders();
    things['edition'] = 'levels';
    things['file'] =
      site.dependencies.dictionaries.list().find(({ levels }) => levels)?.levels?.file ?? '';
  }, 120_000);
  afterAll(() => site.close());

  async function askReaders() {
    const asked = await ask('POST /api/reader-tests', owner.token);
    const made = (await asked.json()) as Record<'id' | 'resultsKey', string>;
    things['test'] = made.id;
    things['key'] = made.resultsKey;
    things['answerId'] = randomBytes(16).toString('base64url');
    const reply = await ask('PUT /api/reader-tests/:id/answers/:answerId', null);
    await reply.arrayBuffer();
  }

  async function signIn() {
    const reply = await ask('POST /auth/v1/token', null, {
      email: 'owner@example.org',
      password: passwordForTests,
    });
    return ((await reply.json()) as { access_token: string }).access_token;
  }

  /** What a call sends, where its answer depends on it. */
  const bodies: Readonly<Record<string, () => object>> = {
    'POST /auth/v1/factors': () => ({ factor_type: 'totp' }),
    'POST /auth/v1/factors/:factorId/verify': () => ({ challenge_id: uuid, code: '000000' }),
    'POST /auth/v1/recovery-codes/verify': () => ({ code: 'none' }),
    'POST /auth/v1/confirm-password': () => ({ password: passwordForTests }),
    'POST /api/operator/acts': () => ({ act: 'show', who: owner.id }),
    'POST /api/known-words': () => ({ add: [], remove: [] }),
    'POST /api/keys': () => ({ name: 'Writer' }),
    'POST /v2/words/add': () => ({ word: 'kinase' }),
    'POST /v2/words/delete': () => ({ word: 'kinase' }),
    'PUT /api/profile': () => ({ rejectSaveData: false }),
    'PUT /api/shares/:id': () => ({ expiresAt: null }),
    'POST /api/shares': () => ({ taskType: 'ethics', taskId: things['id'] }),
    'POST /api/reader-tests': () => ({
      text: 'Mine.',
      textLanguage: 'en',
      pageLanguage: 'en',
      askedBy: '',
      audience: '',
      questions: [],
    }),
    'PUT /api/reader-tests/:id/answers/:answerId': () => ({
      marks: [],
      knewAll: true,
      answers: [],
      rating: null,
      seconds: 60,
    }),
    'PUT /api/reader-results/:key': () => ({ endsAt: '2999-01-01T00:00:00Z' }),
  };
  const queries: Readonly<Record<string, () => string>> = {
    'POST /auth/v1/token': () => '?grant_type=password',
    'POST /auth/v1/logout': () => '?scope=others',
    'GET /api/shares': () => `?taskType=ethics&taskId=${things['id']}`,
  };

  /** A call over the wire, to an address that names what is the owner's. */
  function ask(route: string, token: string | null, body?: object): Promise<Response> {
    const [method = '', pattern = ''] = route.split(' ');
    const ids = { '/api/shares/:id': 'token', '/api/reader-tests/:id': 'test' };
    const idOf = Object.entries(ids).find(([path]) => route.includes(path))?.[1] ?? 'id';
    const path = pattern
      .replace('static/*', 'static/swagger-ui.css')
      .replace('*', 'ethics')
      .replaceAll(/:(\w+)/g, (_, name: string) => things[name === 'id' ? idOf : name] ?? name);
    const sent = body ?? bodies[route]?.() ?? {};
    return fetch(`${address}${path}${queries[route]?.() ?? ''}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html,application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(sent) }),
    });
  }

  /** Calls that end what they are called on, in this order after all others. */
  const last = [
    'POST /api/shares/:id/revoke',
    'DELETE /api/tasks/:type/:id',
    'DELETE /auth/v1/factors/:factorId',
    'DELETE /auth/v1/user/identities/:identityId',
    'DELETE /api/dictionaries/own/:dictionaryId',
    'DELETE /api/keys/:keyId',
    'POST /auth/v1/logout',
    'POST /auth/v1/factors',
    'DELETE /auth/v1/sessions/:sessionId',
  ];

  /** Codes are for those whose authenticator app is verified. */
  const whileNothingIsThere: Readonly<Record<string, Partial<RouteAccess>>> = {
    'POST /auth/v1/recovery-codes': { owner: 404, other: 404 },
    'POST /auth/v1/factor-reset': { owner: 404, other: 404 },
  };

  const refusals: ReadonlySet<number> = new Set([401, 403, 404]);

  async function accessOf(route: string, token: string | null): Promise<RouteAccess['visitor']> {
    if (route.startsWith('DELETE /api/reader-')) await askReaders();
    const reply = await ask(route, token);
    // A reply that is not read keeps its connection, and the site from closing.
    await reply.arrayBuffer();
    const { status } = reply;
    return refusals.has(status) ? (status as 401 | 403 | 404) : 'answers';
  }

  describe('over the wire', () => {
    const routes = Object.entries(authorisation);
    const turn = ([route]: (typeof routes)[number]) => last.indexOf(route);

    it.each(routes.toSorted((one, two) => turn(one) - turn(two)))(
      '%s answers whom it should',
      async (route, decided) => {
        const found: RouteAccess = {
          visitor: await accessOf(route, null),
          expired: await accessOf(route, late.token),
          other: await accessOf(route, other.token),
          owner: await accessOf(route, owner.token),
        };
        expect(found).toEqual({ ...decided, ...whileNothingIsThere[route] });
      },
    );
  });
});
