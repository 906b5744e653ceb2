import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { backUp, backUpInto } from './backup/back-up.ts';
import { backedUpTables } from './backup/backed-up-tables.ts';
import { BackupRefused } from './backup/backup-refused.ts';
import { restore } from './backup/restore.ts';
import type { Engine } from './engine.ts';
import { appliedMigrations, DatabaseIsNewer, migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { openEngine, type Whereabouts } from './open-engine.ts';
import { rotateSecrets } from './secrets/rotate-secrets.ts';
import { openSecretKeys } from './secrets/secret-keys.ts';
import { SecretsLocked } from './secrets/secrets-locked.ts';

const usage = `Usage: npm run db -- <command>

  status                   Which database this is, its schema and how many rows it has
  migrate                  Brings the schema up to date (starting the site does it too)
  backup FILE [--force]    Writes everything into FILE; named .gz it is compressed
  restore FILE [--force]   Fills an empty database from FILE; with --force any database
    --without-factors      leaves out the authenticator apps, when the key they were sealed with is lost
  rotate-secrets           Seals authenticator apps and signing keys with a new key

With - for FILE, a backup goes through a pipe, for example one that encrypts it.

The database is the one of DATABASE_URL, or vernacular.db in DATA_DIR.
`;

/** What the command works on, and how it speaks. */
export interface DbCommand {
  readonly whereabouts: Whereabouts;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
  /** Where `backup -` writes and `restore -` reads. */
  readonly output?: Writable;
  readonly input?: Readable;
}

const place = ({ databaseUrl, dataDir }: Whereabouts) => {
  if (databaseUrl === undefined) return `SQLite in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, database ${pathname.slice(1)} on ${host}`;
};

async function status(engine: Engine, { whereabouts, say }: DbCommand) {
  say(place(whereabouts));
  const applied = await appliedMigrations(engine.db);
  if (applied === null) return say('Empty: no schema yet.');
  const missing = allMigrations.filter(({ name }) => !applied.includes(name));
  say(`Schema: ${applied.length} steps applied, ${missing.length} to come.`);
  for (const { name } of backedUpTables) {
    const { count } = await engine.db
      .selectFrom(name as 'users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    say(`  ${name.padEnd(40)} ${count}`);
  }
}

/** Runs `npm run db -- …` and returns its exit code: 0 done, 1 refused, 2 not understood. */
export async function runDbCommand(args: readonly string[], command: DbCommand): Promise<number> {
  const { say, whereabouts, now = () => new Date() } = command;
  const { dataDir } = whereabouts;
  const misunderstood = () => (say(usage), 2);
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: {
        force: { type: 'boolean', default: false },
        'without-factors': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch {
    return misunderstood();
  }
  const [verb, file, ...rest] = parsed.positionals;
  const { force, 'without-factors': withoutFactors } = parsed.values;
  const wantsFile = verb === 'backup' || verb === 'restore';
  const isKnown = wantsFile || verb === 'status' || verb === 'migrate' || verb === 'rotate-secrets';
  if (!isKnown || rest.length > 0 || wantsFile !== (file !== undefined)) return misunderstood();

  const engine = openEngine(whereabouts);
  try {
    if (verb === 'status') await status(engine, command);
    else if (verb === 'rotate-secrets') {
      await migrate(engine, now);
      say(await rotateSecrets(engine.db, openSecretKeys(whereabouts)));
    } else if (verb === 'backup' && file !== undefined) {
      if (file === '-') {
        await backUpInto(engine, command.output ?? process.stdout, { dataDir, now });
        return 0;
      }
      await backUp(engine, file, { force, now, dataDir });
      say(`Backed up ${place(whereabouts)} to ${file}. Keep it safe: it holds everything.`);
    } else {
      const steps = await migrate(engine, now);
      if (file === undefined) say(steps.length > 0 ? steps.join('\n') : 'Nothing to do.');
      else {
        const source = file === '-' ? (command.input ?? process.stdin) : file;
        const rows = await restore(engine, source, {
          force,
          withoutFactors,
          dataDir,
          now,
          secretsKey: whereabouts.secretsKey,
        });
        say(`Restored ${rows} rows from ${file === '-' ? 'the input' : file}.`);
      }
    }
    return 0;
  } catch (error) {
    const isExpected = [BackupRefused, DatabaseIsNewer, SecretsLocked].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected || !(error instanceof Error)) throw error;
    say(error.message);
    if (error instanceof SecretsLocked && verb === 'restore')
      say(
        'If that key is lost, restore with --without-factors: whoever had an authenticator app then signs in with the password alone until they set it up again.',
      );
    return 1;
  } finally {
    await engine.close();
  }
}
