export { type StrongerClaim, strongerClaims } from './claims/stronger-claims.ts';
export { coherence, cuesOf } from './coherence/coherence.ts';
export type { FactName } from './local/facts-by-focus.ts';
export { factsIn } from './local/local-coach.ts';
export { localCoachOn } from './local/local-coach-on.ts';
export { readPassage } from './text/passage.ts';
