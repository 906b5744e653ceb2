import type { Facts } from '../answers/record-fields.ts';
import type { CoachRequest } from './coach-port.ts';
import { skipped } from '../answers/commands.ts';

/** The part of a coach request that a script supplies; the rest is filled in from the conversation. */
export type CoachBrief = Pick<CoachRequest, 'focus' | 'draft'> &
  Partial<Omit<CoachRequest, 'kind' | 'key' | 'language' | 'jargon' | 'before'>> & {
    readonly before?: readonly CoachBrief[];
  };

type BriefFrom<Name extends string> = (facts: Facts<Name>) => CoachBrief | null;

/** A brief that is null until the field is answered, and if it was skipped. */
export const onceAnswered =
  <Name extends string>(name: Name, brief: (facts: Facts<Name>) => CoachBrief): BriefFrom<Name> =>
  (facts) =>
    facts[name] === '' || facts[name] === skipped ? null : brief(facts);

/**
 * Returns a function that registers the briefs of a conversation in step order and adds all earlier ones to each, so
 * that a coach can tell from the request alone what it has said before.
 */
export function inOrder<Name extends string>(): (brief: BriefFrom<Name>) => BriefFrom<Name> {
  const briefs: BriefFrom<Name>[] = [];
  return (brief) => {
    const earlier = [...briefs];
    briefs.push(brief);
    return (facts) => {
      const now = brief(facts);
      return now && { ...now, before: earlier.flatMap((one) => one(facts) ?? []) };
    };
  };
}
