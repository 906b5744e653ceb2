export { limits } from './limits.ts';
export { errorCodes, errorReply } from './error-codes.ts';
export type { ErrorCode, ErrorEntry, ErrorReply, NotSaved } from './error-codes.ts';
export { gradeCall, gradingMethod } from './grading.ts';
export type { GradeReply, GradingMethod, UsedDictionary } from './grading.ts';
export { groupCall } from './group-grading.ts';
export type { GroupLine } from './group-grading.ts';
export { buildYourOwnCall, downloadCall, resultFileName } from './download.ts';
export type { DownloadRequest } from './download.ts';
export { scalaCall } from './scala.ts';
export { isScreen, researchScreenPath, screenPaths } from './screens.ts';
export { visitsCall } from './visits.ts';
export { healthCall, readyCall } from './health.ts';
export { dictionariesCall } from './dictionaries.ts';
export type { OfferedDictionary } from './dictionaries.ts';
export {
  languageToolCall,
  languageToolInfoCall,
  languageToolLanguagesCall,
  languageToolLengthCall,
} from './language-tool.ts';
export {
  languageToolAddWordCall,
  languageToolDeleteWordCall,
  languageToolWordsCall,
} from './language-tool-words.ts';
export { apiKeyScopes, apiKeysCall, makeApiKeyCall, revokeApiKeyCall } from './api-keys.ts';
export type { ApiKey } from './api-keys.ts';
export type { LanguageToolReply } from './language-tool.ts';
export { registerDomainCall } from './widget.ts';
export {
  buildDictionaryCall,
  countingFailures,
  ownDictionariesCall,
  ownDictionaryCode,
  removeDictionaryCall,
} from './own-dictionaries.ts';
export type { CountingFailure, OwnDictionary } from './own-dictionaries.ts';
export { served } from './served.ts';
export { nameIn, namePlace, namesOf, defaultSite, type SiteName } from './default-site.ts';
export {
  agreeCall,
  askStudyReadersCall,
  debriefingCall,
  foldCode,
  studyCall,
  withdrawCall,
} from './studies.ts';
export type { Agreed, DebriefingReaders, StudyPage } from './studies.ts';
export { siteCall, siteDescription } from './site.ts';
export type { SiteAnswer, SiteDescription } from './site.ts';
export { consentsCall, renewCall } from './consents.ts';
export type { Consent, Ledger } from './consents.ts';
export { legal } from './legal-version.ts';
export { operatorActCall, operatorActs, operatorCall, operatorPeopleCall } from './operator.ts';
export type { OperatorAct, OperatorOutcome, OperatorPerson, OperatorView } from './operator.ts';
export { passwordLimits, registrationDetails } from './accounts.ts';
export type { RegistrationDetails } from './accounts.ts';
export { profileAnswerNames, profileAnswers, researchedAnswers } from './profile-answers.ts';
export type { ProfileAnswer, ProfileAnswerName } from './profile-answers.ts';
export { validate } from './validate.ts';
export { fitCasing, inEitherCasing, readEitherCasing } from './wire-casing.ts';
export {
  exerciseCallAt,
  exerciseLine,
  exerciseCalls,
  readExerciseLine,
  readExerciseReply,
  researchCallPath,
  writeMessage,
} from './exercises.ts';
export type { ExerciseCall, ExerciseLine, ExerciseReply, WireMessage } from './exercises.ts';
export { profileCall, saveProfileCall } from './profile.ts';
export type { Profile, ProfileChanges } from './profile.ts';
export { exportCall } from './profile-export.ts';
export type { Export } from './profile-export.ts';
export { changeKnownWordsCall, knownWordsCall } from './known-words.ts';
export { removeTaskCall, taskCall, tasksCall, taskTypes } from './history.ts';
export type { ShownTask, Task, TaskLine, TaskRoom, TaskType } from './history.ts';
export { endShareCall, revokeCall, shareCall, sharedCall, sharesCall } from './sharing.ts';
export type { Share, SharedTask } from './sharing.ts';
export {
  answerReaderTestCall,
  askReadersCall,
  deleteReaderTestCall,
  endReaderTestCall,
  readerTestCall,
  readerTestsCall,
  takeBackAnswerCall,
} from './reader-tests.ts';
export type {
  AboutReader,
  NewReaderTest,
  OwnReaderTest,
  ReaderAnswer,
  ReaderTest,
} from './reader-tests.ts';
export {
  giveReaderCountsCall,
  readerCountsCall,
  takeBackReaderCountsCall,
} from './reader-counts.ts';
export type { ReaderCounts } from './reader-counts.ts';
export { readerResultsCall } from './reader-results.ts';
export type { Estimate, ReaderResults } from './reader-results.ts';
