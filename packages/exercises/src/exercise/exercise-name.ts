/** The five conversations, in the order in which the site lists them. */
export const exerciseNames = [
  'half-life',
  'persuasive',
  'coherence',
  'critical-thinking',
  'ethics',
] as const;

export type ExerciseName = (typeof exerciseNames)[number];
