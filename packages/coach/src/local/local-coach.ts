import { type IsPlainer, plainerWordLookup, type TagWords } from '@vernacular/check';
import {
  hasRubric,
  isAbbreviation,
  type Coach,
  type CoachComment,
  type CoachReply,
  type CoachRequest,
  type PlainerWord,
} from '@vernacular/exercises';

import { type FactContext, note, readContext } from '../facts/fact.ts';
import { plainerOutsideTerms } from '../text/plainer-words-outside-terms.ts';
import {
  type FactName,
  factNames,
  facts,
  factsByFocus,
  ofLastText,
  toldAgain,
  toldOnce,
} from './facts-by-focus.ts';
import { isHard } from './is-hard-word.ts';
import { offTaskReply } from './off-task-reply.ts';

const mostRemarks = 2;

/** Every fact that applies to a request, whatever its step. */
export function factsIn(
  request: CoachRequest,
  tag?: TagWords,
): Readonly<Partial<Record<FactName, CoachComment>>> {
  const context = readContext(request, tag);
  const found = factNames.flatMap((name) => {
    const comment = facts[name](context);
    return comment ? [[name, comment] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What was said in a conversation so far. */
interface Told {
  readonly texts: Set<string>;
  readonly names: Set<FactName>;
  /** Comments as the client shows them: the quotation, then the text. */
  readonly shown: readonly string[];
}

const isSaid = ({ texts, shown }: Told, text: string) =>
  texts.has(text) || shown.some((one) => one.endsWith(text));

/** The first two facts of a step that were not told before; marks them as told. */
function remarks(context: FactContext, told: Told): readonly CoachComment[] {
  const instead = offTaskReply(context);
  if (instead !== null) {
    if (instead === '' || isSaid(told, instead)) return [];
    told.texts.add(instead);
    return [note(instead)];
  }
  const found: CoachComment[] = [];
  const { focus } = context.request;
  for (const name of factsByFocus[focus]) {
    if (found.length === mostRemarks) break;
    if (toldOnce.has(name) && told.names.has(name)) continue;
    const comment = facts[name](context);
    const isReminder = ofLastText.has(focus) && toldAgain.has(name);
    if (!comment) continue;
    told.names.add(name);
    if (isSaid(told, comment.text) && !isReminder) continue;
    found.push(comment);
    told.texts.add(comment.text);
  }
  return found;
}

/**
 * What the coach said earlier: the comments that the client reports, and those recomputed from the earlier requests.
 */
function toldBefore({ before = [], said = [] }: CoachRequest, tag?: TagWords): Told {
  const told: Told = { texts: new Set(), names: new Set(), shown: said };
  for (const request of before) remarks(readContext(request, tag), told);
  return told;
}

function plainerWords(
  { draft, request, language, tag }: FactContext,
  isPlainer: IsPlainer,
  tagger?: TagWords,
): readonly PlainerWord[] {
  const plainerOf = plainerOutsideTerms(draft, plainerWordLookup(draft, isPlainer, tagger), tag);
  return request.jargon.flatMap(({ word }) => {
    const plainer =
      // “cART” is not “cart”: no plainer word is known for an abbreviation.
      isAbbreviation(word) || !isHard(word, language, isPlainer) ? null : plainerOf(word);
    return plainer === null ? [] : [{ word, plainer }];
  });
}

/**
 * A coach of computed facts: at most two per step, none if nothing applies, and always the same reply to the same
 * request. `isPlainer` returns whether a word is at least one level more common than another.
 */
export function localCoach({
  isPlainer,
  tagger,
}: {
  readonly isPlainer: IsPlainer;
  readonly tagger?: TagWords;
}): Coach {
  const reply = (request: CoachRequest): CoachReply => {
    const context = readContext(request, tagger);
    return {
      kind: 'coach',
      comments: remarks(context, toldBefore(request, tagger)),
      plainer: hasRubric(request) ? plainerWords(context, isPlainer, tagger) : [],
      version: '',
      madeBy: 'local',
    };
  };
  return { comment: async (request) => reply(request) };
}
