/** The method, path and summary of a call; the summary is its line in the documentation of the API. */
// @__NO_SIDE_EFFECTS__
export const request = <const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  summary: string,
) => ({ method, path, summary }) as const;
