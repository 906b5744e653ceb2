import { tellLanguage } from '@vernacular/analyzer';
import type { Coach, CoachComment, CoachReply, CoachRequest } from '@vernacular/exercises';

import { plainerIn } from '../plainer/plainer-in.ts';
import type { IsPlainer } from '../plainer/plainer-word.ts';
import { simplify } from '../simplify/simplify.ts';
import type { Look, Rule } from '../rules/rule.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import { oddAnswer } from './odd-answer.ts';
import { rulesByFocus, type FocusRules } from './rules-by-focus.ts';

const longestDraft = 20_000;

const first = (
  rules: readonly Rule[],
  look: Look,
  kind: CoachComment['kind'] | null,
  not?: string,
) => {
  for (const rule of rules) {
    const comment = rule(look);
    if (!comment || (kind && comment.kind !== kind)) continue;
    if (not === undefined || comment.text !== not) return comment;
  }
  return null;
};

const feedback = (look: Look, { works, change }: FocusRules) => {
  const good = first(works, look, 'works');
  const better = first(change, look, null, good?.text);
  const question: CoachComment = {
    kind: 'question',
    text: look.say.question[look.request.focus],
    quote: '',
  };
  return [good, better, question].filter((comment) => comment !== null);
};

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
  const answer = (request: CoachRequest): CoachReply => {
    const draft = readPassage(request.draft.slice(0, longestDraft));
    // A draft too odd to tell its language is answered in the language of the conversation.
    const language = tellLanguage(draft.text) ?? request.language;
    const say = language === 'he' ? hebrew : english;
    const plainerOf = plainerIn(draft, isPlainer, tagger);
    const look: Look = { request, draft, answer: readPassage(request.answer), plainerOf, say };
    const plainer = request.jargon.flatMap(({ word }) => {
      const found = plainerOf(word);
      return found ? [{ word, plainer: found }] : [];
    });
    const version = request.wantsVersion && language === 'en' ? simplify(draft, plainerOf) : '';
    const odd = oddAnswer(
      draft,
      request.earlier.map(({ text }) => text),
      say,
    );
    const comments: CoachComment[] = odd
      ? [{ kind: 'note', text: odd, quote: '' }]
      : feedback(look, rulesByFocus[request.focus]);
    return { kind: 'coach', comments, plainer, version: odd ? '' : version, madeBy: 'local' };
  };

  return { comment: async (request) => answer(request) };
}
