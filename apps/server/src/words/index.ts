/** All that the server says by itself, in the languages of the site. */
export { type EmailKind, type ServerWords, words } from './server-words.ts';
