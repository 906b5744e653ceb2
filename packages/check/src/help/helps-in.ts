import { type Level, levels, type Tokens } from '@vernacular/analyzer';

import { findTerms, type FoundTerm } from '../glossary/find-terms.ts';
import type { Glossary } from '../glossary/glossary.ts';
import type { ReadText } from '../suggestions/suggestions-at.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import { type Help, helpWithTerm, helpWithWord } from './help-at.ts';

export interface HelpTools {
  /** Null for a language without a tagger: its glossary alone helps. */
  readonly tag: TagWords | null;
  /** Null where it could not be fetched. */
  readonly glossary: Glossary | null;
}

interface TermOf {
  readonly found: FoundTerm;
  /** Tokens of the term: from, and up to but without. */
  readonly from: number;
  readonly to: number;
  readonly level: Level;
}

/** The terms of a text with their tokens; a term of one common word is left out. */
export function* termsOf(tokens: Tokens, terms: readonly FoundTerm[]): Generator<TermOf> {
  let at = 0;
  for (const found of terms) {
    while (at < tokens.length && tokens.starts[at]! < found.start) at += 1;
    const from = at;
    while (at < tokens.length && tokens.starts[at]! < found.end) at += 1;
    const level = Math.max(0, ...tokens.levels.subarray(from, at));
    if (at > from && (level > 0 || found.isPhrase))
      yield { found, from, to: at, level: levels[level]! };
  }
}

/**
 * All that can be done about the hard words and terms of a text, in its order, whether or not there is help. A word
 * within a term is no word of its own: the term is explained or replaced as a whole.
 */
export function helpsIn(
  read: ReadText,
  tokens: Tokens,
  { tag, glossary }: HelpTools,
): readonly Help[] {
  const helps: Help[] = [];
  const words = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const level = tokens.levels[at]!;
      const word = { start: tokens.starts[at]!, end: tokens.ends[at]! };
      if (level > 0) helps.push(helpWithWord(read, word, levels[level]!, tag));
    }
  };
  let next = 0;
  for (const term of termsOf(tokens, glossary ? findTerms(read.text, glossary) : [])) {
    words(next, term.from);
    helps.push(helpWithTerm(read, term.found, term.level, tag));
    next = term.to;
  }
  words(next, tokens.length);
  return helps;
}
