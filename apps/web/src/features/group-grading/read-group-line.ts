import { groupCall, inEitherCasing } from '@vernacular/contract';

/** Parses one line of the group reply, in camel or Pascal case; throws for anything else. */
export const readGroupLine = (line: string) =>
  inEitherCasing(groupCall.line).parse(JSON.parse(line));
