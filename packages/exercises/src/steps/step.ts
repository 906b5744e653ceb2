import type { Taken } from '@vernacular/dialogue';

import { marksTurn, withChecks } from '../checks/checks-turn.ts';
import { whatIsOpen, whatMarksShow } from '../checks/what-marks-show.ts';
import type { Facts } from '../exercise/facts.ts';
import type { Setting, Talk, TalkStep } from '../exercise/talk.ts';
import type { Help } from '../help/help.ts';
import { phrases } from '../phrases/phrases.ts';
import { preface, say, withButtons } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';
import type { Again, Answer, Reason } from './answer.ts';
import { button, isCommand, skipped, type Button } from './commands.ts';
import { feedbackReply, feedbackRequests } from './feedback.ts';
import type { FeedbackPlan } from './feedback.ts';
import { isWishToGoBack } from './no-text.ts';

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
  /** What the button for help shows. The slim edition has no such button. */
  readonly help?: Help | undefined;
  /** The button that gets past the question without an answer, in the full edition. */
  readonly exit?: 'skip' | 'no-change';
  /** Further buttons, in both editions. */
  readonly buttons?: readonly Button[];
  /** What to say of an answer that is none; it is taken when it is sent again. */
  readonly sayIfNone?: (text: string, facts: Facts<Name>) => string | null;
  /** What is asked back where an answer may be meant for something else; null where it is read. */
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
  const { name, fills, read, proof, next, doubt, leaves, buttons = [], feedback } = question;
  const { language, edition } = setting;
  const isFull = edition === 'full';
  const help = isFull ? question.help : undefined;
  const exit = isFull ? question.exit : undefined;
  const { again, noText, thanks, help: helpPhrases, wentOn, checks: ofChecks } = phrases[language];
  const ways = [...(exit ? [button(exit, language)] : []), ...buttons];
  const allWays = [...(help ? [button('help', language)] : []), ...ways];
  const checksAt = (facts: Facts<Name>) => setting.checks?.asked(name, facts) ?? null;
  /** The question to be asked again: its checks were listed before. */
  const askedAgain = (facts: Facts<Name>): Turn => {
    const checks = checksAt(facts);
    return { ...question.ask(facts).at(-1)!, ...(checks && { checks }) };
  };
  const asksAgain = (because: Reason, sentence: string, facts: Facts<Name>): Taken<Talk<Name>> => ({
    kind: 'again',
    because,
    turns: [preface(sentence, withButtons(askedAgain(facts), allWays))],
  });
  const isSkipped = (facts: Facts<Name>) => facts[name as Name] === skipped;
  const objectionTo = (text: string, facts: Facts<Name>) =>
    isWishToGoBack(text) ? noText.back : (question.sayIfNone?.(text, facts) ?? null);
  const isSentAgain = (text: string, objection: string | null) =>
    objection !== null && (setting.isSentAgain?.(text, objection) ?? false);
  /** Whether the answer that was taken is no text: then nothing is graded and no coach is asked. */
  const isNone = (facts: Facts<Name>) => {
    const text = facts[name as Name] ?? '';
    return isSentAgain(text, objectionTo(text, facts));
  };
  const wholePlan: FeedbackPlan<Name> = isFull
    ? (feedback ?? {})
    : question.thanks
      ? { thanks: (facts) => (question.thanks !== true && question.thanks?.(facts)) || thanks }
      : {};
  const planFor = (facts: Facts<Name>): FeedbackPlan<Name> =>
    isNone(facts) ? { thanks: wholePlan.thanks ?? (() => null) } : wholePlan;
  /** The reply, and what the marks show; both are kept where comments are. */
  const withMarks = (
    { record, turns }: ReturnType<typeof feedbackReply<Name>>,
    facts: Facts<Name>,
  ): ReturnType<typeof feedbackReply<Name>> => {
    const answered = setting.checks?.answered(name, facts);
    const shown = answered ? whatMarksShow(answered.checks, answered.text, ofChecks) : [];
    const field = wholePlan.keepComments;
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
    fills: [...fills, ...kept(feedback)],
    ask: (facts) => {
      const turns = question.ask(facts);
      const last = withChecks(turns.at(-1)!, checksAt(facts), ofChecks);
      return [...turns.slice(0, -1), withButtons(last, allWays)];
    },
    proof,
    take: (answer, facts): Taken<Talk<Name>> => {
      if (leaves?.(answer)) return { kind: 'taken', record: facts };
      if (exit === 'skip' && isCommand(answer.text, 'skip'))
        return { kind: 'taken', record: { ...facts, [name]: skipped } };
      if (help && isCommand(answer.text, 'help')) {
        const { html } = say(helpPhrases(help));
        const turns = [withButtons({ ...askedAgain(facts), html }, ways)];
        return { kind: 'again', because: 'help', turns };
      }
      const objection = objectionTo(answer.text, facts);
      if (objection !== null && !isSentAgain(answer.text, objection))
        return asksAgain('no-text', objection, facts);
      const doubted = objection === null ? doubt?.(answer, facts) : null;
      if (doubted) {
        const record = { ...facts, ...doubted.change };
        const turns = [doubted.turn(withButtons(askedAgain(record), allWays))];
        return { kind: 'again', because: 'in-doubt', turns, record };
      }
      const reading = read(answer, facts);
      if (typeof reading !== 'string') return { kind: 'taken', record: { ...facts, ...reading } };
      return asksAgain(reading, again[reading], facts);
    },
    work: (facts, results) =>
      isSkipped(facts)
        ? []
        : feedbackRequests(planFor(facts), facts, results, setting).map((request) => {
            const { checks = [] } = setting.checks?.answered(name, facts) ?? {};
            const isForCoach = request.kind === 'coach' && checks.length > 0;
            return isForCoach ? Object.assign({}, request, { checks }) : request;
          }),
    reply: (facts, results) => {
      if (isSkipped(facts)) return { record: facts, turns: [say(wentOn)] };
      const { record, turns } = feedbackReply(planFor(facts), facts, results, setting);
      const note = isNone(facts) ? [say(noText.kept)] : [];
      return withMarks({ record, turns: [...note, ...turns] }, facts);
    },
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
