export { limits } from './wire/limits.ts';
export { errorCodes, errorReply } from './wire/error-codes.ts';
export type { ErrorCode, ErrorEntry, ErrorReply, NotSaved } from './wire/error-codes.ts';
export { gradeCall, gradingMethod } from './analysis/grading.ts';
export type { GradeReply, GradingMethod, UsedDictionary } from './analysis/grading.ts';
export { groupCall, type GroupLine } from './analysis/group-grading.ts';
export { buildYourOwnCall, downloadCall, resultFileName } from './analysis/word-documents.ts';
export type { DownloadRequest } from './analysis/word-documents.ts';
export { gaugeCall } from './analysis/gauge-image.ts';
export { isScreen, researchScreenPath, screenPaths } from './site/screen-paths.ts';
export { visitsCall } from './site/visits.ts';
export { healthCall, readyCall } from './site/health.ts';
export { dictionariesCall, type OfferedDictionary } from './analysis/dictionaries.ts';
export {
  languageToolAddWordCall,
  languageToolCall,
  languageToolDeleteWordCall,
  languageToolInfoCall,
  languageToolLanguagesCall,
  languageToolLengthCall,
  type LanguageToolReply,
  languageToolWordsCall,
} from './analysis/language-tool.ts';
export {
  apiKeysCall,
  apiKeyScopes,
  makeApiKeyCall,
  revokeApiKeyCall,
} from './accounts/api-keys.ts';
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
export { defaultSite, nameIn, namePlace, namesOf } from './site/site-name-and-defaults.ts';
export type { SiteName } from './site/site-name-and-defaults.ts';
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
export { type Consent, consentsCall, type Ledger, renewCall } from './accounts/consents.ts';
export { legal } from './accounts/legal-version.ts';
export {
  type OperatorAct,
  operatorActCall,
  operatorCall,
  type OperatorOutcome,
  operatorPeopleCall,
  type OperatorPerson,
  type OperatorView,
} from './site/operator-dashboard-and-accounts.ts';
export { passwordLimits, registrationDetails } from './accounts/registration.ts';
export type { RegistrationDetails } from './accounts/registration.ts';
export {
  type ProfileAnswerName,
  profileAnswerNames,
  profileAnswers,
  researchedAnswers,
} from './accounts/profile-questions.ts';
export { validate } from './wire/validate.ts';
export { inEitherCasing, readEitherCasing } from './wire/wire-casing.ts';
export {
  type ExerciseCall,
  exerciseCallAt,
  exerciseCalls,
  exerciseLine,
  type ExerciseLine,
  type ExerciseReply,
  readExerciseLine,
  readExerciseReply,
  type WireMessage,
  writeMessage,
} from './conversations/exercises.ts';
export { profileCall, saveProfileCall } from './accounts/profile.ts';
export type { Profile, ProfileChanges } from './accounts/profile.ts';
export { type Export, exportCall } from './accounts/personal-data-export.ts';
export { changeKnownWordsCall, knownWordsCall } from './accounts/known-words.ts';
export { removeTaskCall, taskCall, tasksCall, taskTypes } from './accounts/saved-tasks.ts';
export type { ShownTask, Task, TaskLine, TaskRoom, TaskType } from './accounts/saved-tasks.ts';
export { endShareCall, revokeCall, shareCall, sharedCall, sharesCall } from './accounts/sharing.ts';
export type { Share } from './accounts/sharing.ts';
export {
  type AboutReader,
  answerReaderTestCall,
  askReadersCall,
  deleteReaderTestCall,
  endReaderTestCall,
  type NewReaderTest,
  type ReaderAnswer,
  type ReaderTest,
  readerTestCall,
  readerTestsCall,
  takeBackAnswerCall,
} from './readers/reader-tests.ts';
export {
  giveReaderCountsCall,
  type ReaderCounts,
  readerCountsCall,
  takeBackReaderCountsCall,
} from './readers/reader-counts-by-word.ts';
export { type Estimate, type ReaderResults, readerResultsCall } from './readers/reader-results.ts';
