import { plainerWordLookup, type IsPlainer, type TagWords } from '@vernacular/check';
import {
  hasRubric,
  isAbbreviation,
  type Coach,
  type CoachComment,
  type CoachRequest,
  type PlainerWord,
} from '@vernacular/exercises';
import { note, readContext, type FactContext } from '../facts/fact.ts';
import { plainerOutsideTerms } from '../text/plainer-words-outside-terms.ts';
import {
  factNames,
  facts,
  factsByFocus,
  ofLastText,
  toldAgain,
  toldOnce,
  type FactName,
} from './facts-by-focus.ts';
import { offTaskReply } from './off-task-reply.ts';
import { formsOf, type LanguageCode } from '@vernacular/analyzer';

const [shortestPart, longestPart] = [4, 6];
/** Prefixes of technical terms, which are not plain even if both parts are. */
const beginsTerm =
  /^(?:anti|auto|cyto|hypo|hyper|inter|intra|macro|mega|meta|micro|multi|nano|neuro|para|photo|poly|proto|pseudo|super|tele|thermo|trans|ultra)/u;

const partings = (word: string): readonly (readonly string[])[] =>
  beginsTerm.test(word.toLowerCase())
    ? []
    : Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)]).filter(
        (parts) => parts.every(({ length }) => length >= shortestPart && length <= longestPart),
      );

/** The word without a common prefix: “uninvited” is plain if “invited” is. */
const withoutPrefix = (word: string): readonly (readonly string[])[] => {
  const bare = word.replace(/^(?:un|re|non|mis|out|over)-?(?=\p{L}{4})/u, '');
  return bare === word ? [] : [[bare]];
};
const isMadeOf = (word: string, isPlainer: IsPlainer) => (parts: readonly string[]) =>
  parts.every((one) => isPlainer(one, word));

/**
 * Whether a word is hard to read: no abbreviation (“cART” is not “cart”), no form of a plainer word (“droughts”), and
 * not made of plainer English parts (“ballgown”) or of a prefix and a plainer word (“uninvited”).
 */
const isHard = (word: string, language: LanguageCode, isPlainer: IsPlainer): boolean =>
  !isAbbreviation(word) &&
  ![...formsOf(word, language)].some(
    (form) => form !== word.toLowerCase() && isPlainer(form, word),
  ) &&
  !(
    language === 'en' && [...partings(word), ...withoutPrefix(word)].some(isMadeOf(word, isPlainer))
  );

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

/** What the client reports that the coach said, and what earlier requests give when recomputed. */
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
    const plainer = isHard(word, language, isPlainer) ? plainerOf(word) : null;
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
  return {
    comment: async (request) => {
      const context = readContext(request, tagger);
      return {
        kind: 'coach',
        comments: remarks(context, toldBefore(request, tagger)),
        plainer: hasRubric(request) ? plainerWords(context, isPlainer, tagger) : [],
        version: '',
        madeBy: 'local',
      };
    },
  };
}
