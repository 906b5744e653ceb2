import { analyze, type Dictionary } from '@vernacular/analyzer';

/** Returns a function that lists the rare words of a text as written, repeated ones each time. */
export const rareWordFinder =
  (dictionary: Dictionary) =>
  (text: string): readonly string[] => {
    const { length, starts, ends, levels } = analyze(text, dictionary).tokens;
    return Array.from({ length }, (_, at) => at)
      .filter((at) => levels[at] === 2)
      .map((at) => text.slice(starts[at], ends[at]));
  };
