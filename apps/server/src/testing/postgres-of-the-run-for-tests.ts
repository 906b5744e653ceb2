import { tmpdir } from 'node:os';

import { findPostgres, startPostgres } from '@vernacular/postgres-for-tests';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { openStore } from '../store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL server, or null where its programs are not installed. */
    readonly postgres: string | null;
  }
}

/** The database that others are copied from: it has a schema, and nobody has used it. */
const prepared = 'prepared';

const onServer = async (server: string, order: string) => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(order);
  await client.end();
};

/** Makes a database, empty or with its schema made, and gives its address. */
export async function createDatabase(
  server: string,
  name: string,
  kind: 'empty' | 'prepared',
): Promise<string> {
  const order = `create database ${name}`;
  await onServer(server, kind === 'prepared' ? `${order} template ${prepared}` : order);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Removes a database, whoever is still connected to it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, `drop database ${name} with (force)`);

/** Starts one PostgreSQL server for all test files of a run: starting one for each took a third of their time. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (findPostgres() === null) return project.provide('postgres', null);
  const server = await startPostgres();
  const databaseUrl = await createDatabase(server.url, prepared, 'empty');
  await (await openStore({ dataDir: tmpdir(), databaseUrl })).close();
  project.provide('postgres', server.url);
  return () => server.stop();
}
