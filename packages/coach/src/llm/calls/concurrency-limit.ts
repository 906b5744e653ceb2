/** Limits concurrent calls of a writer or address. `enter` says whether one may begin; each needs a `leave`. */
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
