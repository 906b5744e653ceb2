import { groupCall, inEitherCasing } from '@vernacular/contract';

/** Throws for a line that is none. */
export const readGroupLine = (line: string) =>
  inEitherCasing(groupCall.line).parse(JSON.parse(line));
