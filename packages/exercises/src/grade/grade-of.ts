import {
  hasLettersOf,
  isSameWord,
  wholeShares,
  type Dictionary,
  type NamedCounts,
  type Report,
} from '@vernacular/analyzer';
import type { RareWord } from '../coach/coach-port.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { withoutHebrewPrefix } from './strip-hebrew-prefix.ts';
import type { Grade } from './grade.ts';

/**
 * The grade from an analyser's report. With the report's dictionary, rare Hebrew words are shown without their
 * prefixes.
 */
export function gradeOf(report: Report, counted?: Pick<Dictionary, 'table' | 'cutoffs'>): Grade {
  const { beside } = report.dictionary;
  return {
    kind: 'grade',
    total: report.cleaned,
    common: report.common,
    mid: report.mid,
    rare: report.rare,
    percentages: wholeShares(report),
    score: report.score,
    rareWords: rarestFirst(report)
      .map((rare) => withBare(rare, counted))
      .map((rare) => withName(rare, report.text)),
    abbreviations: abbreviationsIn(report.text),
    countedWith: countsOf(report.dictionary),
    ...(beside && hasLettersOf(report.text, beside.language) && { besideWith: countsOf(beside) }),
  };
}

const countsOf = ({ code, language, label, period }: NamedCounts): NamedCounts => ({
  code,
  language,
  label,
  period,
});

const withName = (found: RareWord, text: string): RareWord =>
  isNameIn(text, found.word) ? { ...found, isName: true } : found;

function withBare(found: RareWord, counted?: Pick<Dictionary, 'table' | 'cutoffs'>): RareWord {
  const bare = counted ? withoutHebrewPrefix(found.word, counted) : found.word;
  return bare === found.word ? found : { ...found, bare };
}

const rare = 2;

/**
 * Distinct rare words, rarest first, then in text order. Forms of one word (“enzymes” and “enzyme”, בתא and תא) count
 * once, shown by the shortest.
 */
function rarestFirst({ text, tokens }: Report): readonly RareWord[] {
  const found: RareWord[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens.levels[at] !== rare) continue;
    const word = asWritten(text, tokens.starts[at]!, tokens.ends[at]!);
    const known = found.findIndex((one) => isSameWord(one.word, word));
    const place = known < 0 ? found.length : known;
    const before = found[place];
    if (before === undefined || word.length < before.word.length)
      found[place] = { word, count: tokens.counts[at] ?? 0 };
  }
  return found.toSorted((a, b) => a.count - b.count);
}

/** Adds adjoining digits: the counts know “FOXP”, the text says “FOXP2”. */
function asWritten(text: string, start: number, end: number): string {
  const [before = ''] = /\p{Nd}*$/u.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^\p{Nd}*/u.exec(text.slice(end)) ?? [];
  return before + text.slice(start, end) + after;
}

/** Whether a text always capitalises a word, at least once in the middle of a sentence. */
function isNameIn(text: string, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu')),
  ];
  return (
    found.every(({ 0: written }) => /^\p{Lu}/u.test(written)) &&
    found.some(({ index }) => /[\p{L}\p{N},;:] ["“(]?$/u.test(text.slice(0, index)))
  );
}
