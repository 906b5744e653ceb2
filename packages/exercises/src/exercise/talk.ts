import type { Kinds, Results, Script, Step } from '@vernacular/dialogue';

import type { Answer, Reason } from '../steps/answer.ts';
import type { CoachReply, CoachRequest } from '../coach/coach-port.ts';
import type { StepChecks } from '../checks/step-checks.ts';
import type { IsSentAgain } from './messages-before.ts';
import type { Facts } from './facts.ts';
import type { Grade, GradeRequest } from '../grade/grade.ts';
import type { Helps } from '../helps.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import type { Turn } from '../turn/turn.ts';

/** What a script may ask of its host. */
export type Request = GradeRequest | CoachRequest;

/** What the host found out. */
export type Result = Grade | CoachReply;

/** The kinds of a conversation of ours, with the fields of one exercise. */
export interface Talk<Name extends string = string> extends Kinds {
  readonly record: Facts<Name>;
  readonly answer: Answer;
  readonly turn: Turn;
  readonly request: Request;
  readonly result: Result;
  readonly reason: Reason;
}

export type TalkStep<Name extends string = string> = Step<Talk<Name>>;
export type TalkScript<Name extends string = string> = Script<Talk<Name>>;

/** `full`: with feedback. `slim`: the same questions, neutral. */
export type Edition = 'full' | 'slim';

/** In which edition and language a conversation is held. */
export interface Setting {
  readonly edition: Edition;
  readonly language: ConversationLanguage;
  /** The help texts, where answers are taken. */
  readonly helps?: Helps;
  /** Whether the answer being taken was asked about before, and sent again as it was. */
  readonly isSentAgain?: IsSentAgain;
  /** Whether the answer being taken is in neither English nor Hebrew. */
  readonly isForeign?: boolean;
  /** Whether the questions have checks; the full edition has them unless told otherwise. */
  readonly hasChecks?: boolean | undefined;
  /** The checks with the marks made so far, for whoever takes answers. */
  readonly checks?: StepChecks | undefined;
}

/** The grade among the results, if it was asked for and given. */
export function gradeIn<Name extends string>(
  results: Results<Talk<Name>>,
  key: string,
): Grade | null {
  const result = results[key];
  return result?.kind === 'grade' ? result : null;
}

/** The coach's reply among the results, if it was asked for and given. */
export function coachIn<Name extends string>(
  results: Results<Talk<Name>>,
  key: string,
): CoachReply | null {
  const result = results[key];
  return result?.kind === 'coach' ? result : null;
}
