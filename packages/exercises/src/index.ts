export { exerciseNamed, exerciseNames, exercises } from './catalog/exercises.ts';
export type { ExerciseName, ListedExercise } from './catalog/exercises.ts';
export { checkedStepsOf } from './catalog/checks-by-exercise.ts';
export { endpointsOf, researchVariantsOf } from './exercise/exercise.ts';
export type { Exercise, Introduction } from './exercise/exercise.ts';
export { checkAnswers } from './checks/check.ts';
export type { AnsweredCheck, Check, CheckAnswer, ChecksAsked, Mark } from './checks/check.ts';
export { longestAnswer, written, type Answer, type Reason } from './answers/answer.ts';
export { readCall, type Call } from './wire/parse-request.ts';
export { commentsSaid } from './wire/extract-coach-comments.ts';
export { coachFocuses, hasRubric, neutralCoach, neutralReply } from './coach/coach-port.ts';
export type {
  Coach,
  CoachComment,
  CoachFocus,
  RubricRequest,
  CoachReply,
  CoachRequest,
  PlainerWord,
  RareWord,
} from './coach/coach-port.ts';
export { converse, regrade, type Conversed, type Host } from './conversation/converse.ts';
export { distressIn } from './distress/find-distress.ts';
export { progressOf, type Progress } from './conversation/progress.ts';
export { versionsIn, type Version } from './conversation/text-versions.ts';
export type { Grade } from './grade/grade.ts';
export { isAbbreviation } from './grade/abbreviations.ts';
export { gradeOf } from './grade/grade-of.ts';
export { isFinished, readHistory, writeHistory, type About, type History } from './wire/history.ts';
export {
  conversationLanguages,
  inLanguages,
  readConversationLanguage,
  siteLanguages,
} from './words/site-languages.ts';
export type { ConversationLanguage, InLanguages, SiteLanguage } from './words/site-languages.ts';
export { messageFormatters } from './words/words.ts';
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
export { columnsOf, conversationFromRow, historyFromRow, rowOf } from './wire/database-row.ts';
export type { Row } from './wire/database-row.ts';
export {
  movedOn,
  openingOf,
  withoutCoach,
} from './conversation/opening-and-stale-window-messages.ts';
export type { Edition, Request, Result, Setting } from './exercise/script-types.ts';
export { Html } from './turn/html.ts';
export type { Turn, WordRange } from './turn/turn.ts';
