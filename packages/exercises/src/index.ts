export { exerciseNamed, exerciseNames, exercises } from './catalog.ts';
export type { ExerciseName, ListedExercise } from './catalog.ts';
export { checkedStepsOf } from './checks-catalog.ts';
export type { Check, CheckedFact, CheckTexts, DeclaredCheck } from './checks/check.ts';
export { checkAnswers, type CheckAnswer, type Mark } from './checks/mark.ts';
export { endpointsOf, researchVariantsOf } from './exercise/exercise.ts';
export { longestAnswer, written } from './steps/answer.ts';
export type { Answer, Reason } from './steps/answer.ts';
export { readCall } from './wire/call.ts';
export type { Call } from './wire/call.ts';
export { commentsSaid } from './coach/comments-said.ts';
export { hasRubric, neutralCoach, neutralReply } from './coach/coach-port.ts';
export type {
  AnsweredCheck,
  Coach,
  CoachComment,
  CoachFocus,
  RubricRequest,
  CoachReply,
  CoachRequest,
  EarlierText,
  PlainerWord,
  RareWord,
} from './coach/coach-port.ts';
export { converse, regrade } from './exercise/converse.ts';
export type { Conversed, Host } from './exercise/converse.ts';
export type { HelpContact } from './distress/offer-pause.ts';
export { distressIn } from './distress/find-distress.ts';
export { progressOf, type Progress } from './exercise/progress.ts';
export { versionsIn, type Version } from './exercise/versions.ts';
export type { Exercise } from './exercise/exercise.ts';
export type { Introduction } from './exercise/introduction.ts';
export type { Grade, GradeRequest } from './grade/grade.ts';
export { isAbbreviation } from './grade/is-abbreviation.ts';
export { gradeOf } from './grade/grade-of.ts';
export { isFinished, readHistory, writeHistory } from './wire/history.ts';
export type { About, History, HistoryOnTheWire, ReadHistory } from './wire/history.ts';
export {
  conversationLanguages,
  readConversationLanguage,
  siteLanguages,
} from './words/language.ts';
export type { ConversationLanguage, InLanguages, SiteLanguage } from './words/language.ts';
export { messageReaders } from './words/words.ts';
export {
  answerOf,
  botMessage,
  readMessage,
  readTypedMessage,
  studentMessage,
  typedMessage,
} from './wire/message.ts';
export type { AnyMessage, Message, TypedMessage } from './wire/message.ts';
export { withoutName } from './sharing/without-name.ts';
export { columnsOf } from './wire/columns.ts';
export { conversationFromRow, historyFromRow, rowOf } from './wire/rows.ts';
export type { Row } from './wire/rows.ts';
export { movedOn, openingOf, withoutCoach } from './exercise/standing.ts';
export type { Edition, Request, Result, Setting } from './exercise/talk.ts';
export { Html } from './turn/html.ts';
export type { ChecksAsked, Turn, WordRange } from './turn/turn.ts';
