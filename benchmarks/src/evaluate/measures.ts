import { analyze, type Dictionary, scanWords, sentenceStatistics } from '@vernacular/analyzer';

/** A measure of a text; `of` returns a larger number for a plainer text. */
export interface Measure {
  readonly name: string;
  readonly of: (text: string) => number;
}

export const measuresWith = (dictionary: Dictionary): readonly Measure[] => [
  { name: 'published score', of: (text) => analyze(text, dictionary).unroundedScore ?? 0 },
  {
    name: 'refined score',
    of: (text) => analyze(text, dictionary, { method: 'refined' }).unroundedScore ?? 0,
  },
  { name: 'difficulty', of: (text) => -(analyze(text, dictionary).difficulty ?? 0) },
];

export const plainMeasures: readonly Measure[] = [
  { name: 'Flesch-Kincaid', of: (text) => -fleschKincaidGrade(text) },
  { name: 'word length', of: (text) => -meanWordLength(text) },
];

/** See: Kincaid et al. (1975), 0.39 · words a sentence + 11.8 · syllables a word − 15.59. */
function fleschKincaidGrade(text: string): number {
  const { meanSentenceLength, fleschReadingEase } = sentenceStatistics(text, 'en');
  if (fleschReadingEase === null) return 0;
  const syllables = (206.835 - 1.015 * meanSentenceLength - fleschReadingEase) / 84.6;
  return 0.39 * meanSentenceLength + 11.8 * syllables - 15.59;
}

function meanWordLength(text: string): number {
  let words = 0;
  let letters = 0;
  scanWords(text, 'en', (start, end) => {
    words++;
    letters += end - start;
  });
  return words === 0 ? 0 : letters / words;
}
