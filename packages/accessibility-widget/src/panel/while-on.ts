/** Starts something when it is first wanted, and ends it when it no longer is. `start` gives back how to end it. */
export function whileOn(start: () => () => void): (isOn: boolean) => void {
  let end: (() => void) | null = null;
  return (isOn) => {
    if (isOn) end ??= start();
    else {
      end?.();
      end = null;
    }
  };
}
