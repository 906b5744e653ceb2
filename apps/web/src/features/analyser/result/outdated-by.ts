import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

/**
 * Returns the method that was requested. A reply has a `method` field only if the refined method was requested, even if
 * another method was used.
 */
const askedMethod = ({ method }: GradeReply): Method =>
  method === undefined ? 'published' : 'refined';

/**
 * `text` if the text changed since the result, else `choices` if the dictionary or the method did. Null if neither did,
 * if there is no result, or if the text is the same and the choices are unknown.
 */
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
