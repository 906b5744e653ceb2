import type { Coach, CoachComment, CoachRequest } from '@vernacular/exercises';

import type { QualityCase } from './quality-file.ts';
import { remarkName } from './remark-name.ts';

/** What was said of one answer, and what was wrong with it. */
export interface Judged {
  readonly case: QualityCase;
  readonly comments: readonly CoachComment[];
  readonly praise: readonly Verdict[];
  readonly criticism: readonly Verdict[];
  readonly missed: readonly (readonly string[])[];
  /** Sentences that were said before in the same conversation. */
  readonly repeated: number;
}

interface Verdict {
  readonly name: string;
  readonly isRight: boolean;
}

/** Lets a coach comment on every case, and compares what it said with what may be said. */
export async function judge(
  cases: readonly QualityCase[],
  coach: Coach,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  const heldIn = new Map<string, { said: string[]; before: CoachRequest[] }>();
  for (const one of cases) {
    const { said, before } = heldIn.get(one.conversation) ?? { said: [], before: [] };
    // In a conversation one answer follows the other: the coach's memory is part of what is judged.
    // oxlint-disable-next-line no-await-in-loop
    const { comments } = await coach.comment({ ...one.request, before });
    const names = comments.map(({ text }) => remarkName(text));
    const mayCriticise = new Set([...one.faults.flat(), ...one.fair]);
    const verdicts = (kind: 'praise' | 'criticism', right: ReadonlySet<string>) =>
      names
        .filter((name) => name?.kind === kind)
        .map((name) => ({ name: name?.name ?? '', isRight: right.has(name?.name ?? '') }));
    const criticism = verdicts('criticism', mayCriticise);
    const isFound = (fault: readonly string[]) =>
      criticism.some(({ name }) => fault.includes(name));
    judged.push({
      case: one,
      comments,
      praise: verdicts('praise', new Set(one.praise)),
      criticism,
      missed: one.faults.filter((fault) => !isFound(fault)),
      repeated: comments.filter(({ text }) => said.includes(text)).length,
    });
    heldIn.set(one.conversation, {
      said: [...said, ...comments.map(({ text }) => text)],
      before: [...before, one.request],
    });
  }
  return judged;
}

/** A share with the number of cases it stands on. */
export interface Share {
  readonly value: number;
  readonly of: number;
}

const shareOf = (cases: readonly boolean[]): Share => ({
  value: cases.filter(Boolean).length / cases.length,
  of: cases.length,
});

/** The measures of a half: how much of the praise and of the criticism is right, what was found, what was said twice or not at all. */
export function measuresOf(judged: readonly Judged[]) {
  const faulty = judged.filter((one) => one.case.faults.length > 0);
  const said = judged.flatMap(({ comments, repeated }) =>
    comments.map((_comment, at) => at < repeated),
  );
  return {
    'praise that is right': shareOf(
      judged.flatMap(({ praise }) => praise.map(({ isRight }) => isRight)),
    ),
    'criticism that is right': shareOf(
      judged.flatMap(({ criticism }) => criticism.map(({ isRight }) => isRight)),
    ),
    'planted faults found': shareOf(
      faulty.flatMap((one) => one.case.faults.map((fault) => !one.missed.includes(fault))),
    ),
    'drafts with a fault that get a useful remark': shareOf(
      faulty.map(({ criticism }) => criticism.some(({ isRight }) => isRight)),
    ),
    'said before in the conversation': shareOf(said),
    'answers on which nothing is said': shareOf(
      judged.map(({ praise, criticism }) => praise.length + criticism.length === 0),
    ),
  };
}
