import { randomUUID } from 'node:crypto';

import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { type ApiKeys, openApiKeys } from './accounts/api-keys.ts';
import { type Consents, openConsents } from './accounts/consents.ts';
import { type DemographicsPort, openDemographics } from './accounts/demographics.ts';
import type { Connections, OnStatement, RateLimit } from './engine/engine.ts';
import { type Factors, openFactors } from './accounts/second-factors-and-recovery-codes.ts';
import { type InactiveAccounts, openInactiveAccounts } from './accounts/inactive-accounts.ts';
import { type Identities, openIdentities } from './accounts/identities-and-verified-addresses.ts';
import { type Interactions, openInteractions } from './saved-work/tasks.ts';
import { type Invitations, openInvitations } from './accounts/invitations.ts';
import { type EmailOutbox, openEmailOutbox } from './site/email-outbox.ts';
import { migrate } from './upgrade/migrate.ts';
import { openKnownWords, type KnownWordsPort } from './saved-work/known-words.ts';
import { type OneTimeLinks, openOneTimeLinks } from './accounts/one-time-links.ts';
import { openDatabase, type DatabaseLocation } from './open-database.ts';
import { openExistingDatabase, refuseLostDatabase } from './open-existing-database.ts';
import { recordDatabase } from './files/private-data-and-database-file.ts';
import {
  openOwnDictionaryTable,
  type OwnDictionariesPort,
} from './own-dictionaries/own-dictionary-store.ts';
import { openS3ObjectStore } from './own-dictionaries/s3-object-store.ts';
import { openUserDirectory, type UserDirectory } from './accounts/user-directory.ts';
import { dictionaryStates, overview, type Overview } from './site/operator-overview.ts';
import { openPasskeys, type Passkeys } from './accounts/passkeys.ts';
import { openSeal } from './secrets/seal.ts';
import { openSecretKeys } from './secrets/secret-keys.ts';
import { reseal } from './secrets/reseal.ts';
import { importSigningKeysFile } from './secrets/import-signing-keys-file.ts';
import {
  defaultSessionLengths,
  openSessions,
  type SessionLengths,
  type Sessions,
} from './accounts/sessions.ts';
import { openReaderCounts, type ReaderCounts } from './saved-work/reader-word-counts.ts';
import type { ReaderTests } from './saved-work/reader-test-port.ts';
import { openReaderTests } from './saved-work/reader-tests.ts';
import { openShares, type Shares } from './saved-work/shares.ts';
import { type Quotas, usualQuotas } from './saved-work/quotas.ts';
import { NotPrepared } from './engine/database-not-prepared.ts';
import { prepareTimeouts, requestTimeouts } from './engine/timeouts.ts';
import { openStudyParticipants, type StudyParticipants } from './studies/participants.ts';
import { openStudyReaders, type StudyReaders } from './studies/study-reader-tests.ts';
import {
  openParticipantConversations,
  type StudyWork,
} from './studies/participant-conversations.ts';
import { openSigningKeys, type SigningKeys } from './accounts/signing-keys.ts';
import { type Forgiven, forgiveAttempts } from './site/forgive-attempts.ts';
import { deleteExpired } from './site/delete-expired.ts';
import { openUsers, type Users } from './accounts/users.ts';
import { openVisits, type Visits } from './site/visits.ts';

/** All tables of the site, by subject. No code outside this folder writes SQL. */
export interface Store {
  readonly visits: Visits;
  readonly demographics: DemographicsPort;
  readonly consents: Consents;
  readonly interactions: Interactions;
  readonly study: StudyParticipants & StudyWork & StudyReaders;
  readonly knownWords: KnownWordsPort;
  readonly apiKeys: ApiKeys;
  readonly shares: Shares;
  readonly readerTests: ReaderTests;
  readonly readerCounts: ReaderCounts;
  readonly users: Users;
  readonly roll: UserDirectory;
  readonly overview: () => Promise<Overview>;
  readonly dictionaryStates: () => Promise<Overview['dictionaries']>;
  readonly connections: () => Connections | null;
  readonly invitations: Invitations;
  readonly identities: Identities;
  readonly letters: EmailOutbox;
  readonly farewells: InactiveAccounts;
  readonly sessions: Sessions;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
  readonly links: OneTimeLinks;
  readonly signingKeys: SigningKeys;
  readonly ownDictionaries: OwnDictionariesPort;
  readonly limiter: (limit: RateLimit) => RateLimiterAbstract;
  readonly forgiveAttempts: (forgiven: Forgiven) => Promise<void>;
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StoreOptions extends DatabaseLocation {
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly onStatement?: OnStatement | undefined;
  readonly onMigration?: (sentence: string) => void;
  readonly mustExist?: boolean;
  readonly sessionLengths?: SessionLengths;
  readonly quotas?: Quotas;
  readonly corporaUrl?: string | undefined;
}

export interface UnpreparedStore {
  /** Its calls fail with `NotPrepared` until `prepare` is done. */
  readonly store: Store;
  /** Connects, migrates and seals. It may be called again after a failure. */
  readonly prepare: () => Promise<void>;
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const { store, prepare } = openUnpreparedStore(options);
  await prepare();
  return store;
}

/** Opens a store whose database may still be unavailable. */
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
}: StoreOptions): UnpreparedStore {
  const seal = openSeal(openSecretKeys(location));
  let missing: NotPrepared | null = new NotPrepared();
  const prepare = async () => {
    refuseLostDatabase(location);
    const beforehand = mustExist
      ? await openExistingDatabase(location)
      : openDatabase(location, prepareTimeouts);
    try {
      await migrate(beforehand, now, onMigration);
      await importSigningKeysFile(beforehand, seal, { dataDir: location.dataDir, now });
      await reseal(beforehand.db, seal);
      if (beforehand.name === 'sqlite') recordDatabase(location.dataDir);
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
  let closing: Promise<void> | undefined;
  const store: Store = {
    visits: openVisits(engine, now, location.dataDir),
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
    readerTests: openReaderTests(engine, { now, seal }),
    readerCounts: openReaderCounts(engine, now),
    users: openUsers(engine, now, newId),
    roll: openUserDirectory(engine),
    overview: () => overview(engine),
    dictionaryStates: () => dictionaryStates(engine),
    connections: () => engine.connections(),
    invitations: openInvitations(engine, now),
    identities: openIdentities(engine, now, newId),
    letters: openEmailOutbox(engine, { now, newId, seal }),
    farewells: openInactiveAccounts(engine, now, sessionLengths),
    sessions: openSessions(engine, { now, newId, ...sessionLengths }),
    factors: openFactors(engine, { now, newId, seal }),
    passkeys: openPasskeys(engine, { now, newId, seal }),
    links: openOneTimeLinks(engine, now),
    signingKeys: openSigningKeys(engine, seal, now),
    ownDictionaries: openOwnDictionaryTable(
      engine,
      now,
      corporaUrl === undefined ? null : openS3ObjectStore(corporaUrl),
    ),
    sweep: () => deleteExpired(engine, now, sessionLengths),
    forgiveAttempts: (forgiven) => forgiveAttempts(engine.db, forgiven),
    limiter: (limit) => engine.newLimiter(limit),
    close: () => (closing ??= engine.close()),
  };
  return { store, prepare };
}
