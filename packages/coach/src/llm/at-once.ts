/** Lets each writer, or each address, have only so many calls open at once. `enter` says whether one more may begin; every entry needs a `leave`. */
export function atOnceFor(most: number) {
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
