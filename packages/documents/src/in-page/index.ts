export { readInPage } from './read-in-page.ts';
export { UnreadableDocument, type UnreadableReason } from '../unreadable-document.ts';
