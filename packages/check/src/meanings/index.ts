export { type Meaning, meaningOf } from './meaning-of.ts';
