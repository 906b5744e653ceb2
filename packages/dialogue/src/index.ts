export { BrokenScript } from './script.ts';
export type { Kinds, Results, Script, Step, Taken } from './script.ts';
export { ask, retrace, start, type Place } from './conversation-place.ts';
export { advance, NothingToSettle, settle, soFar, type Outcome } from './advance.ts';
