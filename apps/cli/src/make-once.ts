/**
 * Returns a function that calls `make` once and returns that same result at every call. A failure is not kept: the next
 * call tries again.
 */
export function makeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}
