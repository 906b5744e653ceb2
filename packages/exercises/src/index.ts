export { exerciseNamed, exercises } from './catalog.ts';
export { endpointsOf, researchNameOf } from './shared/exercise.ts';
export { longestAnswer, written } from './shared/answer.ts';
export type { Answer, Reason } from './shared/answer.ts';
export { readCall } from './shared/call.ts';
export type { Call } from './shared/call.ts';
export { neutralCoach, neutralReply } from './shared/coach-port.ts';
export type {
  Coach,
  CoachComment,
  CoachFocus,
  CoachReply,
  CoachRequest,
  EarlierText,
  PlainerWord,
  RareWord,
} from './shared/coach-port.ts';
export { converse, regrade } from './shared/converse.ts';
export type { Conversed, Host } from './shared/converse.ts';
export type { Exercise } from './shared/exercise.ts';
export { exerciseNames } from './shared/exercise-name.ts';
export type { ExerciseName } from './shared/exercise-name.ts';
export type { Grade, GradeRequest } from './shared/grade.ts';
export { gradeOf } from './shared/grade-of.ts';
export { isFinished, readHistory, writeHistory } from './shared/history.ts';
export type { About, History, HistoryOnTheWire, ReadHistory } from './shared/history.ts';
export {
  conversationLanguages,
  languageOfText,
  readConversationLanguage,
} from './shared/language.ts';
export type { ConversationLanguage } from './shared/language.ts';
export { answerOf, botMessage, readMessage, studentMessage } from './shared/message.ts';
export type { Message } from './shared/message.ts';
export { conversationFromRow, historyFromRow, rowOf } from './shared/rows.ts';
export type { Row } from './shared/rows.ts';
export { movedOn, openingOf, withoutCoach } from './shared/standing.ts';
export type { Edition, Request, Result, Setting } from './shared/talk.ts';
export type { Turn, WordRange } from './shared/turn.ts';
