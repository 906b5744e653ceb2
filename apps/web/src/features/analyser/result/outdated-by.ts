import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

/** Codes of the chosen dictionary and of the one that answers for it, and the method. */
interface Choices {
  readonly requested: string;
  readonly answering: string;
  readonly method: Method;
}

/** The method asked for: a reply has a `method` only if that was the refined one, whatever was used then. */
const askedMethod = ({ method }: GradeReply): Method =>
  method === undefined ? 'published' : 'refined';

/** What changed since the result; null if nothing did, there is no result, or the choices are unknown. */
export function outdatedBy(
  reply: GradeReply | null,
  isAsGraded: boolean,
  choices: Choices | null,
): 'text' | 'choices' | null {
  if (!reply) return null;
  if (!isAsGraded) return 'text';
  if (!choices) return null;
  const { code, requested } = reply.dictionary;
  // START pressed before the list of dictionaries arrived asked for none, and the server chose.
  const isSame = requested === null ? code === choices.answering : requested === choices.requested;
  return isSame && askedMethod(reply) === choices.method ? null : 'choices';
}
