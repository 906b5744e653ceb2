import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf } from '../form-for-tests.ts';
import { passwordForTests, register, type Person } from '../person-for-tests.ts';
import type { TestSite } from '../site-for-tests.ts';
import { describeOnEveryDatabase, type TestPlan } from '../sites-for-tests.ts';
import { hostileBodies, hostileTexts, hostileValues } from './hostile-values.ts';

type Body = Readonly<Record<string, unknown>>;

const student = { Id: 'm', Text: 'Bees and landmarks.', IsStudent: true };
const result = {
  CleanedWords: ['bees'],
  NormalWords: [],
  RareWords: ['kinase'],
  Score: 50,
  Name: 'Bees',
  Words: ['bees', ' ', 'kinase'],
  Dictionary: 'General English',
};
const uuid = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';

/** What each call that takes JSON is normally sent. Every field of it is then made hostile. */
const bodies: Readonly<Record<string, Body>> = {
  'POST /auth/v1/token?grant_type=password': { email: 'a@example.org', password: passwordForTests },
  'POST /auth/v1/token?grant_type=refresh_token': { refresh_token: 'none' },
  'POST /auth/v1/recover': { email: 'a@example.org' },
  'POST /auth/v1/resend': { email: 'a@example.org', type: 'signup' },
  'POST /auth/v1/verify': { token_hash: 'none', type: 'recovery' },
  'PUT /auth/v1/user': { current_password: 'not it', email: 'b@example.org', data: {} },
  'POST /auth/v1/factors': { factor_type: 'totp', friendly_name: 'phone' },
  [`POST /auth/v1/factors/${uuid}/verify`]: { challenge_id: uuid, code: '000000' },
  'POST /auth/v1/recovery-codes/verify': { code: 'none' },
  'DELETE /auth/v1/user': { password: 'not it' },
  'PUT /api/profile': {
    rejectSaveData: false,
    gender: 'Female',
    age: '25-34',
    academic_background: 'Doctorate',
    country: 'IL',
    first_language: 'he',
    field_of_study: 'Education',
    goals: 'Clarity.',
  },
  'POST /api/shares': { taskType: 'ethics', taskId: uuid, expiresAt: '2100-01-01T00:00:00Z' },
  'POST /api/TextGrading/Download': result,
  ...Object.fromEntries(
    ['/api/HalfLife', '/api/CriticalThinking'].map((path) => [
      `POST ${path}`,
      {
        currentStage: 1,
        isResearch: false,
        startTime: '2026-11-21T10:00:00.000Z',
        taskId: '',
        studentName: 'Dana',
        participantName: 'P7',
        originalText: 'Bees.',
        targetAudience: '2',
        Messages: [student],
      },
    ]),
  ),
};

/** Where all would take long, those that have found something before, and one of each kind. */
const fewValues: readonly unknown[] = [
  '',
  '\0',
  'be\0es',
  '\uD800',
  "'; DROP TABLE users; --",
  '__proto__',
  '9'.repeat(400),
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [['\0']],
  { toString: 1 },
];

const addresses = [
  '/api/tasks/ethics/X',
  '/api/tasks/X/1',
  '/api/share/X',
  '/api/shares?taskType=ethics&taskId=X',
  '/api/shares?taskType=X&taskId=1',
  '/dictionaries/X',
  '/locale/X',
  '/accessibility/X',
  '/assets/X',
  '/api/TextGrading/Scala?score=X',
  '/api/TextGrading/Scala?score=1&total=X',
  '/auth/v1/X',
];

const fewTexts = fewValues.filter((value) => typeof value === 'string');
const fewBodies = ['', 'null', '{}', '\0', '{"Messages":[null,1,"a",[],{}]}'];

/** What is sent: everything, or a sample where the same server has been sent everything on another database. */
const given = (plan: TestPlan) =>
  plan === 'whole'
    ? { values: hostileValues, bodies: hostileBodies, texts: hostileTexts }
    : { values: fewValues, bodies: fewBodies, texts: fewTexts };

