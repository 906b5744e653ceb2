import { tellLanguage } from '@vernacular/analyzer';
import { type IsPlainer, plainerIn, type TagWords } from '@vernacular/check';
import {
  hasRubric,
  isAbbreviation,
  type Coach,
  type CoachComment,
  type CoachReply,
  type CoachRequest,
  type PlainerWord,
} from '@vernacular/exercises';

import { type FactContext, readContext } from '../facts/fact.ts';
import { plainerOutsideTerms } from '../text/terms.ts';
import { type FactName, factNames, facts, factsByFocus } from './facts-by-focus.ts';
import { isHard } from './hard-word.ts';
import { insteadOfFacts } from './instead-of-facts.ts';

const mostRemarks = 2;

const contextOf = (request: CoachRequest, tag?: TagWords) =>
  // A draft too odd to tell its language is answered in the language of the conversation.
  readContext(request, tellLanguage(request.draft) ?? request.language, tag);

/** Everything that can be told of a request, by the kind of fact, whatever its step. */
export function factsIn(
  request: CoachRequest,
  tag?: TagWords,
): Readonly<Partial<Record<FactName, CoachComment>>> {
  const context = contextOf(request, tag);
  const found = factNames.flatMap((name) => {
    const comment = facts[name](context);
    return comment ? [[name, comment] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The first two facts of a step that were not told before. */
function remarks(context: FactContext, isSaid: (text: string) => boolean): readonly CoachComment[] {
  const instead = insteadOfFacts(context);
  if (instead !== null)
    return instead === '' || isSaid(instead) ? [] : [{ kind: 'note', text: instead, quote: '' }];
  const found: CoachComment[] = [];
  for (const name of factsByFocus[context.request.focus]) {
    if (found.length === mostRemarks) break;
    const comment = facts[name](context);
    if (comment && !isSaid(comment.text)) found.push(comment);
  }
  return found;
}

/** Tells what was said earlier in a conversation: as it was shown, and as it follows from the earlier requests. */
function sayingsOf({ before = [], said = [] }: CoachRequest, tag?: TagWords) {
  const texts = new Set<string>();
  const isSaid = (text: string) => texts.has(text) || said.some((one) => one.endsWith(text));
  for (const request of before)
    for (const { text } of remarks(contextOf(request, tag), isSaid)) texts.add(text);
  return isSaid;
}

/** A plainer word for each rare word of the draft that has one. */
function plainerWords(
  { draft, request, language, tag }: FactContext,
  isPlainer: IsPlainer,
  tagger?: TagWords,
): readonly PlainerWord[] {
  const plainerOf = plainerOutsideTerms(draft, plainerIn(draft, isPlainer, tagger), tag);
  return request.jargon.flatMap(({ word }) => {
    const plainer =
      // “cART” is no “cart”: nothing plainer is known of an abbreviation.
      isAbbreviation(word) || !isHard(word, language, isPlainer) ? null : plainerOf(word);
    return plainer === null ? [] : [{ word, plainer }];
  });
}

/**
 * A coach that says what can be computed from the texts, at most two facts a step, and is silent otherwise; the same
 * request always gets the same reply. `isPlainer` says whether a word is at least one level more common than another;
 * `tagger` tells parts of speech.
 */
export function localCoach({
  isPlainer,
  tagger,
}: {
  readonly isPlainer: IsPlainer;
  readonly tagger?: TagWords;
}): Coach {
  const reply = (request: CoachRequest): CoachReply => {
    const context = contextOf(request, tagger);
    return {
      kind: 'coach',
      comments: remarks(context, sayingsOf(request, tagger)),
      plainer: hasRubric(request) ? plainerWords(context, isPlainer, tagger) : [],
      version: '',
      madeBy: 'local',
    };
  };
  return { comment: async (request) => reply(request) };
}
