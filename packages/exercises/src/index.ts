export { neutralReply } from './shared/coach-port.ts';
export type {
  CoachComment,
  CoachFocus,
  CoachReply,
  CoachRequest,
  EarlierText,
  PlainerWord,
  RareWord,
} from './shared/coach-port.ts';
export { exerciseNames } from './shared/exercise-name.ts';
export type { ExerciseName } from './shared/exercise-name.ts';
export { conversationLanguages, languageOfText } from './shared/language.ts';
export type { ConversationLanguage } from './shared/language.ts';
