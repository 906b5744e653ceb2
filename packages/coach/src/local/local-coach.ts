import { tellLanguage } from '@vernacular/analyzer';
import { type IsPlainer, plainerIn, type TagWords } from '@vernacular/check';
import {
  hasRubric,
  isAbbreviation,
  neutralReply,
  type Coach,
  type CoachComment,
  type CoachFocus,
  type CoachReply,
  type CoachRequest,
} from '@vernacular/exercises';

import { simplify } from '../simplify/simplify.ts';
import { againstFirst } from '../rules/against-first.ts';
import { answerFacts } from '../rules/answer-facts.ts';
import { offPoint } from '../rules/answers.ts';
import { plansWrong, withoutAsking } from '../rules/ethics.ts';
import { isUnpraised } from '../rules/no-praise.ts';
import { numberChanged } from '../rules/new-in-version.ts';
import { boast, overclaim } from '../rules/overclaim.ts';
import { isAnswered, isArgued } from '../rules/own-words.ts';
import { barePronoun } from '../rules/cohesion.ts';
import { rarestWord } from '../rules/jargon.ts';
import { explainedLater, opensByAnswering } from '../rules/order.ts';
import { noDate, noPlan, oneWay } from '../rules/plans.ts';
import { longSentence } from '../rules/sentences.ts';
import { replyTo, tooCertain } from '../rules/replies.ts';
import type { Look, Rule } from '../rules/rule.ts';
import { shuffledOrder } from '../rules/shuffled.ts';
import { readPassage } from '../text/passage.ts';
import { plainerOutsideTerms } from '../text/terms.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import { knowsNot } from '../rules/knows-not.ts';
import { amissIn, foremost } from './foremost.ts';
import { isHard } from './hard-word.ts';
import { lastWord } from './last-word.ts';
import { oddAnswer } from './odd-answer.ts';
import { askedBy, closingQuestion } from './questions.ts';
import { gained, rulesByFocus, type FocusRules } from './rules-by-focus.ts';
import { isRevised, type Said, stillClaimed, stillThere, wasSaid, wordingsOf } from './said.ts';

const longestDraft = 20_000;

/** What a cell of a table tells; nothing where a question or “idk” stands in it. */
const toldIn = (cell: string) => (cell.includes('?') || knowsNot.test(cell) ? '' : cell);

const first = (rules: readonly Rule[], look: Look, said: Said, isPraise: boolean) => {
  const isSaid = wasSaid(look, said);
  for (const rule of rules) {
    const comment = rule(look);
    if (!comment || (comment.kind === 'works') !== isPraise) continue;
    if (isPraise && isUnpraised(comment.quote, look.language)) continue;
    const made = wordingsOf(comment.text, look.say).find(isSaid);
    if (made === undefined) return comment;
    const again = isPraise || !isRevised(look, said, made) ? null : stillThere(comment, look);
    if (again && !isSaid(again.text)) return again;
  }
  return null;
};

/** What is decided there may harm somebody. */
const isPlan = (focus: CoachFocus) => focus === 'issue' || focus === 'resolutions';

/** With fewer words a text that was to have a hundred says too little for anything to be told of it. */
const fewestToComment = 25;
const isBrief = (words: number) => words > 0 && words < fewestToComment;

/** The words that a comment quotes within its sentence. */
const quotedIn = ({ text }: CoachComment) =>
  [...text.matchAll(/[“״]([^”״“]+)[”״]/gu)].map(([, words = '']) => words.toLowerCase());

/** They ask for more of what stands there, or for the same in plainer words: what it says may be praised all the same. */
const ofForm: readonly Rule[] = [noDate, noPlan, oneWay, longSentence, barePronoun, rarestWord];

/** What is criticised is not praised beside it: neither the same sentence nor the same quoted word. */
export function inAccord(comments: readonly CoachComment[], look: Look): readonly CoachComment[] {
  const all = comments.filter(({ kind }) => kind === 'change');
  if (all.length === 0 || comments.every(({ kind }) => kind !== 'works')) return comments;
  const form = new Set(ofForm.map((rule) => rule(look)?.text));
  const faulted = all.filter(({ text }) => !form.has(text));
  return comments.filter(
    (one) =>
      one.kind !== 'works' ||
      !faulted.some(
        (other) =>
          (one.quote !== '' && one.quote === other.quote) ||
          quotedIn(other).some((words) => quotedIn(one).includes(words)),
      ),
  );
}