describeOnEveryDatabase('a hostile value', (open, plan) => {
  const { values, bodies: wholes, texts } = given(plan);
  let site: TestSite;
  let dana: Person;
  let sender = 0;
  beforeAll(async () => {
    site = await open();
    dana = await register(site, 'dana@example.org');
  }, 120_000);
  afterAll(() => site.close());

  /** Each from another address, so that none is stopped for coming often. */
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: string | Buffer,
    headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
  ) => {
    sender += 1;
    return site.app.inject({
      method,
      url,
      remoteAddress: `198.51.${sender >> 8}.${sender & 255}`,
      headers: {
        ...(url.startsWith('/auth/v1/token') ? {} : { authorization: `Bearer ${dana.token}` }),
        ...(payload === undefined ? {} : headers),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  /** What is wrong with an answer: it should be a refusal or a reply, never a fault of ours, never a page. */
  const faultsIn = (reply: Awaited<ReturnType<typeof ask>>, what: string): readonly string[] => {
    const isPage = String(reply.headers['content-type']).includes('text/html');
    return reply.statusCode >= 500 || isPage ? [`${what}: ${reply.body.slice(0, 200)}`] : [];
  };

  describe.each(Object.entries(bodies))('sent to %s', (route, body) => {
    const [method = '', url = ''] = route.split(' ');
    const send = (payload: string) => ask(method as 'POST', url, payload);

    it.each(Object.keys(body))('as %s is answered or refused', async (field) => {
      const faults: string[] = [];
      for (const value of field === 'Messages' || field === 'goals' ? values : fewValues) {
        const reply = await send(JSON.stringify({ ...body, [field]: value }));
        faults.push(...faultsIn(reply, `${field} = ${JSON.stringify(value)?.slice(0, 60)}`));
      }
      expect(faults).toEqual([]);
    });

    it('in place of the whole is answered or refused', async () => {
      const faults: string[] = [];
      for (const whole of wholes) faults.push(...faultsIn(await send(whole), whole.slice(0, 60)));
      expect(faults).toEqual([]);
    });
  });

  it.each(addresses)('in the address %s is answered or refused', async (pattern) => {
    const faults: string[] = [];
    for (const text of texts.filter((each) => each.length < 5000)) {
      const written = /\p{Cs}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
      faults.push(
        ...faultsIn(await ask('GET', pattern.replace('X', written)), JSON.stringify(text)),
      );
    }
    for (const raw of ['..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/etc/passwd', '..\\..\\x', '%00'])
      faults.push(...faultsIn(await ask('GET', pattern.replace('X', raw)), raw));
    expect(faults).toEqual([]);
  });

  it('in the address of a shared page is answered with one page for all, or refused', async () => {
    const expected = await ask('GET', '/share/x');
    expect(expected.headers['content-type']).toContain('text/html');
    const others = [];
    for (const text of texts.filter((each) => each.length < 5000 && !/\p{Cs}/u.test(each))) {
      const page = await ask('GET', `/share/${encodeURIComponent(text)}`);
      const isRefused = page.statusCode === 404 && !page.body.includes('<');
      if (!isRefused && page.body !== expected.body) others.push(page.body);
    }
    expect(others).toEqual([]);
  });

  it.each(['timePriodDDL', 'ContentTA', 'ArticleFU', 'ArticlesGroupFU'])(
    'in the form field %s is answered or refused',
    async (field) => {
      const faults: string[] = [];
      for (const content of texts)
        for (const url of ['/api/TextGrading/Grade', '/api/GroupGrading'])
          for (const fileName of [
            undefined,
            `${content.slice(0, 200).replaceAll(/["\r\n]/g, '')}.txt`,
          ]) {
            const { payload, headers } = formOf(
              { field: 'ContentTA', content: 'The kinase.' },
              { field, content, ...(fileName === undefined ? {} : { fileName }) },
            );
            const reply = await ask('POST', url, payload, headers);
            faults.push(...faultsIn(reply, JSON.stringify(content).slice(0, 60)));
          }
      expect(faults).toEqual([]);
    },
  );

  it('left no fault in the log, and everything of the person where it was', async () => {
    expect(site.log()).not.toMatch(/"level":(50|60)/);
    expect((await dana.call('GET', '/api/profile')).json()).toMatchObject({
      email: 'dana@example.org',
    });
    expect((await site.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'up' });
    expect({}).not.toHaveProperty('polluted');
  });
});

describeOnEveryDatabase('registering', (open, plan) => {
  it('with a hostile value in any field is answered or refused', async () => {
    const site = await open();
    const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false, goals: '' };
    let sender = 0;
    for (const field of ['email', 'password', 'data', 'goals', 'country', 'gender'])
      for (const value of field === 'goals' ? given(plan).values : fewValues) {
        const body = { email: `p${(sender += 1)}@example.org`, password: passwordForTests, data };
        const isInside = field === 'goals' || field === 'country' || field === 'gender';
        const payload = isInside
          ? { ...body, data: { ...data, [field]: value } }
          : { ...body, [field]: value };
        const reply = await site.app.inject({
          method: 'POST',
          url: '/auth/v1/signup',
          remoteAddress: `198.51.100.${sender % 250}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect(reply.statusCode, `${field} = ${JSON.stringify(value)?.slice(0, 60)}`).toBeLessThan(
          500,
        );
      }
    expect(site.log()).not.toMatch(/"level":(50|60)/);
    await site.close();
  });
});
