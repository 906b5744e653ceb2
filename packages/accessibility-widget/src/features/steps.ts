/** Step size `by`, and the least (`above`) and greatest (`below`) value. See: specification, section 5. */
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
