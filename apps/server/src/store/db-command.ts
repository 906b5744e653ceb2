import { stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { countRows } from './engine/query-results.ts';
import { backUp, backUpInto, rowsIn } from './backup/back-up.ts';
import { backedUpTables, tablesIn } from './backup/backed-up-tables.ts';
import { BackupRefused } from './backup/backup-refused.ts';
import { checkBackup, restore } from './backup/restore.ts';
import type { Engine } from './engine/engine.ts';
import { appliedMigrations, DatabaseIsNewer, migrate, refuseNewer } from './upgrade/migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import {
  type DatabaseLocation,
  describeLocation,
  NoDatabase,
  openDatabase,
  openExistingDatabase,
} from './open-database.ts';
import { rotateSecrets } from './secrets/reseal.ts';
import { openSecretKeys, SecretsLocked } from './secrets/secret-keys.ts';

const usage = `Usage: npm run db -- <command>

  status                   Which database this is, its schema and how many rows it has
  migrate                  Brings the schema up to date; so does the start of the site, where its role may
  backup FILE [--force]    Writes everything into FILE; named .gz it is compressed
  restore FILE [--force]   Fills an empty database from FILE; with --force any database
    --without-factors      leaves out authenticator apps and passkeys, when the key they were sealed with is lost
  rotate-secrets           Seals authenticator apps and signing keys with a new key

With - for FILE, a backup goes through a pipe, for example one that encrypts it.

The database is the one of DATABASE_URL, or vernacular.db in DATA_DIR. Only migrate and restore make one. Ends with 0
when it is done, 1 when it is refused, 2 when it was not understood.
`;

export interface DbCommand {
  readonly location: DatabaseLocation;
  readonly say: (line: string) => void;
  readonly sayError?: (line: string) => void;
  readonly now?: () => Date;
  readonly output?: Writable;
  readonly input?: Readable;
}

const rowsOf = (counts: Iterable<readonly [string, number | string]>) =>
  Array.from(counts, ([name, count]) => `  ${name.padEnd(40)} ${count}`).join('\n');

async function status({ db }: Engine, { location, say }: DbCommand) {
  say(describeLocation(location));
  const applied = (await appliedMigrations(db)) ?? [];
  const missing = allMigrations.filter(({ name }) => !applied.includes(name));
  say(`Schema: ${applied.length} steps applied, ${missing.length} to come.`);
  refuseNewer(applied);
  const tables = await tablesIn(db);
  for (const { name } of backedUpTables) {
    if (!tables.has(name)) continue;
    const count = await db.selectFrom(name as 'users').$call(countRows);
    say(rowsOf([[name, count]]));
  }
}

async function backup(
  engine: Engine,
  { file, force }: { readonly file: string; readonly force: boolean },
  { location, say, sayError, output, now }: Required<Omit<DbCommand, 'input'>>,
) {
  const how = { dataDir: location.dataDir, now };
  const isPiped = file === '-';
  const counts = isPiped
    ? await backUpInto(engine, output, how)
    : await backUp(engine, file, { ...how, force });
  const size = isPiped ? '' : `, ${Math.ceil((await stat(file)).size / 1024)} KB`;
  const tell = isPiped ? sayError : say;
  tell(
    `Backed up ${describeLocation(location)}${isPiped ? '' : ` to ${file}`}: ${rowsIn(counts)} rows${size}.`,
  );
  tell(rowsOf(counts));
  tell('Keep it safe: it holds everything people wrote here.');
}

/** Runs `npm run db -- …` and returns its exit code: 0 done, 1 refused, 2 not understood. */
export async function runDbCommand(args: readonly string[], command: DbCommand): Promise<number> {
  const { say, location, sayError = say, now = () => new Date() } = command;
  const { dataDir } = location;
  const misunderstood = () => (sayError(usage), 2);
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
  if (!isKnown && verb !== undefined) sayError(`There is no command ${verb}.`);
  if (!isKnown || rest.length > 0 || wantsFile !== (file !== undefined)) return misunderstood();

  let engine: Engine | undefined;
  try {
    if (verb === 'restore' && file !== undefined && file !== '-') await checkBackup(file);
    const makesIt = verb === 'migrate' || verb === 'restore';
    engine = makesIt ? openDatabase(location) : await openExistingDatabase(location);
    if (verb === 'status') await status(engine, command);
    else if (verb === 'rotate-secrets') {
      await migrate(engine, now);
      say(await rotateSecrets(engine.db, openSecretKeys(location)));
    } else if (verb === 'backup' && file !== undefined) {
      const output = command.output ?? process.stdout;
      await backup(engine, { file, force }, { ...command, sayError, output, now });
    } else {
      const steps = await migrate(engine, now, sayError);
      if (file === undefined) say(steps.length > 0 ? steps.join('\n') : 'Nothing to do.');
      else {
        const source = file === '-' ? (command.input ?? process.stdin) : file;
        const rows = await restore(engine, source, {
          force,
          withoutFactors,
          dataDir,
          now,
          secretsKey: location.secretsKey,
          place: describeLocation(location),
        });
        const from = file === '-' ? 'the input' : file;
        say(`Restored ${rows} rows from ${from} into ${describeLocation(location)}.`);
      }
    }
    return 0;
  } catch (error) {
    const isExpected = [BackupRefused, DatabaseIsNewer, NoDatabase, SecretsLocked].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected || !(error instanceof Error)) throw error;
    const isUndone = verb === 'restore' && error instanceof BackupRefused;
    sayError(`${error.message}${isUndone ? ' Nothing was restored.' : ''}`);
    if (error instanceof SecretsLocked && verb === 'restore')
      sayError(
        'If that key is lost, restore with --without-factors: whoever had an authenticator app then signs in with the password alone until they set it up again.',
      );
    return 1;
  } finally {
    await engine?.close();
  }
}
