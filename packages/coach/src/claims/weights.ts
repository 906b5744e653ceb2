/**
 * How much each cue speaks for a correlation, a conditional cause and a cause, against no claim at all. Fitted on
 * 2,569 sentences (conclusions of abstracts and press releases), the sixty weights that mattered kept; cross-validated,
 * macro-F1 is .71 on conclusions and .70 on press releases. See: Yu, Li & Wang 2019; Yu, Wang, Guo & Li 2020.
 */
export const weights = {
  always: [-1.24, -3.8, -1.79],
  association: [2.49, -1.24, 0.0],
  relation: [2.61, 0.47, 0.54],
  predicts: [2.44, 0.0, 0.77],
  risk: [1.61, 0.0, 0.69],
  likely: [2.6, 0.0, 0.0],
  compares: [1.0, 0.24, 0.0],
  verbNow: [-0.37, 0.93, 1.51],
  verbPast: [0.0, 0.0, 0.66],
  verbBare: [0.0, 1.46, 1.34],
  effect: [0.0, 1.05, 1.5],
  dueTo: [-1.02, 0.0, 0.0],
  hedge: [0.0, 3.4, -0.75],
  hedgeThenCause: [-0.66, 1.12, -1.13],
  appears: [0.61, 0.0, 0.0],
  should: [-2.38, -1.7, -2.22],
  aim: [0.0, -0.99, -0.75],
  suggests: [0.0, 0.18, 0.36],
  method: [-0.55, 0.0, 0.0],
  purpose: [0.0, 0.0, -0.78],
  treatment: [-0.84, 0.0, 0.0],
  significant: [0.88, 0.0, 0.94],
  can: [0.0, 0.0, 1.05],
  before: [-1.08, 0.0, -0.64],
  dropIn: [1.66, 1.73, 0.82],
  asEffective: [0.0, 0.0, 1.91],
  peopleWho: [0.96, 0.0, 0.0],
  reported: [0.0, 0.0, 0.53],
  causalAlone: [0.82, 0.0, 1.37],
  hedgedCause: [0.62, 0.0, 0.95],
  shortVerb: [0.0, 0.0, 0.66],
  plainTie: [0.39, 0.0, 0.0],
  hedgedTie: [0.0, 0.0, -1.16],
  pastOfTreatment: [0.0, 0.0, 0.78],
  deniedCause: [0.0, 0.0, 0.39],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

export type Clue = keyof typeof weights;
