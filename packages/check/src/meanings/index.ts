export { type Meaning, meaningOf } from './meaning-of.ts';
export { type OpenSenses, sensesAt, type SenseTable } from './senses-at.ts';
