/** Runs `start` while what it is told is not empty, and anew when that changes. */
export function whileOn(start: () => () => void): (on: string | boolean) => void {
  let was: string | boolean = false;
  let end: (() => void) | null = null;
  return (on) => {
    if (on === was) return;
    was = on;
    end?.();
    end = on ? start() : null;
  };
}
