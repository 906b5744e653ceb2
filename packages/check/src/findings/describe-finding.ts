import {
  type AboutDictionary,
  fill,
  inTextLanguages,
  type LanguageCode,
  dictionaryDisplayName,
  type NamedCounts,
} from '@vernacular/analyzer';

import { findingMessages } from '../words/translations.ts';
import type { Finding, HardWord } from './check-text.ts';

type About = NamedCounts & Pick<AboutDictionary, 'measure' | 'scale' | 'cutoffs'>;

/** A short name of a rule for users, two to five words. */
export const nameOfRule = (rule: Finding['rule'], language: LanguageCode): string =>
  findingMessages[language].names[rule];

/** A term with its meaning: “Atrial fibrillation: an irregular heartbeat.” */
export const sayMeaning = ({
  term,
  meaning,
}: {
  readonly term: string;
  readonly meaning: string;
}): string => {
  // The meaning of a compound may begin with the term: “hepatocellular: of liver cells”.
  const said = meaning.toLowerCase().startsWith(`${term.toLowerCase()}: `)
    ? meaning
    : `${term}: ${meaning}`;
  return `${said[0]!.toUpperCase()}${said.slice(1)}.`;
};

/** Describes a finding to the author in one or two sentences. */
export function sayFinding(found: Finding, about: About, language: LanguageCode): string {
  const said = findingMessages[language];
  if (found.rule === 'long-sentence') return fill(said.longSentence, { words: found.words });
  const { word } = found;
  if (found.rule === 'technical-sense')
    return fill(said.technicalSense, { word, sense: found.sense });
  const counts = dictionaryDisplayName(about, language);
  const listed = listedAs(found, about, language);
  return listed === null
    ? fill(said[found.rule], { word, counts })
    : fill(said[`${found.rule}Listed`], { word, counts, listed });
}

const numbers = inTextLanguages(
  (language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 4 }),
);

/** Null for word-pair counts, which give a level but no number that means anything to a reader. */
function listedAs(
  { count }: HardWord,
  { measure, scale, cutoffs }: About,
  language: LanguageCode,
): string | null {
  if (count === null || measure === 'word-pairs') return null;
  const shown = (value: number) => numbers[language].format(value / scale);
  const [times, common] = [shown(count), shown(cutoffs.common)];
  const name = measure === 'occurrences' && times === '1' ? 'once' : measure;
  return fill(findingMessages[language][name], { times, common });
}
