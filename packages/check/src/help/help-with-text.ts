import { type Level, levels, type Tokens } from '@vernacular/analyzer';

import { findTerms, type FoundTerm } from '../glossary/find-terms.ts';
import type { Glossary } from '../glossary/glossary.ts';
import { isExplained } from '../glossary/insert-gloss.ts';
import { longForms } from '../plainer/abbreviation-definitions.ts';
import { insteadOf, type ReadText } from '../suggestions/plainer-words-with-score.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';
import { tagEachOnce, type TagWords } from '../text/part-of-speech-tagger.ts';
import type { Stretch } from '../text/sentences.ts';
import type { IsFamiliar } from './familiar-words.ts';
import {
  glossBehind,
  type Help,
  helpWithTerm,
  helpWithWord,
  isSamePart,
} from './help-with-words.ts';

export interface HelpTools {
  /** Null for a language without a tagger; then only the glossary helps. */
  readonly tag: TagWords | null;
  /** Null if it could not be downloaded. */
  readonly glossary: Glossary | null;
  /** Null for a language without a norm of familiar words. */
  readonly isFamiliar: IsFamiliar | null;
}

/** A glossary term in a text, with the index of its first token (`from`) and of the token after its last (`to`). */
export interface TermInText extends FoundTerm {
  readonly from: number;
  readonly to: number;
  /** The hardest level of its words; a term of several words may be common throughout. */
  readonly level: Level;
}

/** The terms of a text, and help for its words. */
export interface TextHelp {
  readonly terms: readonly TermInText[];
  /** The help for the term or the word at a place. */
  readonly at: (place: Stretch) => Help;
}

/** The terms of a text, in order, without those that are one common word. */
function* termsIn(tokens: Tokens, terms: readonly FoundTerm[]): Generator<TermInText> {
  let at = 0;
  for (const found of terms) {
    while (at < tokens.length && tokens.starts[at]! < found.start) at += 1;
    const from = at;
    while (at < tokens.length && tokens.starts[at]! < found.end) at += 1;
    const level = levels[Math.max(0, ...tokens.levels.subarray(from, at))]!;
    if (at > from && (level !== 'common' || found.mayBeCommon))
      yield Object.assign(found, { from, to: at, level });
  }
}

/**
 * Finds the terms of a text once; `at` then gives help for any word. A word within a term gets the help of the whole
 * term, because a term is explained or replaced as a whole.
 */
export function helpWithText(
  read: ReadText,
  tokens: Tokens,
  { tag: tagger, glossary, isFamiliar }: HelpTools,
): TextHelp {
  const tag = tagger && tagEachOnce(tagger);
  const terms = [...termsIn(tokens, glossary ? findTerms(read.text, glossary) : [])];
  const { language } = read.dictionary;
  const isExplainedAt = (term: TermInText) =>
    isExplained(read.text, term, language) || glossBehind(read.text, term) !== null;
  const explained = new Set(terms.filter(isExplainedAt).map(({ entry }) => entry));
  const glosses = terms.flatMap((term) => glossBehind(read.text, term) ?? []);
  const longFormOf = language === 'en' ? longForms(read.text) : () => null;
  return {
    terms,
    at(place) {
      // Words inside a gloss need no explanation of their own.
      const gloss =
        glosses[lastAtOrBefore(glosses.length, (at) => glosses[at]!.start, place.start)];
      const isInGloss = gloss && gloss.start <= place.start && place.end <= gloss.end;
      const token = lastAtOrBefore(tokens.length, (at) => tokens.starts[at]!, place.start);
      const level = levels[tokens.levels[token] ?? 0]!;
      if (isInGloss) return { ...helpWithWord(read, place, level, null), isExplained: true };
      const term = terms[lastAtOrBefore(terms.length, (at) => terms[at]!.start, place.start)];
      const isTerm = term && term.start <= place.start && place.end <= term.end;
      if (isTerm && (!tag || isSamePart(read.text, term, tag)))
        return helpWithTerm(read, term, term.level, tag, explained.has(term.entry));
      const long = longFormOf(place);
      // Readers forget what “STN” stood for.
      if (long !== null) {
        const plainer = [insteadOf(read, place, long)];
        return { ...helpWithWord(read, place, level, null), plainer };
      }
      const { start: behind, mayBeCommon } =
        terms[lastAtOrBefore(terms.length, (at) => terms[at]!.start, place.end + 1)] ?? {};
      // It may be a part of a name: “anomalous Hall effect”.
      const isBeforeTerm = mayBeCommon === true && behind === place.end + 1;
      const help = helpWithWord(read, place, level, isBeforeTerm ? null : tag);
      return isFamiliar?.(help.term) ? { ...help, isFamiliar: true } : help;
    },
  };
}

/** Help for each hard word and term of a text, in order, including those for which nothing is offered. */
export function helpsIn(read: ReadText, tokens: Tokens, tools: HelpTools): readonly Help[] {
  const { terms, at: helpAt } = helpWithText(read, tokens, tools);
  const helps: Help[] = [];
  let term = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const here = terms[term];
    if (here?.from === at) {
      helps.push(helpAt(here));
      at = here.to - 1;
      term += 1;
    } else if (tokens.levels[at] !== 0) {
      helps.push(helpAt({ start: tokens.starts[at]!, end: tokens.ends[at]! }));
    }
  }
  return helps;
}
