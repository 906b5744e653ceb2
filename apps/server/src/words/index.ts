export { type EmailKind, type ServerWords, words } from './translations.ts';