/** One thing that is proven to work, one to change, one question. Nothing to praise: no praise. */
const feedback = (look: Look, { works, change, lists }: FocusRules, said: Said) => {
  const { request, draft, say } = look;
  const isWritten = request.choice === '' && !isAnswered(request.focus);
  const more = isWritten ? overclaim(look) : null;
  const rules = foremost(() => more);
  const amiss = isWritten ? first(rules, look, said, false) : null;
  if (amiss) return [amiss];
  // What was said of an earlier version, and holds of this one too, leaves nothing to praise.
  if (more) {
    const still = isRevised(look, said, more.text)
      ? first([() => stillClaimed(more, say)], look, said, false)
      : null;
    return still ? [still] : [];
  }
  const better = first(change, look, said, false);
  // What speaks of something else is not praised, and asked nothing more.
  const isOff =
    better !== null &&
    isAnswered(request.focus) &&
    (better.text === say.change.claimMissing('') || offPoint(look) !== null);
  if (isOff) return [better];
  const isPraised = !(isPlan(look.request.focus) && plansWrong(look));
  const isAsking = !isPlan(look.request.focus) || withoutAsking(look) === null;
  // Whose answer is fully certain is asked about that, and not praised beside it.
  const isSure = isAnswered(request.focus) && tooCertain(look) !== null;
  const praise = isPraised && isAsking && !isSure ? first(works, look, said, true) : null;
  const list = isPraised ? (lists?.(look) ?? null) : null;
  const good = list && !said.has(list.text) ? list : praise;
  const short = say.listing.short(draft.words.length);
  const isShort =
    isArgued(request.focus) &&
    request.choice === '' &&
    !good &&
    !better &&
    isBrief(draft.words.length) &&
    !request.before?.some(({ draft: before }) => isBrief(readPassage(before).words.length));
  const remark = isShort ? ({ kind: 'note', text: short, quote: '' } as const) : better;
  // What was asked of the answer comes last: another question would leave it unread.
  // And where somebody was never asked, nothing else matters as much.
  const isAsked =
    remark?.kind === 'question' && (isAnswered(request.focus) || isPlan(request.focus));
  const question = isAsked
    ? null
    : closingQuestion(look, new Set([...said.keys(), ...askedBy(better, say)]), {
        hasRemark: better !== null,
        hasPraise: good !== null,
      });
  const last = lastStep.has(request.focus)
    ? lastRemarks(look).filter(
        (one) => one.kind === 'works' && one.quote !== good?.quote && !said.has(one.text),
      )
    : [];
  // One sentence is shown once.
  const ask =
    question && [good, remark].some((one) => one && one.quote === question.quote)
      ? { ...question, quote: '' }
      : question;
  const all = [good, remark, ...last, ask].filter((comment) => comment !== null);
  return inAccord(all, look);
};

/** The steps at which the last version is written. */
const lastStep: ReadonlySet<CoachFocus> = new Set(['rebuilding', 'ethos']);

/** What at the beginning of a text, or of a term, a reader may stumble over. */
const opening: Rule = (look) => opensByAnswering(look) ?? explainedLater(look);

/** What became of the first version: what is new in the last, what can be counted in both, and what still stands. */
function lastRemarks(look: Look): readonly CoachComment[] {
  const { draft, request } = look;
  const earlier = request.earlier.slice(0, 1);
  const beside = { ...look, request: { ...request, earlier } };
  const isSame = earlier.some(({ text }) => text.trim() === draft.text.trim());
  if (amissIn(beside)) return [];
  const isOfOrder = request.earlier[0]?.field === 'initialText';
  const change = isOfOrder ? (shuffledOrder(look) ?? opening(look)) : null;
  const better = isSame ? null : (gained(beside) ?? againstFirst(beside));
  const isBetter = better && !isUnpraised(better.quote, look.language);
  return [isBetter ? better : null, change].filter((comment) => comment !== null);
}

