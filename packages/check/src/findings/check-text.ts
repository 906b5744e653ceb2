import {
  analyze,
  countedBy,
  type Dictionary,
  inOnePiece,
  type Method,
  type Report,
  sentenceEnds,
  type Totals,
  totalsOf,
} from '@vernacular/analyzer';

import { knownBy } from '../known/known-by.ts';
import { inSource, type MarkedText } from '../source/marked-text.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';
import type { Stretch } from '../text/sentences.ts';

/** What a text is checked with. */
export interface CheckOptions {
  readonly dictionary: Dictionary;
  readonly method?: Method;
  /** Words that the readers know, in any form: they are not found, and counted apart. */
  readonly known?: readonly string[];
  /** Words a sentence may have; a longer one is found. None is found when it is left out. */
  readonly longestSentence?: number | undefined;
}

/** A place of a source, and of the text that was read from it. */
interface Placed {
  /** In the source, in UTF-16 units. */
  readonly source: Stretch;
  /** In the text. */
  readonly place: Stretch;
}

/** A word on a level that is not common. */
export interface HardWord extends Placed {
  readonly rule: 'rare' | 'mid';
  /** As it is written. */
  readonly word: string;
  /** How often the dictionary lists it, in its own measure; null where another dictionary's counts answered. */
  readonly count: number | null;
}

/** An everyday word with a meaning of its own in science; the refined method alone finds them. */
export interface TechnicalSense extends Placed {
  readonly rule: 'technical-sense';
  readonly word: string;
  /** “the one, not the other” */
  readonly sense: string;
}

/** A sentence with more words than it may have. */
export interface LongSentence extends Placed {
  readonly rule: 'long-sentence';
  readonly words: number;
}

export type Finding = HardWord | TechnicalSense | LongSentence;

/** What was found in a text, in the order of its words. */
export interface Checked {
  readonly source: MarkedText;
  readonly report: Report;
  readonly findings: readonly Finding[];
  /** The totals as they would be if the words that the readers know were common; null when the text has none of them. */
  readonly forReaders: Totals | null;
  /** The sentences of the text, each from its first word to the first word of the next. */
  readonly sentences: readonly Stretch[];
}

/** Reads a source with a dictionary, and names what its readers may stumble over. Pure; about the time of `analyze`. */
export function checkText(
  source: MarkedText,
  { dictionary, method = 'published', known = [], longestSentence }: CheckOptions,
): Checked {
  const report = analyze(source.text, dictionary, { method });
  const sentences = [...sentencesWith(report)];
  const placed = (place: Stretch): Placed => ({ source: inSource(source, place), place });
  const readersKnow = knownBy(known);
  const spared = { mid: 0, rare: 0 };
  const findings: Finding[] = [];

  const { tokens } = report;
  for (let at = 0; at < tokens.length; at += 1) {
    const level = tokens.levels[at];
    if (level === 0) continue;
    const rule = level === 1 ? 'mid' : 'rare';
    const place = { start: tokens.starts[at]!, end: tokens.ends[at]! };
    const word = inOnePiece(source.text.slice(place.start, place.end));
    if (readersKnow(word)) {
      spared[rule] += 1;
      continue;
    }
    const isCounted = countedBy(word, dictionary, dictionary.beside) === dictionary;
    findings.push({ rule, word, count: isCounted ? tokens.counts[at]! : null, ...placed(place) });
  }
  for (const found of report.refinements) {
    if (found.kind !== 'technical-sense') continue;
    const place = { start: tokens.starts[found.at]!, end: tokens.ends[found.at]! };
    const word = inOnePiece(source.text.slice(place.start, place.end));
    if (readersKnow(word)) continue;
    findings.push({ rule: 'technical-sense', word, sense: found.sense, ...placed(place) });
  }
  for (const { words, ...place } of sentences) {
    if (longestSentence !== undefined && words > longestSentence)
      findings.push({ rule: 'long-sentence', words, ...placed(place) });
  }
  return {
    source,
    report,
    sentences,
    findings: findings.toSorted(
      (one, other) => one.place.start - other.place.start || other.place.end - one.place.end,
    ),
    forReaders:
      spared.mid + spared.rare === 0
        ? null
        : totalsOf(report.cleaned, report.mid - spared.mid, report.rare - spared.rare),
  };
}

/** The sentences that hold a word, and how many, by the words that were classified. */
function* sentencesWith({ text, tokens }: Report): Generator<Stretch & { readonly words: number }> {
  let at = 0;
  for (const end of sentenceEnds(text)) {
    const first = at;
    while (at < tokens.length && tokens.starts[at]! < end) at += 1;
    if (at > first) {
      const written = text.slice(tokens.starts[first], end);
      yield {
        start: tokens.starts[first]!,
        end: tokens.starts[first]! + written.trimEnd().length,
        words: at - first,
      };
    }
  }
}

/** The sentence of a checked text around an offset; the stretch of the offset alone where there is none. */
export function sentenceOf({ sentences }: Checked, { start, end }: Stretch): Stretch {
  const found = sentences[lastAtOrBefore(sentences.length, (at) => sentences[at]!.start, start)];
  return found && found.start <= start && start < found.end ? found : { start, end };
}
