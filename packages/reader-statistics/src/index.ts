export { agreement } from './agreement.ts';
export type { Agreement } from './agreement.ts';
export { doubtful, secondsNeeded } from './doubtful-answers.ts';
export type { Answer, Doubts } from './doubtful-answers.ts';
export { twoProportions, wilson } from './proportions.ts';
export type { Estimate } from './proportions.ts';
export { fewestReaders, rasch } from './rasch.ts';
export type { Ability, Difficulty, Rasch } from './rasch.ts';
export { rocArea } from './roc-area.ts';
