import {
  analyze,
  countedBy,
  type Dictionary,
  withoutHyphenation,
  type Method,
  type Report,
  sentenceEnds,
  type Totals,
  totalsOf,
} from '@vernacular/analyzer';

import { indexKnownWords } from '../known/index-known-words.ts';
import { inSource, type MarkedText } from '../source/marked-text.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';
import type { Stretch } from '../text/sentences.ts';

export interface CheckOptions {
  readonly dictionary: Dictionary;
  readonly method?: Method;
  /** Words that the readers know, with their plurals. They give no findings, and `forReaders` counts them as common. */
  readonly known?: readonly string[];
  /** The most words a sentence may have; if omitted, no sentence is too long. */
  readonly longestSentence?: number | undefined;
}

/** A place in the source and in the text read from it, in UTF-16 units. */
interface Placed {
  readonly source: Stretch;
  readonly place: Stretch;
}

export interface HardWord extends Placed {
  readonly rule: 'rare' | 'mid';
  readonly word: string;
  /** In the table units of the dictionary; null if the level came from the `beside` dictionary. */
  readonly count: number | null;
}

export interface TechnicalSense extends Placed {
  readonly rule: 'technical-sense';
  readonly word: string;
  readonly sense: string;
}

export interface LongSentence extends Placed {
  readonly rule: 'long-sentence';
  readonly words: number;
}

export type Finding = HardWord | TechnicalSense | LongSentence;

/** The result of `checkText`, with the findings and sentences in text order. */
export interface Checked {
  readonly source: MarkedText;
  readonly report: Report;
  readonly findings: readonly Finding[];
  /** The totals with the `known` words counted as common; null if none of the text's hard words is known. */
  readonly forReaders: Totals | null;
  readonly sentences: readonly Stretch[];
}

/**
 * Finds rare and mid-frequency words, technical senses and overlong sentences in a text. Takes about as long as
 * `analyze`.
 */
export function checkText(
  source: MarkedText,
  { dictionary, method = 'published', known = [], longestSentence }: CheckOptions,
): Checked {
  const report = analyze(source.text, dictionary, { method });
  const sentences = [...sentencesWith(report)];
  const placed = (place: Stretch): Placed => ({ source: inSource(source, place), place });
  const readersKnow = indexKnownWords(known);
  const spared = { mid: 0, rare: 0 };
  const findings: Finding[] = [];

  const { tokens } = report;
  const wordAt = (at: number) => {
    const place = { start: tokens.starts[at]!, end: tokens.ends[at]! };
    return { place, word: withoutHyphenation(source.text.slice(place.start, place.end)) };
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const level = tokens.levels[at];
    if (level === 0) continue;
    const rule = level === 1 ? 'mid' : 'rare';
    const { place, word } = wordAt(at);
    if (readersKnow(word)) {
      spared[rule] += 1;
      continue;
    }
    const isCounted = countedBy(word, dictionary, dictionary.beside) === dictionary;
    findings.push({ rule, word, count: isCounted ? tokens.counts[at]! : null, ...placed(place) });
  }
  for (const found of report.refinements) {
    if (found.kind !== 'technical-sense') continue;
    const { place, word } = wordAt(found.at);
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

/** The sentence around a stretch, or the stretch itself if it is in no sentence. */
export function sentenceOf({ sentences }: Checked, { start, end }: Stretch): Stretch {
  const found = sentences[lastAtOrBefore(sentences.length, (at) => sentences[at]!.start, start)];
  return found && found.start <= start && start < found.end ? found : { start, end };
}
