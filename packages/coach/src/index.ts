export { type StrongerClaim, strongerClaims } from './claims/stronger-claims.ts';
export type { FactName } from './local/facts-by-focus.ts';
export { factsIn } from './local/local-coach.ts';
export { localCoachWithDictionary } from './local/local-coach-with-dictionary.ts';
export { readPassage } from './text/passage.ts';
