export { type EmailKind, type ServerWords, words } from './server-words.ts';
