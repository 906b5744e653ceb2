export { type DraftMap, mapOf, mostSentences, type Point, type Tie } from './draft-map.ts';
