export { type NewNumbers, newNumbersIn } from './numbers-not-in-paper.ts';
export { type StrongerClaim, strongerClaims } from './stronger-claims.ts';
