/** The first fields of a call: how it is sent, and its line in the documentation of the API. */
// @__NO_SIDE_EFFECTS__
export const request = <const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  summary: string,
) => ({ method, path, summary }) as const;
