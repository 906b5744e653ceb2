export { coherence, cuesOf } from './coherence/coherence.ts';
export { alarmsIn } from './local/alarms.ts';
export { localCoachOn } from './local/local-coach-on.ts';
export { plainerWordFor } from './plainer/plainer-word.ts';
export { readPassage } from './text/passage.ts';
