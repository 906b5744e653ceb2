export { limits } from './wire/limits.ts';
export { errorCodes, errorReply } from './wire/error-codes.ts';
export type { ErrorCode, ErrorEntry, ErrorReply, NotSaved } from './wire/error-codes.ts';
export { gradeCall, gradingMethod } from './analysis/grading.ts';
export type { GradeReply, GradingMethod, UsedDictionary } from './analysis/grading.ts';
export { groupCall } from './analysis/group-grading.ts';
export type { GroupLine } from './analysis/group-grading.ts';
export { buildYourOwnCall, downloadCall, resultFileName } from './analysis/word-documents.ts';
export type { DownloadRequest } from './analysis/word-documents.ts';
export { gaugeCall } from './analysis/gauge-image.ts';
export { isScreen, researchScreenPath, screenPaths } from './site/screen-paths.ts';
export { visitsCall } from './site/visits.ts';
export { healthCall, readyCall } from './site/health.ts';
export { dictionariesCall } from './analysis/dictionaries.ts';
export type { OfferedDictionary } from './analysis/dictionaries.ts';
export {
  languageToolCall,
  languageToolInfoCall,
  languageToolLanguagesCall,
  languageToolLengthCall,
} from './analysis/language-tool.ts';
export {
  languageToolAddWordCall,
  languageToolDeleteWordCall,
  languageToolWordsCall,
} from './analysis/language-tool-known-words.ts';
export {
  apiKeyScopes,
  apiKeysCall,
  makeApiKeyCall,
  revokeApiKeyCall,
} from './accounts/api-keys.ts';
export type { ApiKey } from './accounts/api-keys.ts';
export type { LanguageToolReply } from './analysis/language-tool.ts';
export { registerDomainCall } from './site/register-domain.ts';
export {
  buildDictionaryCall,
  countingFailures,
  ownDictionariesCall,
  ownDictionaryCode,
  removeDictionaryCall,
} from './analysis/own-dictionaries.ts';
export type { CountingFailure, OwnDictionary } from './analysis/own-dictionaries.ts';
export { served } from './site/server-paths.ts';
export {
  nameIn,
  namePlace,
  namesOf,
  defaultSite,
  type SiteName,
} from './site/site-name-and-defaults.ts';
export {
  agreeCall,
  askStudyReadersCall,
  debriefingCall,
  foldCode,
  studyCall,
  withdrawCall,
} from './conversations/taking-part-in-study.ts';
export type { Agreed, DebriefingReaders, StudyPage } from './conversations/taking-part-in-study.ts';
export { siteCall, siteDescription } from './site/site-description.ts';
export type { SiteAnswer, SiteDescription } from './site/site-description.ts';
export { consentsCall, renewCall } from './accounts/consents.ts';
export type { Consent, Ledger } from './accounts/consents.ts';
export { legal } from './accounts/legal-version.ts';
export {
  operatorActCall,
  operatorActs,
  operatorCall,
  operatorPeopleCall,
} from './site/operator-dashboard-and-accounts.ts';
export type {
  OperatorAct,
  OperatorOutcome,
  OperatorPerson,
  OperatorView,
} from './site/operator-dashboard-and-accounts.ts';
export { passwordLimits, registrationDetails } from './accounts/registration.ts';
export type { RegistrationDetails } from './accounts/registration.ts';
export {
  profileAnswerNames,
  profileAnswers,
  researchedAnswers,
} from './accounts/profile-questions.ts';
export type { ProfileAnswer, ProfileAnswerName } from './accounts/profile-questions.ts';
export { validate } from './wire/validate.ts';
export { fitCasing, inEitherCasing, readEitherCasing } from './wire/wire-casing.ts';
export {
  exerciseCallAt,
  exerciseLine,
  exerciseCalls,
  readExerciseLine,
  readExerciseReply,
  researchCallPath,
  writeMessage,
} from './conversations/exercises.ts';
export type {
  ExerciseCall,
  ExerciseLine,
  ExerciseReply,
  WireMessage,
} from './conversations/exercises.ts';
export { profileCall, saveProfileCall } from './accounts/profile.ts';
export type { Profile, ProfileChanges } from './accounts/profile.ts';
export { exportCall } from './accounts/personal-data-export.ts';
export type { Export } from './accounts/personal-data-export.ts';
export { changeKnownWordsCall, knownWordsCall } from './accounts/known-words.ts';
export { removeTaskCall, taskCall, tasksCall, taskTypes } from './accounts/saved-tasks.ts';
export type { ShownTask, Task, TaskLine, TaskRoom, TaskType } from './accounts/saved-tasks.ts';
export { endShareCall, revokeCall, shareCall, sharedCall, sharesCall } from './accounts/sharing.ts';
export type { Share, SharedTask } from './accounts/sharing.ts';
export {
  answerReaderTestCall,
  askReadersCall,
  deleteReaderTestCall,
  endReaderTestCall,
  readerTestCall,
  readerTestsCall,
  takeBackAnswerCall,
} from './readers/reader-tests.ts';
export type {
  AboutReader,
  NewReaderTest,
  OwnReaderTest,
  ReaderAnswer,
  ReaderTest,
} from './readers/reader-tests.ts';
export {
  giveReaderCountsCall,
  readerCountsCall,
  takeBackReaderCountsCall,
} from './readers/reader-counts-by-word.ts';
export type { ReaderCounts } from './readers/reader-counts-by-word.ts';
export { readerResultsCall } from './readers/reader-results.ts';
export type { Estimate, ReaderResults } from './readers/reader-results.ts';
