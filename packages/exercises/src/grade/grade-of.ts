import {
  type Dictionary,
  formsOf,
  hasLettersOf,
  type Report,
  wholeShares,
} from '@vernacular/analyzer';

import type { RareWord } from '../coach/coach-port.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { isNameIn } from './is-name-in.ts';
import { bareWord } from './bare-word.ts';
import type { Counts } from './counts-name.ts';
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

const countsOf = ({ code, language, label, period }: Counts): Counts => ({
  code,
  language,
  label,
  period,
});

const withName = (found: RareWord, text: string): RareWord =>
  isNameIn(text, found.word) ? { ...found, isName: true } : found;

function withBare(found: RareWord, counted?: Pick<Dictionary, 'table' | 'cutoffs'>): RareWord {
  const bare = counted ? bareWord(found.word, counted) : found.word;
  return bare === found.word ? found : { ...found, bare };
}

const rare = 2;

/**
 * Distinct rare words, rarest first, then in text order. Forms of one word (“enzymes” and “enzyme”, בתא and תא) count
 * once, shown by the shortest.
 */
function rarestFirst({ text, tokens, dictionary: { language } }: Report): readonly RareWord[] {
  const found: RareWord[] = [];
  const places = new Map<string, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens.levels[at] !== rare) continue;
    const word = asWritten(text, tokens.starts[at]!, tokens.ends[at]!);
    const forms = [...formsOf(word.replace(/['’]s$/u, ''), language)].filter(isWhole);
    const known = forms.map((form) => places.get(form)).find((place) => place !== undefined);
    const place = known ?? found.length;
    const before = found[place];
    if (before === undefined || word.length < before.word.length)
      found[place] = { word, count: tokens.counts[at] ?? 0 };
    for (const form of forms) if (!places.has(form)) places.set(form, place);
  }
  return found.toSorted((a, b) => a.count - b.count);
}

/** Adds adjoining digits: the counts know “FOXP”, the text says “FOXP2”. */
function asWritten(text: string, start: number, end: number): string {
  const [before = ''] = /\p{Nd}*$/u.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^\p{Nd}*/u.exec(text.slice(end)) ?? [];
  return before + text.slice(start, end) + after;
}

/** A Hebrew stem of one or two letters could belong to any other word. */
const isWhole = (form: string) => !/^\p{Script=Hebrew}{1,2}$/u.test(form);
