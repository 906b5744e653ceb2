import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';

let folder: string;
let ours: LibsqlDatabase;
let theirs: LibsqlDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-libsql-'));
  ours = openLibsql(join(folder, 'a.db'));
  ours.execute('pragma journal_mode = WAL');
  ours.execute('create table words (word text unique)');
  theirs = openLibsql(join(folder, 'a.db'));
});
afterEach(async () => {
  ours.close();
  theirs.close();
  await rm(folder, { recursive: true, force: true });
});

const add = 'insert into words values (?)';
const all = 'select * from words';

describe('a statement that was run before', () => {
  it('can be run again after it was refused', () => {
    ours.run(add, ['gene']);
    expect(() => ours.run(add, ['gene'])).toThrow(/UNIQUE/);
    theirs.execute('begin immediate');
    expect(() => ours.run(add, ['cell'])).toThrow(/locked/);
    theirs.execute('commit');
    expect(ours.run(add, ['cell']).changes).toBe(1);
    expect(ours.run(all, []).rows).toEqual([{ word: 'gene' }, { word: 'cell' }]);
  });

  it('sees what another connection has written since, and its new columns', () => {
    expect(ours.run(all, []).rows).toEqual([]);
    theirs.run(add, ['gene']);
    theirs.execute('alter table words add column level integer');
    expect(ours.run(all, []).rows).toEqual([{ word: 'gene', level: null }]);
  });

  it('holds no view of the file that keeps its journal from being emptied', () => {
    for (let at = 0; at < 100; at += 1) ours.run(add, [`word ${at}`]);
    expect(ours.run(all, []).rows).toHaveLength(100);
    expect(theirs.run('pragma wal_checkpoint(TRUNCATE)', []).rows).toMatchObject([{ busy: 0 }]);
  });

  it('goes on when more were run meanwhile than are kept', () => {
    ours.run(add, ['gene']);
    for (let at = 0; at < 400; at += 1) ours.run(`select ${at} as number`, []);
    expect(ours.run(add, ['cell']).changes).toBe(1);
  });
});

describe('a commit in another thread', () => {
  it('has written when it is over, and lets this thread go on until then', async () => {
    ours.execute('begin immediate');
    ours.run(add, ['gene']);
    const order: string[] = [];
    const committing = ours.commit().then(() => order.push('committed'));
    order.push('went on');
    await committing;
    expect(order).toEqual(['went on', 'committed']);
    expect(theirs.run(all, []).rows).toEqual([{ word: 'gene' }]);
  });

  it('is refused with the code that SQLite gives', async () => {
    await expect(ours.commit()).rejects.toMatchObject({
      name: 'SqliteError',
      code: 'SQLITE_ERROR',
    });
  });
});
