/** Enough for the texts of a few conversations, each of which is graded again with every answer. */
const kept = 50;

/** Returns `make` with a cache for the 50 texts used last. */
export function cacheLatest<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text);
    const result = known ?? make(text);
    made.delete(text);
    made.set(text, result);
    if (made.size > kept) made.delete(made.keys().next().value!);
    return result;
  };
}
