export { type KnownWordIndex, indexKnownWords } from './index-known-words.ts';
export { scriptOf } from './script-of.ts';
