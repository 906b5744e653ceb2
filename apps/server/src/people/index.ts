export { accounts } from './accounts/accounts.ts';
export { openMail } from './accounts/email/choose-mailer.ts';
export { audit } from './audit/audit-hooks.ts';
export { openAuditLog } from './audit/audit-log.ts';
export { operatorRoutes } from './operators/operator-routes.ts';
export { runPeopleCommand } from './operators/people-command.ts';
export {
  hashRecoveryCode,
  hashToken,
  newRecoveryCode,
  newToken,
} from './accounts/sessions/tokens-and-recovery-codes.ts';
export { requireUser } from './accounts/sessions/authenticate-requests.ts';
export { apiKeyOwner, type ApiKeyCredentials, apiKeyRoutes } from './api-keys/api-keys.ts';
export { historyRoutes } from './history/history-routes.ts';
export { consentRoutes } from './profile/consent-routes.ts';
export { knownWordsRoutes } from './profile/known-words-routes.ts';
export { writerRoutes } from './reader-tests/writer-routes.ts';
export { doubtsAbout, isDoubtful } from './reader-tests/round.ts';
export { fewestReaders } from './reader-tests/filter-readers.ts';
export type { KeptAnswer } from './reader-tests/read-answer.ts';
export { type ReadLevels, wordsOfMarks } from './reader-tests/word-families-levels-marks.ts';
export { runReadersCommand } from './reader-tests/readers-command.ts';
export { readerCountRoutes } from './reader-tests/site-word-count-routes.ts';
export { readerRoutes } from './reader-tests/reader-routes.ts';
export { profileRoutes } from './profile/profile-routes.ts';
export { sharingRoutes } from './sharing/sharing-routes.ts';
export { openKeyRing } from './accounts/sessions/key-ring.ts';
