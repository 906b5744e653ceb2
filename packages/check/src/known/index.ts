export { type KnownWordIndex, indexKnownWords } from './index-known-words.ts';
