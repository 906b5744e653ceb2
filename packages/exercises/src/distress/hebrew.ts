import { inflectHebrew } from './inflect-hebrew.ts';
import type { Lexicon } from './lexicon.ts';
export const hebrew: Lexicon = { inflect: inflectHebrew, verbs: {}, words: {}, idioms: 'א' };
