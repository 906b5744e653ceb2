import type { Facts } from '../answers/facts.ts';
import type { CoachRequest } from './coach-port.ts';
import { skipped } from '../answers/commands.ts';

/** What a script asks of a coach; the rest of the request is filled in for it. */
export type CoachBrief = Pick<CoachRequest, 'focus' | 'draft'> &
  Partial<Omit<CoachRequest, 'kind' | 'key' | 'language' | 'jargon' | 'before'>> & {
    readonly before?: readonly CoachBrief[];
  };

type BriefFrom<Name extends string> = (facts: Facts<Name>) => CoachBrief | null;

export const onceAnswered =
  <Name extends string>(name: Name, brief: (facts: Facts<Name>) => CoachBrief): BriefFrom<Name> =>
  (facts) =>
    facts[name] === '' || facts[name] === skipped ? null : brief(facts);

/**
 * Takes the briefs of a conversation in the order of its steps, and adds the earlier ones to each, so that a coach
 * knows what it said: the same words get the same comments.
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
