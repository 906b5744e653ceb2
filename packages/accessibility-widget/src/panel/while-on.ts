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
