import type { Taken } from '@vernacular/dialogue';
import { whatIsOpen, whatMarksShow } from '../checks/sentences-about-marks.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, Talk, TalkStep } from '../exercise/script-types.ts';
import { messageFormatters, phrases, type Words } from '../words/words.ts';
import { preface, say, withButtons, type Turn } from '../turn/turn.ts';
import { longestAnswer, type Again, type Answer, type Reason } from '../answers/answer.ts';
import { button, isCommand, skipped, type Button } from '../answers/commands.ts';
import { feedbackReply, feedbackRequests, type FeedbackPlan } from './feedback.ts';
import { isWishToGoBack } from './non-text-answers.ts';
import { markup, type Html } from '../turn/html.ts';
import type { ChecksAsked } from '../checks/check.ts';

type Reading<Name extends string> = Partial<Facts<Name>> | Again;

/** The question in other words, and an example of somebody else's answer. */
export interface Help {
  readonly otherWords: string;
  readonly example: string;
}

interface Doubt<Name extends string> {
  readonly turn: (asked: Turn) => Turn;
  readonly change?: Partial<Facts<Name>>;
}

/** What a step asks and how it reads the answer. */
export interface Question<Name extends string> {
  readonly name: string;
  readonly fills: readonly Name[];
  readonly ask: (facts: Facts<Name>) => readonly Turn[];
  readonly read: (answer: Answer, facts: Facts<Name>) => Reading<Name>;
  readonly proof: TalkStep<Name>['proof'];
  /** Whether the answer leaves the question without answering it. */
  readonly leaves?: (answer: Answer) => boolean;
  readonly help?: Help | undefined;
  readonly exit?: 'skip';
  readonly buttons?: readonly Button[];
  /** The objection to a text that is no answer; the same text is accepted when it is sent again. */
  readonly sayIfNone?: (text: string, facts: Facts<Name>) => string | null;
  /** A question back about a doubtful answer; null if there is no doubt. */
  readonly doubt?: (answer: Answer, facts: Facts<Name>) => Doubt<Name> | null;
  readonly feedback?: FeedbackPlan<Name>;
  /** Thanks of the slim edition, which has no feedback. */
  readonly thanks?: true | ((facts: Facts<Name>) => string | null);
  readonly next?: (facts: Facts<Name>) => string | undefined;
}

/** Builds a script step from a question: help, skipping, objections, doubtful answers, feedback and checks. */
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
  const { fill } = messageFormatters[language];
  const mostLetters = longestAnswer.toLocaleString(language);
  const ways = [...(exit ? [button(exit, language)] : []), ...buttons];
  const allWays = [...(help ? [button('help', language)] : []), ...ways];
  const checksAt = (facts: Facts<Name>) => setting.checks?.asked(name, facts) ?? null;
  /** The last turn of the question; its checks are not listed a second time. */
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
  // Cached, because it is needed for each request and again for the reply.
  const none = new WeakMap<Facts<Name>, boolean>();
  const isNone = (facts: Facts<Name>) => {
    const text = facts[name as Name] ?? '';
    const is = none.get(facts) ?? isSentAgain(text, objectionTo(text, facts));
    none.set(facts, is);
    return is;
  };
  const wholePlan: FeedbackPlan<Name> = isFull
    ? (feedback ?? {})
    : question.thanks
      ? { thanks: (facts) => (question.thanks !== true && question.thanks?.(facts)) || thanks }
      : {};
  const planFor = (facts: Facts<Name>): FeedbackPlan<Name> =>
    isNone(facts) ? { thanks: wholePlan.thanks ?? (() => null) } : wholePlan;
  const withMarks = (
    { record, turns }: ReturnType<typeof feedbackReply<Name>>,
    facts: Facts<Name>,
  ): ReturnType<typeof feedbackReply<Name>> => {
    const answered = setting.checks?.answered(name, facts);
    const shown = answered ? whatMarksShow(answered.checks, answered.text, language) : [];
    const field = wholePlan.keepComments;
    const open = answered ? whatIsOpen(answered.checks, language) : [];
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
        const { html } = say(fill(helpPhrases, { ...help }));
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
      return asksAgain(reading, fill(again[reading], { most: mostLetters }), facts);
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

type CheckPhrases = Words['phrases']['checks'];

/**
 * Adds checks to a question: as data for a client that shows them itself, and as a list in the HTML for any other.
 */
const withChecks = (turn: Turn, checks: ChecksAsked | null, said: CheckPhrases): Turn =>
  checks === null ? turn : { ...turn, checks, html: markup`${turn.html}${listOf(checks, said)}` };

const listOf = ({ list }: ChecksAsked, said: CheckPhrases): Html =>
  markup`<section class="checks">
    <p>${said.intro}</p>
    <ul>
      ${list.map(
        ({ id, question, why }) =>
          markup`<li data-check="${id}"><strong>${question}</strong> ${why}</li>`,
      )}
    </ul>
  </section>`;

const marksTurn = (sentences: readonly string[], said: CheckPhrases): readonly Turn[] =>
  sentences.length === 0
    ? []
    : [
        {
          html: markup`<div class="comment note">
            <p class="kind">${said.heading}</p>
            <p dir="auto">${sentences.join(' ')}</p>
          </div>`,
        },
      ];
