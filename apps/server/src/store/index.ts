export type { EngineName } from './column-kinds.ts';
export { isStoreAway } from './store-is-away.ts';
export { runDbCommand } from './db-command.ts';
export { keepsWork } from './demographics.ts';
export type { OnStatement } from './engine.ts';
export type { Factor } from './factors.ts';
export type { Unused } from './farewells.ts';
export type { Content } from './interaction-tables.ts';
export type { Interactions, Task } from './interactions.ts';
export type { Jobs } from './jobs.ts';
export { DatabaseIsNewer, migrate } from './migrate.ts';
export type { Letters } from './letters.ts';
export type { LinkPurpose, OneTimeLink, Registration } from './one-time-links.ts';
export { openEngine, type Whereabouts } from './open-engine.ts';
export { NoDatabase, openExisting } from './open-existing.ts';
export { openStore, type Store, type StoreOptions } from './open-store.ts';
export {
  leaveToFolderOwner,
  makePrivateFolder,
  makeSiteFolder,
  NotFolderOwner,
} from './folder-owner.ts';
export { keepDataPrivate } from './private-files.ts';
export type { OwnDictionariesPort } from './own-dictionaries.ts';
export type { Hold } from './own-dictionary-holds.ts';
export type { NewOwnDictionary, OwnDictionaryRecord } from './own-dictionary-record.ts';
export { keepPieces, type Piece, piecesOfFolder } from './pieces.ts';
export type { Invitation } from './invitations.ts';
export type { ListedPerson, PersonCounts } from './roll.ts';
export type { OpenSession, Proof, Session } from './sessions.ts';
export { SignInRefused } from './sign-in-refused.ts';
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
export { InvitationOver, type User } from './users.ts';
