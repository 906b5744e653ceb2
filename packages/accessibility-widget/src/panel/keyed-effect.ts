/** Runs an effect while the last value passed is neither false nor ''; restarts it when the value changes. */
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
