import type { Taken } from '@vernacular/dialogue';

import { marksTurn, withChecks } from '../checks/checks-turn.ts';
import { whatIsOpen, whatMarksShow } from '../checks/what-marks-show.ts';
import type { Help } from '../help/help.ts';
import type { Again, Answer } from './answer.ts';
import type { Exit } from './aside.ts';
import type { Facts } from '../exercise/facts.ts';
import { feedbackReply, feedbackRequests } from './feedback.ts';
import type { FeedbackPlan } from './feedback.ts';
import { sayOnce } from '../exercise/has-said.ts';
import { isGoingOn, noAnswer } from './going-on.ts';
import { isNotSure } from './not-sure.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Setting, Talk, TalkStep } from '../exercise/talk.ts';
import { preface, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

/** What a reader of answers found: fields to set, or why it asks again. */
type Reading<Name extends string> = Partial<Facts<Name>> | Again;

/** What is asked back before an answer is read, and what the answer changed nevertheless. */
interface Doubt<Name extends string> {
  readonly turn: (asked: Turn) => Turn;
  readonly change?: Partial<Facts<Name>>;
}

/** A question with all its parts; the shorter ones below are made of it. */
export interface Question<Name extends string> {
  readonly name: string;
  readonly fills: readonly Name[];
  readonly ask: (facts: Facts<Name>) => readonly Turn[];
  readonly read: (answer: Answer, facts: Facts<Name>) => Reading<Name>;
  readonly proof: TalkStep<Name>['proof'];
  /** Whether an answer leaves the question, which then stays empty. */
  readonly leaves?: (answer: Answer) => boolean;
  /** What helps with the question, for whoever asks for it or gives no answer. */
  readonly help?: Help | undefined;
  /** How the question may be left by whoever gives no answer. */
  readonly exit?: Exit;
  /** Which questions are no answers: any, where no text is asked for; else those put to the coach, where no coach replies. */
  readonly questions?: 'any' | 'to-coach';
  /** What the answer is for, said to whoever asks, the first time and later; they may go on without. */
  readonly purpose?: readonly [first: string, again: string];
  /** Whether “I don’t know” is taken as an answer: it gets a hint, and is forgotten. */
  readonly hasHint?: boolean;
  /** An answer without what is none; the slim edition takes all. */
  readonly plain?: (answer: Answer) => Answer;
  /** What is asked back where an answer may be none to this question; nothing where it is one. */
  readonly doubt?: (answer: Answer, facts: Facts<Name>) => Doubt<Name> | null;
  /** What follows in the full edition; the slim edition only says thank you. */
  readonly feedback?: FeedbackPlan<Name>;
  /** A thank-you in the slim edition, or what is said instead; none after a mere choice. */
  readonly thanks?: true | ((facts: Facts<Name>) => string | null);
  readonly next?: (facts: Facts<Name>) => string | undefined;
}

/** A step of a conversation that takes an answer, gives feedback in the full edition, and asks again what it could not read. */
export function step<Name extends string>(
  setting: Setting,
  question: Question<Name>,
): TalkStep<Name> {
  const { name, fills, ask, read, proof, next, doubt, leaves, help, exit, hasHint } = question;
  const { questions, purpose, feedback } = question;
  const { language, edition, asides } = setting;
  const { again, thanks, checks: ofChecks } = phrases[setting.language];
  const noText = questions ?? (exit === 'open' && !feedback?.coach ? 'to-coach' : undefined);
  const checksAt = (facts: Facts<Name>) => setting.checks?.asked(name, facts) ?? null;
  /** The question itself, to be asked again: its checks were listed before. */
  const askedAgain = (facts: Facts<Name>): Turn => {
    const checks = checksAt(facts);
    return { ...(ask(facts).at(-1) ?? say('')), ...(checks && { checks }) };
  };
  const besideOf = (facts: Facts<Name>) => {
    const asked = askedAgain(facts);
    return { asked, help, exit, setting, questions: noText, purpose };
  };
  const asideTo = (answer: Answer, facts: Facts<Name>): Turn | null => {
    const beside = besideOf(facts);
    const reply = asides?.replyToQuestion(answer.text, beside) ?? null;
    return reply || (hasHint && isNotSure(answer.text))
      ? reply
      : (asides?.replyToNonAnswer(answer.text, beside) ?? null);
  };
  const plan: FeedbackPlan<Name> =
    setting.edition === 'full'
      ? (question.feedback ?? {})
      : question.thanks
        ? { thanks: (facts) => (question.thanks !== true && question.thanks?.(facts)) || thanks }
        : {};
  /** The reply, and what the marks show; both are kept where comments are. */
  const withMarks = (
    { record, turns }: ReturnType<typeof feedbackReply<Name>>,
    facts: Facts<Name>,
  ): ReturnType<typeof feedbackReply<Name>> => {
    const answered = setting.checks?.answered(name, facts);
    const shown = answered ? whatMarksShow(answered.checks, answered.text, ofChecks) : [];
    const field = plan.keepComments;
    const open = answered ? whatIsOpen(answered.checks, ofChecks) : [];
    const comments = [...shown, ...open, field === undefined ? '' : record[field]].filter(Boolean);
    return {
      record:
        field === undefined || shown.length === 0
          ? record
          : { ...record, [field]: comments.join('\n') },
      turns: [...turns, ...marksTurn(shown, ofChecks)],
    };
  };
  return {
    name,
    fills: [...fills, ...kept(question.feedback)],
    ask: (facts) => {
      const turns = ask(facts);
      const last = turns.at(-1);
      return last ? [...turns.slice(0, -1), withChecks(last, checksAt(facts), ofChecks)] : turns;
    },
    proof,
    take: (given, facts): Taken<Talk<Name>> => {
      const answer = edition === 'full' ? (question.plain?.(given) ?? given) : given;
      if (leaves?.(answer)) return { kind: 'taken', record: facts };
      if (edition === 'full' && (exit === 'open' || purpose) && isGoingOn(answer.text))
        return { kind: 'taken', record: { ...facts, [name]: noAnswer } };
      const aside = edition === 'full' ? asideTo(answer, facts) : null;
      if (aside) return { kind: 'again', because: 'aside', turns: [aside] };
      const doubted = doubt?.(answer, facts);
      if (doubted) {
        const record = { ...facts, ...doubted.change };
        const beside = { ...besideOf(record), questions: 'any' as const };
        // A question in place of a text asks; a text may end in one, and is not doubted.
        const toQuestion = edition === 'full' && asides?.replyToQuestion(answer.text, beside);
        const turns = [toQuestion || doubted.turn(beside.asked)];
        return { kind: 'again', because: 'in-doubt', turns, record };
      }
      const reading = read(answer, facts);
      if (typeof reading !== 'string') return { kind: 'taken', record: { ...facts, ...reading } };
      const last = askedAgain(facts);
      const isQuestion = reading === 'too-short' && answer.text.trim().endsWith('?');
      const { unanswered, roughly } = phrases[language].aside;
      const why = isQuestion ? `${sayOnce(unanswered, setting)} ${roughly}` : again[reading];
      return { kind: 'again', because: reading, turns: [preface(why, last)] };
    },
    work: (facts, results) =>
      facts[name as Name] === noAnswer
        ? []
        : feedbackRequests(plan, facts, results, setting).map((request) => {
            const { checks = [] } = setting.checks?.answered(name, facts) ?? {};
            return request.kind === 'coach' && checks.length > 0 ? { ...request, checks } : request;
          }),
    reply: (facts, results) =>
      facts[name as Name] === noAnswer
        ? { record: facts, turns: [say(phrases[language].aside.wentOn)] }
        : withMarks(feedbackReply(plan, facts, results, setting), facts),
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
