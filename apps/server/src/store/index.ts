export type { EngineName } from './column-kinds.ts';
export { runDbCommand } from './db-command.ts';
export type { Factor } from './factors.ts';
export type { Unused } from './farewells.ts';
export type { Content } from './interaction-tables.ts';
export type { Interactions, Task } from './interactions.ts';
export type { Jobs } from './jobs.ts';
export { migrate } from './migrate.ts';
export type { LinkPurpose } from './one-time-links.ts';
export { openEngine, type Whereabouts } from './open-engine.ts';
export { openStore, type Store, type StoreOptions } from './open-store.ts';
export { keepDataPrivate } from './private-files.ts';
export type {
  Hold,
  NewOwnDictionary,
  OwnDictionariesPort,
  OwnDictionaryRecord,
} from './own-dictionaries.ts';
export type { OpenSession, Proof, Session } from './sessions.ts';
export type { OpenedShare } from './shares.ts';
export { SecretsLocked } from './secrets/secrets-locked.ts';
export type { SigningKeys, StoredKey } from './signing-keys.ts';
export { countParticipants, eraseParticipants, type Participant } from './study-participants.ts';
export {
  studyArms,
  studyConsents,
  studyEvents,
  studyNames,
  studyRecords,
  type StudyConsent,
  type StudyRecord,
} from './study-records.ts';
export type { User } from './users.ts';
