import { randomUUID } from 'node:crypto';

import { openApiKeys } from './accounts/api-keys.ts';
import { openConsents } from './accounts/consents.ts';
import { openDemographics } from './accounts/demographics.ts';
import type { Engine, OnStatement } from './engine/engine.ts';
import type { RateLimit } from './engine/rate-limits.ts';
import { openFactors } from './accounts/second-factors-and-recovery-codes.ts';
import { openInactiveAccounts } from './accounts/inactive-accounts.ts';
import { openIdentities } from './accounts/identities-and-verified-addresses.ts';
import { openInteractions } from './saved-work/tasks.ts';
import { openInvitations } from './accounts/invitations.ts';
import { openEmailOutbox } from './site/email-outbox.ts';
import { migrate } from './upgrade/migrate.ts';
import { openKnownWords } from './saved-work/known-words.ts';
import { openOneTimeLinks } from './accounts/one-time-links.ts';
import {
  type DatabaseLocation,
  openDatabase,
  openExistingDatabase,
  refuseLostDatabase,
} from './open-database.ts';
import { recordDatabase } from './files/private-data-and-database-file.ts';
import { openOwnDictionaryTable } from './own-dictionaries/own-dictionary-store.ts';
import { openS3ObjectStore } from './own-dictionaries/s3-object-store.ts';
import { openUserDirectory } from './accounts/user-directory.ts';
import { dictionaryStates, overview } from './site/operator-overview.ts';
import { openPasskeys } from './accounts/passkeys.ts';
import { openSeal, type Seal } from './secrets/seal.ts';
import { openSecretKeys } from './secrets/secret-keys.ts';
import { reseal } from './secrets/reseal.ts';
import { defaultSessionLengths, openSessions, type SessionLengths } from './accounts/sessions.ts';
import { openReaderCounts } from './saved-work/reader-word-counts.ts';
import { openReaderTests } from './saved-work/reader-tests.ts';
import { openShares } from './saved-work/shares.ts';
import { type Quotas, usualQuotas } from './saved-work/quotas.ts';
import { prepareTimeouts, requestTimeouts } from './engine/timeouts.ts';
import { openStudyParticipants } from './studies/participants.ts';
import { openStudyReaders } from './studies/study-reader-tests.ts';
import { openParticipantConversations } from './studies/participant-conversations-and-events.ts';
import { importSigningKeysFile, openSigningKeys } from './accounts/signing-keys.ts';
import { type Forgiven, forgiveAttempts } from './site/forgive-attempts.ts';
import { deleteExpired } from './site/delete-expired.ts';
import { openUsers } from './accounts/users.ts';
import { openVisits } from './site/visits.ts';

export interface StoreOptions extends DatabaseLocation {
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly onStatement?: OnStatement | undefined;
  readonly onMigration?: (sentence: string) => void;
  /** Throws NoDatabase in place of making a database. */
  readonly mustExist?: boolean;
  readonly sessionLengths?: SessionLengths;
  readonly quotas?: Quotas;
  readonly corporaUrl?: string | undefined;
}

/**
 * Thrown by queries before the database was reached and migrated. The code is PostgreSQL's "cannot connect now", so
 * `isStoreAway` knows it on both engines.
 */
class NotPrepared extends Error {
  override readonly name = 'NotPrepared';
  readonly code = '57P03';

  constructor(cause?: unknown) {
    super('The database is not prepared yet.', { cause });
  }
}

/** Opens a store and brings its database up to date. Throws when the database is unavailable or newer. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { store, prepare } = openUnpreparedStore(options);
  await prepare();
  return store;
}

/**
 * Opens a store whose database may still be unavailable. Until `prepare` is done, its calls throw an error that
 * `isStoreAway` recognises.
 */
export function openUnpreparedStore({
  now = () => new Date(),
  newId = randomUUID,
  onStatement,
  onMigration,
  mustExist = false,
  sessionLengths = defaultSessionLengths,
  quotas = usualQuotas,
  corporaUrl,
  ...location
}: StoreOptions) {
  const { dataDir } = location;
  const seal = openSeal(openSecretKeys(location));
  let missing: NotPrepared | null = new NotPrepared();
  /** Connects, migrates and seals. It may be called again after a failure. */
  const prepare = async () => {
    refuseLostDatabase(location);
    const beforehand = mustExist
      ? await openExistingDatabase(location)
      : openDatabase(location, prepareTimeouts);
    try {
      await migrate(beforehand, now, onMigration);
      await importSigningKeysFile(beforehand, seal, dataDir, now);
      await reseal(beforehand.db, seal);
      if (beforehand.name === 'sqlite') recordDatabase(dataDir);
      missing = null;
    } catch (error) {
      missing = new NotPrepared(error);
      throw error;
    } finally {
      await beforehand.close();
    }
  };
  const engine = openDatabase(location, requestTimeouts, onStatement, () => {
    if (missing !== null) throw missing;
  });
  const context = { now, newId, seal, sessionLengths, quotas, dataDir, corporaUrl };
  /** Its calls fail with `NotPrepared` until `prepare` is done. */
  const store: Store = openPorts(engine, context);
  return { store, prepare };
}

interface PortContext extends Required<
  Pick<StoreOptions, 'now' | 'newId' | 'sessionLengths' | 'quotas'>
> {
  readonly seal: Seal;
  readonly dataDir: string;
  readonly corporaUrl: string | undefined;
}

function openPorts(
  engine: Engine,
  { now, newId, seal, sessionLengths, quotas, dataDir, corporaUrl }: PortContext,
) {
  let closing: Promise<void> | undefined;
  return {
    visits: openVisits(engine, now, dataDir),
    demographics: openDemographics(engine, now, newId),
    consents: openConsents(engine, now, newId),
    interactions: openInteractions(engine, now, newId, quotas),
    study: {
      ...openStudyParticipants(engine, now, newId),
      ...openParticipantConversations(engine, now, newId),
      ...openStudyReaders(engine, now),
    },
    knownWords: openKnownWords(engine, now, newId),
    apiKeys: openApiKeys(engine, now, newId),
    shares: openShares(engine, now, quotas),
    readerTests: openReaderTests(engine, now, seal),
    readerCounts: openReaderCounts(engine, now),
    users: openUsers(engine, now, newId),
    roll: openUserDirectory(engine),
    overview: () => overview(engine),
    dictionaryStates: () => dictionaryStates(engine),
    connections: () => engine.connections(),
    invitations: openInvitations(engine, now),
    identities: openIdentities(engine, now, newId),
    letters: openEmailOutbox(engine, now, newId, seal),
    farewells: openInactiveAccounts(engine, now, sessionLengths),
    sessions: openSessions(engine, now, newId, sessionLengths),
    factors: openFactors(engine, now, newId, seal),
    passkeys: openPasskeys(engine, now, newId, seal),
    links: openOneTimeLinks(engine, now),
    signingKeys: openSigningKeys(engine, now, seal),
    ownDictionaries: openOwnDictionaryTable(
      engine,
      now,
      corporaUrl === undefined ? null : openS3ObjectStore(corporaUrl),
    ),
    sweep: () => deleteExpired(engine, now, sessionLengths),
    forgiveAttempts: (forgiven: Forgiven) => forgiveAttempts(engine.db, forgiven),
    limiter: (limit: RateLimit) => engine.newLimiter(limit),
    close: () => (closing ??= engine.close()),
  };
}

/** All tables of the site, by subject. No code outside this folder writes SQL. */
export interface Store extends ReturnType<typeof openPorts> {}
