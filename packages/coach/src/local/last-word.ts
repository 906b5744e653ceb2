import type { CoachComment } from '@vernacular/exercises';

import { plansWrong, withoutAsking } from '../rules/ethics.ts';
import { nowInText } from '../rules/in-text.ts';
import { isUnpraised } from '../rules/no-praise.ts';
import { nowNamed } from '../rules/now-named.ts';
import { nowPrinciple } from '../rules/principle.ts';
import { namesPlan, noDate, noPlan } from '../rules/plans.ts';
import { replyTo } from '../rules/replies.ts';
import type { Look, Rule } from '../rules/rule.ts';
import { ofPerson } from './questions.ts';

/** Which rules speak of a decision: those that praise, those that ask, the most telling first. */
const ofDecision: readonly (readonly Rule[])[] = [
  [namesPlan, nowPrinciple, nowNamed],
  [noPlan, noDate, ofPerson],
];

/** What a decision does and by when; who is no longer named. */
function ofLastDecision(
  look: Look,
  said: Pick<ReadonlySet<string>, 'has'>,
): readonly CoachComment[] {
  const last: Look = { ...look, request: { ...look.request, focus: 'resolutions' } };
  const only = replyTo(last) ?? withoutAsking(last);
  if (only && !said.has(only.text)) return [only];
  if (plansWrong(last)) return [];
  return ofDecision.flatMap(
    (rules) =>
      rules
        .map((rule) => rule(last))
        .find(
          (comment) =>
            comment &&
            !said.has(comment.text) &&
            !(isPraise(comment) && isUnpraised(comment.quote, look.language)),
        ) ?? [],
  );
}

const isPraise = ({ kind }: CoachComment) => kind === 'works';

/** What is said of the last text of a conversation, beside what was answered on the way; `others` is what the two versions alone tell. */
export function lastWord(
  look: Look,
  said: Pick<ReadonlySet<string>, 'has'>,
  others: readonly CoachComment[],
): readonly CoachComment[] {
  if (look.request.before?.some(({ focus }) => focus === 'issue'))
    return ofLastDecision(look, said);
  const praise = [nowInText(look), others.find(isPraise)].find(
    (one) => one && !isUnpraised(one.quote, look.language),
  );
  const change = others.find((one) => !isPraise(one));
  return [praise, change].flatMap((one) => one ?? []);
}
