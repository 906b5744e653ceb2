export { leastLinked, type Neighbours } from './coherence/least-linked.ts';
export { localCoach } from './local/local-coach.ts';
export { plainerWordFor } from './plainer/plainer-word.ts';
export { readPassage, type Passage, type Sentence, type Word } from './text/passage.ts';
