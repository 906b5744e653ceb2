export type { Claim, Strength } from './strength.ts';
export { type StrongerClaim, strongerClaims } from './stronger-claims.ts';
