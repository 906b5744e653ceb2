/**
 * Returns a function that takes a value. While the value is neither false nor '', the effect of `start` runs; when it
 * changes, the effect ends and starts anew.
 */
export function keyedEffect(start: () => () => void): (on: string | boolean) => void {
  let was: string | boolean = false;
  let end: (() => void) | null = null;
  return (on) => {
    if (on === was) return;
    was = on;
    end?.();
    end = on ? start() : null;
  };
}
