import { analyze, tellLanguage } from '@vernacular/analyzer';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { gradeOf, type Grade } from '@vernacular/exercises';

/** Grades a text of a conversation by the default counts of its language. */
export async function gradeText(dictionaries: DictionaryStore, text: string): Promise<Grade> {
  const { dictionary } = await dictionaries.resolve(undefined, tellLanguage(text));
  return gradeOf(analyze(text, dictionary), dictionary);
}
