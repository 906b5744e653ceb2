import { tellLanguage } from '@vernacular/analyzer';
import { type IsPlainer, plainerIn, type TagWords } from '@vernacular/check';
import type {
  Coach,
  CoachComment,
  CoachFocus,
  CoachReply,
  CoachRequest,
} from '@vernacular/exercises';

import { simplify } from '../simplify/simplify.ts';
import { plansWrong } from '../rules/ethics.ts';
import { isAnswered } from '../rules/own-words.ts';
import { replyTo } from '../rules/replies.ts';
import type { Look, Rule } from '../rules/rule.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import { oddAnswer } from './odd-answer.ts';
import { closingQuestion } from './questions.ts';
import { rulesByFocus, type FocusRules } from './rules-by-focus.ts';

const longestDraft = 20_000;

/** A word that was asked about before and stands in the new version too: that alone is said. */
function stillThere(comment: CoachComment, { draft, request, say }: Look): CoachComment | null {
  const [, word] = /^[“”]([^“”]+)”/u.exec(comment.text) ?? [];
  const isRevised = request.before?.some((one) => one.draft !== draft.text) ?? false;
  const isOneWord = word !== undefined && /^[\p{L}-]+$/u.test(word);
  return isOneWord && isRevised && comment.quote.includes(word)
    ? { ...comment, text: say.change.still(word) }
    : null;
}

const first = (
  rules: readonly Rule[],
  look: Look,
  said: ReadonlySet<string>,
  isPraise: boolean,
) => {
  for (const rule of rules) {
    const comment = rule(look);
    if (!comment || (comment.kind === 'works') !== isPraise) continue;
    if (!said.has(comment.text)) return comment;
    const again = isPraise ? null : stillThere(comment, look);
    if (again && !said.has(again.text)) return again;
  }
  return null;
};

/** What is decided there may harm somebody. */
const isPlan = (focus: CoachFocus) => focus === 'issue' || focus === 'resolutions';

/** One thing that is proven to work, one to change, one question. Nothing to praise: no praise. */
const feedback = (look: Look, { works, change, lists }: FocusRules, said: ReadonlySet<string>) => {
  const better = first(change, look, said, false);
  const isPraised = !(isPlan(look.request.focus) && plansWrong(look));
  const praise = isPraised ? first(works, look, said, true) : null;
  const list = isPraised ? (lists?.(look) ?? null) : null;
  const good = list && !said.has(list.text) ? list : praise;
  const question = closingQuestion(look, said);
  return [good, better, question].filter((comment) => comment !== null);
};

/** What there is to say where the words are no answer yet; then nothing else is said. */
function insteadOfFeedback(look: Look): CoachComment | null {
  const { request, draft, answer, say } = look;
  const reply = replyTo(look);
  if (reply) return { ...reply, quote: '' };
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
  return odd ? { kind: 'note', text: odd, quote: '' } : null;
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
  const saidBefore = (earlier: readonly CoachRequest[]): ReadonlySet<string> => {
    const said = new Set<string>();
    for (const request of earlier)
      for (const { text } of answer(request, said).comments) said.add(text);
    return said;
  };

  const answer = (request: CoachRequest, said: ReadonlySet<string>): CoachReply => {
    const draft = readPassage(request.draft.slice(0, longestDraft));
    // A draft too odd to tell its language is answered in the language of the conversation.
    const language = tellLanguage(draft.text) ?? request.language;
    const say = language === 'he' ? hebrew : english;
    const plainerOf = plainerIn(draft, isPlainer, tagger);
    const look: Look = {
      request,
      draft,
      language,
      answer: readPassage(request.answer),
      plainerOf,
      say,
    };
    const plainer = request.jargon.flatMap(({ word }) => {
      const found = plainerOf(word);
      return found ? [{ word, plainer: found }] : [];
    });
    const version = request.wantsVersion && language === 'en' ? simplify(draft, plainerOf) : '';
    const instead = insteadOfFeedback(look);
    const comments = instead ? [instead] : feedback(look, rulesByFocus[request.focus], said);
    return { kind: 'coach', comments, plainer, version: instead ? '' : version, madeBy: 'local' };
  };

  return { comment: async (request) => answer(request, saidBefore(request.before ?? [])) };
}
