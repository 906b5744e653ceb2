import { randomUUID } from 'node:crypto';

import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { type ApiKeys, openApiKeys } from './api-keys.ts';
import { type Consents, openConsents } from './consents.ts';
import { type DemographicsPort, openDemographics } from './demographics.ts';
import type { Connections, OnStatement, Pace } from './engine.ts';
import { type Factors, openFactors } from './factors.ts';
import { type Farewells, openFarewells } from './farewells.ts';
import { type Identities, openIdentities } from './identities.ts';
import { type Interactions, openInteractions } from './interactions.ts';
import { type Invitations, openInvitations } from './invitations.ts';
import { type Letters, openLetters } from './letters.ts';
import { migrate } from './migrate.ts';
import { openKnownWords, type KnownWordsPort } from './known-words.ts';
import { type OneTimeLinks, openOneTimeLinks } from './one-time-links.ts';
import { openEngine, type Whereabouts } from './open-engine.ts';
import { openExisting } from './open-existing.ts';
import type { JobName, Jobs } from './jobs.ts';
import { openOwnDictionaries, type OwnDictionariesPort } from './own-dictionaries.ts';
import { openRoll, type Roll } from './roll.ts';
import { dictionaryStates, overview, type Overview } from './overview.ts';
import { openSeal } from './secrets/seal.ts';
import { openSecretKeys } from './secrets/secret-keys.ts';
import { reseal } from './secrets/reseal.ts';
import { takeOverKeysFile } from './secrets/take-over-keys-file.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openShares, type Shares } from './shares.ts';
import { withReader } from './patience.ts';
import { openStudyParticipants, type StudyParticipants } from './study-participants.ts';
import { openStudyWork, type StudyWork } from './study-work.ts';
import { openSigningKeys, type SigningKeys } from './signing-keys.ts';
import { sweep } from './sweep.ts';
import { openUsers, type Users } from './users.ts';
import { openVisits, type Visits } from './visits.ts';
import { openWidgetDomains, type WidgetDomains } from './widget-domains.ts';

/** Everything the site remembers, as small ports. Nobody outside this folder writes SQL. */
export interface Store {
  readonly visits: Visits;
  readonly widgetDomains: WidgetDomains;
  readonly demographics: DemographicsPort;
  readonly consents: Consents;
  readonly interactions: Interactions;
  readonly study: StudyParticipants & StudyWork;
  readonly knownWords: KnownWordsPort;
  readonly apiKeys: ApiKeys;
  readonly shares: Shares;
  readonly users: Users;
  readonly roll: Roll;
  /** How much there is of each kind. */
  readonly overview: () => Promise<Overview>;
  /** Own dictionaries in each state. */
  readonly dictionaryStates: () => Promise<Overview['dictionaries']>;
  /** The connections of this process to the database server; null on SQLite. */
  readonly connections: () => Connections | null;
  readonly invitations: Invitations;
  readonly identities: Identities;
  readonly letters: Letters;
  readonly farewells: Farewells;
  readonly sessions: Sessions;
  readonly factors: Factors;
  readonly links: OneTimeLinks;
  readonly signingKeys: SigningKeys;
  readonly ownDictionaries: OwnDictionariesPort;
  /** A line of work of this name, done one after another in this process and shared out among all of them. */
  readonly jobs: (name: JobName, onFault: (error: unknown) => void) => Jobs;
  /** A counter shared by all processes, for slowing attempts. */
  readonly limiter: (pace: Pace) => RateLimiterAbstract;
  /** Removes what is over: sessions nobody came back to, old links and checks, counted attempts. */
  readonly sweep: () => Promise<void>;
  /** Lets go of the database. Nothing may be asked of the store afterwards. */
  readonly close: () => Promise<void>;
}

/** What a store is made with. */
export interface StoreOptions extends Whereabouts {
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly onStatement?: OnStatement | undefined;
  /** Makes no database where there is none: throws NoDatabase. */
  readonly mustExist?: boolean;
}

/** Opens the store, with its schema up to date. Several processes may open the same one. */
export async function openStore({
  now = () => new Date(),
  newId = randomUUID,
  onStatement,
  mustExist = false,
  ...whereabouts
}: StoreOptions): Promise<Store> {
  const seal = openSeal(openSecretKeys(whereabouts));
  const beforehand = mustExist ? await openExisting(whereabouts) : openEngine(whereabouts);
  try {
    await migrate(beforehand, now);
    await takeOverKeysFile(beforehand, seal, { dataDir: whereabouts.dataDir, now });
    await reseal(beforehand.db, seal);
  } finally {
    await beforehand.close();
  }
  const engine = openEngine(whereabouts, withReader, onStatement);
  let closing: Promise<void> | undefined;
  return {
    visits: openVisits(engine.db, now),
    widgetDomains: openWidgetDomains(engine.db, now),
    demographics: openDemographics(engine, now, newId),
    consents: openConsents(engine, now, newId),
    interactions: openInteractions(engine, now, newId),
    study: { ...openStudyParticipants(engine, now, newId), ...openStudyWork(engine, now, newId) },
    knownWords: openKnownWords(engine, now, newId),
    apiKeys: openApiKeys(engine, now, newId),
    shares: openShares(engine, now),
    users: openUsers(engine, now, newId),
    roll: openRoll(engine),
    overview: () => overview(engine),
    dictionaryStates: () => dictionaryStates(engine),
    connections: () => engine.connections(),
    invitations: openInvitations(engine, now),
    identities: openIdentities(engine, now, newId),
    letters: openLetters(engine, { now, newId, seal }),
    farewells: openFarewells(engine, now),
    sessions: openSessions(engine, now, newId),
    factors: openFactors(engine, { now, newId, seal }),
    links: openOneTimeLinks(engine, now),
    signingKeys: openSigningKeys(engine, seal, now),
    ownDictionaries: openOwnDictionaries(engine, now),
    jobs: (name, onFault) => engine.newJobs(name, onFault),
    sweep: () => sweep(engine, now),
    limiter: (pace) => engine.newLimiter(pace),
    close: () => (closing ??= engine.close()),
  };
}
