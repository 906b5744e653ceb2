export { type NewNumbers, newNumbersIn } from './new-numbers.ts';
export { type StrongerClaim, strongerClaims } from './stronger-claims.ts';
