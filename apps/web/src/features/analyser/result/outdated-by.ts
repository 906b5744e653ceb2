import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

/** The method asked for: a reply has a `method` only if that was the refined one, whatever was used then. */
const askedMethod = ({ method }: GradeReply): Method =>
  method === undefined ? 'published' : 'refined';

/** What changed since the result; null if nothing did, there is no result, or the choices are unknown. */
export function outdatedBy(
  reply: GradeReply | null,
  isAsGraded: boolean,
  choices: { readonly requested: string | null; readonly method: Method } | null,
): 'text' | 'choices' | null {
  if (!reply) return null;
  if (!isAsGraded) return 'text';
  if (!choices) return null;
  const isSame =
    reply.dictionary.requested === choices.requested && askedMethod(reply) === choices.method;
  return isSame ? null : 'choices';
}
