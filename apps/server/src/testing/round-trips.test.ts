import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, type Mock, vi } from 'vitest';

import { databasesForTests, hasPostgres } from './databases-for-tests.ts';
import { formOf } from './form-for-tests.ts';
import { passwordForTests, type Person, register } from './person-for-tests.ts';
import { openTestSite, type TestSite } from './site-for-tests.ts';

/** Milliseconds; long beside what the statements of one moment differ by. */
const distance = 60;

interface Answered {
  /** How many statements were answered one after the other up to this one. */
  readonly depth: number;
  readonly statement: string;
}

/** The statements of some work beyond so many that follow one another; those under way together count once. */
async function beyond(most: number, work: () => Promise<unknown>): Promise<readonly string[]> {
  let depth = 0;
  const answered: Answered[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  const send = (client: Client, given: readonly unknown[]) => {
    const own = depth + 1;
    const [what] = given;
    const statement = typeof what === 'string' ? what : (what as { text: string }).text;
    const note = () => {
      depth = Math.max(depth, own);
      answered.push({ depth: own, statement });
    };
    const answer = async () => {
      await wait(distance);
      const callback = given.at(-1);
      if (typeof callback !== 'function') return query.apply(client, [...given]);
      return new Promise((resolve) => {
        const told = (...said: unknown[]) => {
          note();
          (callback as (...said: unknown[]) => void)(...said);
          resolve(undefined);
        };
        query.apply(client, [...given.slice(0, -1), told]);
      });
    };
    return answer().finally(note);
  };
  const spy = vi.spyOn(Client.prototype, 'query') as unknown as Mock<typeof query>;
  spy.mockImplementation(function (this: Client, ...given) {
    return send(this, given);
  });
  await work();
  spy.mockRestore();
  expect(answered).not.toEqual([]);
  // Letters are sent after the reply.
  return answered
    .filter((one) => one.depth > most && !one.statement.includes('"letters"'))
    .map((one) => one.statement);
}

describe.skipIf(!hasPostgres)('statements that follow one another', { timeout: 60_000 }, () => {
  const newDatabase = databasesForTests();
  const email = 'dana@example.org';
  let site: TestSite;
  let person: Person;
  beforeAll(async () => {
    site = await openTestSite({ DATABASE_URL: await newDatabase('prepared') });
    person = await register(site, email);
    await Promise.all(Array.from({ length: 10 }, () => signIn()));
    await site.app.workAfterReplies();
  }, 60_000);
  afterAll(() => site.close());

  const signIn = async (cookie = '') => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { cookie },
      payload: { email, password: passwordForTests },
    });
    expect(reply.statusCode).toBe(200);
    return reply;
  };

  it('are at most five in a sign-in', async () => {
    expect(await beyond(5, () => signIn())).toEqual([]);
  });

  it('are at most five in a sign-in on a device that did so before', async () => {
    const { name, value } = (await signIn()).cookies[0] as { name: string; value: string };
    await site.app.workAfterReplies();
    expect(await beyond(5, () => signIn(`${name}=${value}`))).toEqual([]);
  });

  it.each([
    ['by the general counts', {}],
    ['by a period', { timePriodDDL: 'EnglishGeneral' }],
  ])('are at most three in a grading that is saved, %s', async (_, more) => {
    const { payload, headers } = formOf(
      { field: 'ContentTA', content: 'The kinase of bees.' },
      ...Object.entries(more).map(([field, content]) => ({ field, content })),
    );
    const save = async () => {
      const reply = await person.call('POST', '/api/TextGrading/Grade', payload, headers);
      expect(reply.json()).toMatchObject({ taskId: expect.any(String) as string });
    };
    await save();
    expect(await beyond(3, save)).toEqual([]);
  });
});
