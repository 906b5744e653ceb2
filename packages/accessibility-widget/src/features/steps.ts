/** How a value moves: specification, section 5, "Stepper bounds". */
export interface Steps {
  readonly by: number;
  /** Up is possible only while the value is below this. */
  readonly below?: number;
  /** Down is possible only while the value is above this. */
  readonly above: number;
}

const tidy = (value: number) => Math.round(value * 10) / 10;

export const canIncrease = (value: number, { below = Infinity }: Steps): boolean => value < below;
export const canDecrease = (value: number, { above }: Steps): boolean => value > above;

/** One step up, never past the bound; the same value when it may not rise. */
export const increase = (value: number, steps: Steps): number =>
  canIncrease(value, steps) ? Math.min(tidy(value + steps.by), steps.below ?? Infinity) : value;

/** One step down, never past the bound; the same value when it may not fall. */
export const decrease = (value: number, steps: Steps): number =>
  canDecrease(value, steps) ? Math.max(tidy(value - steps.by), steps.above) : value;