/** What is said without a rubric: what of an answer stands in the text; of a revision only what is amiss, of the last text more. */
function wholeWord(focus: CoachRequest['focus'], look: Look, said: Said) {
  if (focus === 'answer') return [answerFacts(look)].filter((comment) => comment !== null);
  const amiss = amissIn(look);
  const isSaid = wasSaid(look, said);
  if (amiss && isSaid(amiss.text))
    return focus === 'revision' || !isRevised(look, said, amiss.text)
      ? []
      : [stillClaimed(amiss, look.say)];
  if (amiss) return [amiss];
  const changed = [numberChanged, boast]
    .map((rule) => rule(look))
    .find((one) => one && !isSaid(one.text));
  if (changed) return [changed];
  return focus === 'revision' ? [] : inAccord(lastWord(look, said, lastRemarks(look)), look);
}

/** What there is to say where the words are no answer yet; then nothing else is said. */
function insteadOfFeedback(look: Look, said: Said): CoachComment | null {
  const { request, draft, answer, say } = look;
  const reply = replyTo(look);
  if (reply) return reply;
  const ofAnswer =
    isAnswered(request.focus) && request.answer !== ''
      ? oddAnswer(answer, say, { fewestWords: 2 })
      : null;
  const odd =
    ofAnswer ??
    oddAnswer(draft, say, {
      // A choice is about a text that stands already, so the same text is no fault there.
      earlier: request.choice === '' ? request.earlier.map(({ text }) => text) : [],
      rare: request.jargon,
    });
  // That a summary is short is said once; the answers to it are read all the same.
  const isSaid = odd === say.odd.tiny && said.has(odd);
  return odd !== null && !isSaid ? { kind: 'note', text: odd, quote: '' } : null;
}

/**
 * A coach that needs nothing but the draft: rules with their sources, each quoting the writer's own
 * words. One thing that works, one to change, one question; the same text always gets the same reply.
 * `isPlainer` says whether a word is at least one level more common than another; `tagger` tells parts of speech.
 */
export function localCoach({
  isPlainer,
  tagger,
}: {
  readonly isPlainer: IsPlainer;
  readonly tagger?: TagWords;
}): Coach {
  /** What was said earlier in the conversation, found out again: the same words get the same comments. */
  const saidBefore = (earlier: readonly CoachRequest[]): Said => {
    const said = new Map<string, string>();
    for (const request of earlier)
      for (const { text } of answer(request, said).comments) said.set(text, request.draft);
    return said;
  };

  const answer = (request: CoachRequest, said: Said): CoachReply => {
    const draft = readPassage(request.draft.slice(0, longestDraft));
    // A draft too odd to tell its language is answered in the language of the conversation.
    const language = tellLanguage(draft.text) ?? request.language;
    const say = language === 'he' ? hebrew : english;
    const ofTerms = plainerOutsideTerms(draft, plainerIn(draft, isPlainer, tagger), tagger);
    // “cART” is no “cart”: nothing plainer is known of an abbreviation.
    const plainerOf: typeof ofTerms = (word, start) =>
      isAbbreviation(word) ? null : ofTerms(word, start);
    const jargon = request.jargon.filter(({ word }) => isHard(word, language, isPlainer));
    const table = request.table.map((row) => row.map(toldIn));
    const look: Look = {
      request: hasRubric(request)
        ? { ...request, jargon, table }
        : { ...request, jargon, table, focus: 'certainty' },
      draft,
      language,
      answer: readPassage(request.answer),
      plainerOf,
      tag: language === 'en' ? tagger : undefined,
      say,
    };
    if (!hasRubric(request))
      return {
        ...neutralReply,
        madeBy: 'local',
        comments: wholeWord(request.focus, look, said),
      };
    const plainer = jargon.flatMap(({ word }) => {
      const found = plainerOf(word);
      return found ? [{ word, plainer: found }] : [];
    });
    const version = request.wantsVersion && language === 'en' ? simplify(draft, plainerOf) : '';
    const instead = insteadOfFeedback(look, said);
    const comments = instead ? [instead] : feedback(look, rulesByFocus[request.focus], said);
    return { kind: 'coach', comments, plainer, version: instead ? '' : version, madeBy: 'local' };
  };

  return { comment: async (request) => answer(request, saidBefore(request.before ?? [])) };
}
