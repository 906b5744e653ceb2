export { BrokenScript } from './script.ts';
export type { Kinds, Results, Script, Step, Taken } from './script.ts';
export { ask, retrace, start } from './conversation-place.ts';
export type { Place } from './conversation-place.ts';
export { advance, NothingToSettle, settle, soFar } from './advance.ts';
export type { Outcome } from './advance.ts';
