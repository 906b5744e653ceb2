import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { findPostgres, type RunningPostgres, startPostgres } from '@vernacular/postgres-for-tests';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { passwordForTests } from '../person-for-tests.ts';
import { newDataDir, type ServerProcess, startServer } from '../server-process-for-tests.ts';
import { deployed } from './deployed-files.ts';

const execute = promisify(execFile);
const db = fileURLToPath(new URL('../../../dist/db.js', import.meta.url));
const people = fileURLToPath(new URL('../../../dist/people.js', import.meta.url));
const psql = '/usr/bin/psql';
const isHere = findPostgres() !== null && existsSync(psql);

describe.skipIf(!isHere)('the two roles of roles.sql', { timeout: 120_000 }, () => {
  let postgres: RunningPostgres;
  let dataDir: string;
  let site: ServerProcess | undefined;

  /** The address of the site's database, as one of the roles. */
  const as = (role: 'vernacular_owner' | 'vernacular_server') => {
    const address = new URL(postgres.url);
    address.username = role;
    address.pathname = '/vernacular';
    return address.href;
  };
  const settings = () => ({
    DATABASE_URL: as('vernacular_server'),
    DATA_DIR: dataDir,
    SECRETS_KEY: 'what seals the secrets of these tests',
  });

  const makeRoles = (passwords: Readonly<Record<string, string>>) =>
    execute(psql, [postgres.url, '-f', deployed('postgres/roles.sql')], {
      env: { ...process.env, ...passwords },
    });

  beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = await newDataDir();
    // A server that writes down all it is told.
    for (const order of ["alter system set log_statement = 'all'", 'select pg_reload_conf()'])
      await execute(psql, [postgres.url, '-c', order]);
    await makeRoles({
      OWNER_PASSWORD: 'the password of the owner',
      SERVER_PASSWORD: 'the password of the servers',
    });
  }, 120_000);
  afterAll(async () => {
    site?.child.kill('SIGKILL');
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('have no password unless they are given one', async () => {
    await expect(makeRoles({})).rejects.toThrow(/Set OWNER_PASSWORD and SERVER_PASSWORD/);
    const one = { OWNER_PASSWORD: 'the password of the owner' };
    await expect(makeRoles(one)).rejects.toThrow(/Nothing was made/);
  });

  it('leave no password in the log of PostgreSQL, also when they are made a second time', async () => {
    const others = {
      OWNER_PASSWORD: 'another, of the owner',
      SERVER_PASSWORD: 'another, of servers',
    };
    await expect(makeRoles(others)).rejects.toThrow(/The roles are there already/);
    await expect.poll(postgres.log).toContain('The roles are there already');
    expect(postgres.log()).toMatch(/statement: set log_statement/);
    expect(postgres.log()).not.toMatch(/password of the|another, of/);
  });

  it('leave a server that comes before the migration a sentence to end with', async () => {
    await expect(startServer(settings())).rejects.toThrow(/npm run db -- migrate/);
  });

  it('let the owner make the schema, and a server on it do all that people ask for', async () => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: as('vernacular_owner') };
    const { stdout } = await execute(process.execPath, [db, 'migrate'], { env, cwd: dataDir });
    expect(stdout).toContain('0001');

    site = await startServer(settings());
    const { address } = site;
    const ask = async (method: string, path: string, body?: object, token = '') => {
      const reply = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body instanceof FormData || !body ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      });
      const text = await reply.text();
      return { status: reply.status, text, json: () => JSON.parse(text) as Record<string, never> };
    };
    const person = { email: 'dana@example.org', password: passwordForTests };
    const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
    const signedUp = await ask('POST', '/auth/v1/signup', { ...person, data });
    expect(signedUp.status).toBe(200);
    const token: string = signedUp.json()['access_token'] ?? '';

    const form = new FormData();
    form.set('ContentTA', 'The kinase of bees.');
    const graded = await ask('POST', '/api/TextGrading/Grade', form, token);
    expect(graded.json()).toMatchObject({ taskId: expect.any(String) as string });
    const corpus = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Bees',
      language: 'en',
      from: '2020',
      to: '2024',
    }))
      corpus.set(name, value);
    corpus.append('files', new File(['The bees sleep. '.repeat(100)], 'a.txt'));
    expect((await ask('POST', '/api/dictionaries/own', corpus, token)).status).toBe(202);
    const mine = async () => (await ask('GET', '/api/dictionaries/own', undefined, token)).text;
    await expect.poll(mine, { timeout: 60_000 }).toContain('"state":"ready"');

    for (const path of ['/api/tasks', '/readyz', '/GetVisits', '/api/dictionaries'])
      expect([path, (await ask('GET', path, undefined, token)).status]).toEqual([path, 200]);
    expect((await ask('POST', '/auth/v1/recover', { email: person.email })).status).toBe(200);
    const gone = await ask('DELETE', '/auth/v1/user', { password: passwordForTests }, token);
    expect(gone.status).toBe(204);
    expect(site.printed()).not.toContain('permission denied');
  });

  it('let `npm run people` do all it does, as the server', async () => {
    const person = { email: 'ada@example.org', password: passwordForTests };
    const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
    let token = '';
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const reply = await fetch(`${site?.address}/auth/v1/${path}`, init);
      expect(reply.status).toBe(200);
      return (await reply.json()) as Record<string, string> & { totp: { secret: string } };
    };
    ({ access_token: token = '' } = await post('signup', { ...person, data }));
    const { id, totp } = await post('factors', { factor_type: 'totp', friendly_name: 'app' });
    const challenge = await post(`factors/${id}/challenge`, {});
    const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
    await post(`factors/${id}/verify`, { challenge_id: challenge['id'], code });
    const env = { PATH: process.env['PATH'], ...settings() };
    const run = async (...args: readonly string[]) => {
      const { stdout } = await execute(process.execPath, [people, ...args, '--json'], { env });
      return stdout;
    };
    for (const [name, ...more] of [
      ['list'],
      ['show', person.email],
      ['reset-link', person.email],
      ['reset-link', person.email, '--mail'],
      ['remove-factor', person.email],
      ['disable', person.email],
      ['enable', person.email],
      ['invite', 'noa@example.org'],
      ['invite', 'noa@example.org', '--mail'],
      ['delete', person.email, '--yes'],
    ] as const)
      expect([name, await run(name, ...more)]).toEqual([name, expect.stringContaining('{')]);
    expect(await run('list')).not.toContain(person.email);
  });

  it.each([
    'alter table users add column spy text',
    'drop table users',
    'truncate users',
    'create table spies ()',
    'create temporary table spies ()',
    'create schema spies',
    'alter role vernacular_server superuser',
    "copy users to '/tmp/users'",
  ])('let no server: %s', async (order) => {
    const client = new Client({ connectionString: as('vernacular_server') });
    await client.connect();
    await expect(client.query(order)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });
});
