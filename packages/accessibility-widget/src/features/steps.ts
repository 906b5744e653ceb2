/**
 * Step size and bounds of a stepper: a step never goes below `above` or over `below`, which may themselves be reached.
 * See: specification, section 5, "Stepper bounds".
 */
export interface Steps {
  readonly by: number;
  readonly below?: number;
  readonly above: number;
}

const tidy = (value: number) => Math.round(value * 10) / 10;

export const canIncrease = (value: number, { below = Infinity }: Steps): boolean => value < below;
export const canDecrease = (value: number, { above }: Steps): boolean => value > above;

/** One step up, rounded to a tenth and never over `below`. */
export const increase = (value: number, steps: Steps): number =>
  canIncrease(value, steps) ? Math.min(tidy(value + steps.by), steps.below ?? Infinity) : value;

export const decrease = (value: number, steps: Steps): number =>
  canDecrease(value, steps) ? Math.max(tidy(value - steps.by), steps.above) : value;
