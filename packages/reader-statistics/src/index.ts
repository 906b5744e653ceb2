export { agreement, type Agreement } from './agreement.ts';
export { type Answer, doubtful, type Doubts, secondsNeeded } from './doubtful-answers.ts';
export { type Estimate, twoProportions, wilson } from './proportions.ts';
export { type Ability, type Difficulty, fewestReaders, type Rasch, rasch } from './rasch.ts';
export { rocArea } from './roc-area.ts';
