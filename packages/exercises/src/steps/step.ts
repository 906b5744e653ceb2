import type { Taken } from '@vernacular/dialogue';

import type { Answer, Reason } from './answer.ts';
import type { Facts } from '../exercise/facts.ts';
import { feedbackReply, feedbackRequests } from './feedback.ts';
import type { FeedbackPlan } from './feedback.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Setting, Talk, TalkStep } from '../exercise/talk.ts';
import { preface, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

/** What a reader of answers found: fields to set, or why it asks again. */
type Reading<Name extends string> = Partial<Facts<Name>> | Reason;

/** A question with all its parts; the shorter ones below are made of it. */
export interface Question<Name extends string> {
  readonly name: string;
  readonly fills: readonly Name[];
  readonly ask: (facts: Facts<Name>) => readonly Turn[];
  readonly read: (answer: Answer, facts: Facts<Name>) => Reading<Name>;
  readonly proof: TalkStep<Name>['proof'];
  /** What follows in the full edition; the slim edition only says thank you. */
  readonly feedback?: FeedbackPlan<Name>;
  /** A thank-you in the slim edition; none after a mere choice. */
  readonly thanks?: boolean;
  readonly next?: (facts: Facts<Name>) => string | undefined;
}

/** A step of a conversation that takes an answer, gives feedback in the full edition, and asks again what it could not read. */
export function step<Name extends string>(
  setting: Setting,
  question: Question<Name>,
): TalkStep<Name> {
  const { name, fills, ask, read, proof, next } = question;
  const { again, thanks } = phrases[setting.language];
  const plan: FeedbackPlan<Name> =
    setting.edition === 'full'
      ? (question.feedback ?? {})
      : question.thanks
        ? { thanks: () => thanks }
        : {};
  return {
    name,
    fills: [...fills, ...kept(question.feedback)],
    ask,
    proof,
    take: (answer, facts): Taken<Talk<Name>> => {
      const reading = read(answer, facts);
      if (typeof reading !== 'string') return { kind: 'taken', record: { ...facts, ...reading } };
      const last = ask(facts).at(-1) ?? say('');
      return { kind: 'again', because: reading, turns: [preface(again[reading], last)] };
    },
    work: (facts, results) => feedbackRequests(plan, facts, results, setting),
    reply: (facts, results) => feedbackReply(plan, facts, results, setting),
    ...(next && { next }),
  };
}

const kept = <Name extends string>(plan: FeedbackPlan<Name> = {}) =>
  [plan.keepComments, plan.keepVersion].filter((field) => field !== undefined);

/** What a question adds that asks for a text once more. The slim edition starts every text from empty, as its studies always did. */
export const startFrom = (
  revises: string | undefined,
  { edition }: Setting,
): Pick<Turn, 'revises'> => (revises === undefined || edition === 'slim' ? {} : { revises });

/** What a shorter kind of question may say about itself. */
export type More<Name extends string> = Partial<Omit<Question<Name>, 'name' | 'ask' | 'read'>>;

/** What a question says; it may lean on what was answered before. */
export type Asked<Name extends string> = string | ((facts: Facts<Name>) => string);

/** The words of a question. */
export const wordsOf = <Name extends string>(asked: Asked<Name>, facts: Facts<Name>) =>
  typeof asked === 'string' ? asked : asked(facts);
