import type { Coach, CoachComment, CoachRequest } from '@vernacular/exercises';

import type { QualityCase } from './quality-file.ts';

/** What was said of one answer. */
export interface Commented {
  readonly case: QualityCase;
  readonly comments: readonly CoachComment[];
  /** How many of them were said before in the same conversation. */
  readonly repeated: number;
}

/** Lets a coach comment on every case, in the order of each conversation. */
export async function commentOn(
  cases: readonly QualityCase[],
  coach: Coach,
): Promise<readonly Commented[]> {
  const commented: Commented[] = [];
  const heldIn = new Map<string, { said: string[]; before: CoachRequest[] }>();
  for (const one of cases) {
    const { said, before } = heldIn.get(one.conversation) ?? { said: [], before: [] };
    // In a conversation one answer follows the other: the coach's memory is part of what is measured.
    // oxlint-disable-next-line no-await-in-loop
    const { comments } = await coach.comment({ ...one.request, before });
    commented.push({
      case: one,
      comments,
      repeated: comments.filter(({ text }) => said.includes(text)).length,
    });
    heldIn.set(one.conversation, {
      said: [...said, ...comments.map(({ text }) => text)],
      before: [...before, one.request],
    });
  }
  return commented;
}
