import { analyze, type Dictionary } from '@vernacular/analyzer';

/** Finds the rare words of a text by a dictionary, as written. */
export const rareWordsBy =
  (dictionary: Dictionary) =>
  (text: string): readonly string[] => {
    const { length, starts, ends, levels } = analyze(text, dictionary).tokens;
    return Array.from({ length }, (_, at) => at)
      .filter((at) => levels[at] === 2)
      .map((at) => text.slice(starts[at], ends[at]));
  };
