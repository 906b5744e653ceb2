import type { Kinds, Script, Step } from '@vernacular/dialogue';

import type { Answer, Reason } from '../answers/answer.ts';
import type { CoachReply, CoachRequest } from '../coach/coach-port.ts';
import type { StepChecks } from '../checks/step-checks.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Grade, GradeRequest } from '../grade/grade.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import type { helps } from '../words/translations.ts';
import type { Turn } from '../turn/turn.ts';

/** What a script may ask of its host. */
export type Request = GradeRequest | CoachRequest;

export type Result = Grade | CoachReply;

/** The types of a conversation, for the script engine of `@vernacular/dialogue`. */
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

/** Whether an answer repeats the student's last message, to which the bot replied with `sentence`. */
export type IsSentAgain = (answer: string, sentence: string) => boolean;

/** The edition and language of a conversation, with what a script needs to take answers. */
export interface Setting {
  readonly edition: Edition;
  readonly language: ConversationLanguage;
  /** Given by the host, so that a browser need not load the help texts. */
  readonly helps?: typeof helps;
  readonly isSentAgain?: IsSentAgain;
  /** Whether the answer is in neither English nor Hebrew. */
  readonly isForeign?: boolean;
  /** Whether questions have checks; by default true in the full edition only. */
  readonly hasChecks?: boolean | undefined;
  readonly checks?: StepChecks | undefined;
}
