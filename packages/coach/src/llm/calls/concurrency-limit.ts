/** Limits calls at a time per writer or address. `enter` returns false at the limit; each `true` needs a `leave`. */
export function concurrencyLimit(most: number) {
  const open = new Map<string, number>();
  return {
    enter(writer: string): boolean {
      const now = open.get(writer) ?? 0;
      if (now >= most) return false;
      open.set(writer, now + 1);
      return true;
    },
    leave(writer: string): void {
      const now = open.get(writer) ?? 0;
      if (now > 1) open.set(writer, now - 1);
      else open.delete(writer);
    },
  };
}
