import { analyze, tellLanguage, type Report } from '@vernacular/analyzer';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Grade, RareWord } from '@vernacular/exercises';

/** Grades a text of a conversation by the default counts of its language. */
export async function gradeText(dictionaries: DictionaryStore, text: string): Promise<Grade> {
  const { dictionary } = await dictionaries.resolve(undefined, tellLanguage(text));
  const report = analyze(text, dictionary);
  return {
    kind: 'grade',
    total: report.cleaned,
    common: report.common,
    mid: report.mid,
    rare: report.rare,
    percentages: report.percentages,
    score: report.score,
    rareWords: rarestFirst(report),
    countedWith: dictionary.label,
  };
}

const rare = 2;

/** Distinct rare words as first written, the least counted first, otherwise in the order of the text. */
function rarestFirst({ text, tokens }: Report): readonly RareWord[] {
  const words = new Map<string, RareWord>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens.levels[at] !== rare) continue;
    const word = text.slice(tokens.starts[at], tokens.ends[at]);
    const key = word.toLowerCase();
    if (!words.has(key)) words.set(key, { word, count: tokens.counts[at] ?? 0 });
  }
  return [...words.values()].sort((a, b) => a.count - b.count);
}
