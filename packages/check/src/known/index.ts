export { type KnownBy, knownBy } from './known-by.ts';
export { scriptOf } from './script-of.ts';
