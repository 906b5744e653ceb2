export type { ApiKeyScope } from './accounts/api-keys.ts';
export type { EngineName } from './schema/column-kinds-and-conversion.ts';
export {
  newTimeBudget,
  type TimeBudget,
  withoutTimeBudget,
  withTimeBudget,
} from './engine/time-budget.ts';
export { driverSentence, isStoreAway } from './engine/is-store-away.ts';
export { retryWhileAway } from './engine/retry-while-away.ts';
export { runDbCommand } from './db-command.ts';
export { NoRoom, noRoom, unlessFull } from './saved-work/quotas.ts';
export { keepsWork } from './saved-work/may-keep-work.ts';
export type { OnStatement } from './engine/engine.ts';
export type { Factor } from './accounts/second-factors-and-recovery-codes.ts';
export type { NewPasskey } from './accounts/passkeys.ts';
export type { InactiveAccount } from './accounts/inactive-accounts.ts';
export type { Content } from './schema/interaction-tables.ts';
export type { Interactions, Task } from './saved-work/tasks.ts';
export { DatabaseIsNewer, migrate } from './upgrade/migrate.ts';
export type { EmailOutbox } from './site/email-outbox.ts';
export type { LinkPurpose, OneTimeLink, Registration } from './accounts/one-time-links.ts';
export {
  type DatabaseLocation,
  NoDatabase,
  openDatabase,
  openExistingDatabase,
} from './open-database.ts';
export { openStore, openUnpreparedStore, type Store, type StoreOptions } from './open-store.ts';
export {
  chownToFolderOwner,
  makePrivateFolder,
  makeSiteFolder,
  NotFolderOwner,
} from './files/private-folders-and-ownership.ts';
export { assertRoom } from './files/assert-room.ts';
export { keepDataPrivate, writePrivately } from './files/private-data-and-database-file.ts';
export type { OwnDictionariesPort } from './own-dictionaries/own-dictionary-store.ts';
export type { Lease } from './own-dictionaries/job-leases.ts';
export type {
  NewOwnDictionary,
  OwnDictionaryRecord,
} from './own-dictionaries/own-dictionary-record.ts';
export { writePiecesToFolder, type Piece, piecesOfFolder } from './own-dictionaries/file-chunks.ts';
export type { Invitation } from './accounts/invitations.ts';
export type { ListedPerson, PersonCounts } from './accounts/user-directory.ts';
export type { OpenSession, Proof, Session } from './accounts/sessions.ts';
export { readerTestDays } from './site/delete-expired.ts';
export type { CountedWord } from './saved-work/reader-word-counts.ts';
export type { ReaderTestRecord } from './saved-work/reader-tests.ts';
export type { OpenedShare } from './saved-work/shares.ts';
export { SecretsLocked } from './secrets/secret-keys.ts';
export type { SigningKeys, StoredKey } from './accounts/signing-keys.ts';
export type { Participant } from './studies/participants.ts';
export { countParticipants, eraseParticipants } from './studies/erase-participants.ts';
export {
  studyConsents,
  studyEvents,
  studyNames,
  studyRecords,
  type StudyConsent,
  type StudyRecord,
} from './studies/study-export.ts';
export { studyReaders } from './studies/study-reader-tests.ts';
export type { FinishedConversation, StudyReaderRecord } from './studies/study-reader-tests.ts';
export { participantRows } from './studies/participant-export.ts';
export type { Counter } from './site/forgive-attempts.ts';
export { InvitationOver, SignInRefused, type User } from './accounts/users.ts';
