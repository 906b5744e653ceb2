import type { Report } from '@vernacular/analyzer';

import type { RareWord } from '../coach/coach-port.ts';
import type { Grade } from './grade.ts';

/** What a conversation needs to know of a report. */
export function gradeOf(report: Report): Grade {
  const { code, language, label, period } = report.dictionary;
  return {
    kind: 'grade',
    total: report.cleaned,
    common: report.common,
    mid: report.mid,
    rare: report.rare,
    percentages: report.percentages,
    score: report.score,
    rareWords: rarestFirst(report),
    countedWith: { code, language, label, period },
  };
}

const rare = 2;

/** Distinct rare words as first written, “enzymes” with “enzyme”, the least counted first, otherwise in the order of the text. */
function rarestFirst({ text, tokens }: Report): readonly RareWord[] {
  const words = new Map<string, RareWord>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens.levels[at] !== rare) continue;
    const word = text.slice(tokens.starts[at], tokens.ends[at]);
    const key = word.toLowerCase().replace(/['’]s$|(?<=\p{L}{4}[^s\W])s$/u, '');
    if (!words.has(key)) words.set(key, { word, count: tokens.counts[at] ?? 0 });
  }
  return [...words.values()].sort((a, b) => a.count - b.count);
}
