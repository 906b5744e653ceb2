import type { Passage, Word } from '../text/passage.ts';
import { isSameWord } from '../text/same-word.ts';
import { isIdea } from './idea.ts';

/** Something a text speaks of: as first written, with the word that always stands before it, and how often. */
export interface Topic {
  readonly word: string;
  readonly last: Word;
  readonly count: number;
}

/** A Hebrew noun shows by “the” or a preposition that leans on it; a verb in the present has neither. */
const isHebrewNoun = (places: readonly Word[]) =>
  places.some(({ text }) => /^[ולמש]?[הבלכ]\p{Script=Hebrew}{3,}/u.test(text));

/** What a text speaks of, most often first, then in reading order. `isNoun` tells nouns where a tagger is at hand. */
export function keyTopicsOf(
  { text, words, language }: Passage,
  isNoun: (word: Word) => boolean = () => true,
): readonly Topic[] {
  const found: Word[][] = [];
  for (const word of words) {
    if (!word.isContent || !isIdea(word.text, language) || !isNoun(word)) continue;
    const group =
      found.find(([first]) => first && isSameWord(first.text, word.text, language)) ??
      found[found.push([]) - 1] ??
      [];
    group.push(word);
  }
  /** “Amino acids”: the word that stands before it every time. */
  const leadOf = (group: readonly Word[]) => {
    const before = group.map((word) => words[words.indexOf(word) - 1]);
    const [lead] = before;
    const isSame = before.every(
      (one, at) =>
        one?.text.toLowerCase() === lead?.text.toLowerCase() &&
        text.slice((one?.start ?? 0) + (one?.text.length ?? 0), group[at]?.start) === ' ',
    );
    return lead?.isContent === true && isSame && group.length > 1 ? lead : null;
  };
  const leads = new Set(found.flatMap((group) => leadOf(group)?.text.toLowerCase() ?? []));
  return found
    .filter((group) => !group.every((word) => leads.has(word.text.toLowerCase())))
    .filter((group) => language === 'en' || group.length === 1 || isHebrewNoun(group))
    .flatMap((group): Topic[] => {
      const [first] = group;
      const lead = leadOf(group);
      if (!first) return [];
      // In Hebrew the shortest form carries least that leans on it.
      const shown =
        language === 'he'
          ? (group.toSorted((a, b) => a.text.length - b.text.length)[0] ?? first)
          : first;
      const word = (lead ? `${lead.text} ${first.text}` : shown.text).replace(/['’]s$/u, '');
      return [{ word, last: first, count: group.length }];
    })
    .toSorted((a, b) => b.count - a.count);
}
