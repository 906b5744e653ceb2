import {
  type AboutDictionary,
  type LanguageCode,
  nameCounts,
  type NamedCounts,
} from '@vernacular/analyzer';

import type { Finding, HardWord, LongSentence, TechnicalSense } from './check-text.ts';

type About = NamedCounts & Pick<AboutDictionary, 'measure' | 'scale' | 'cutoffs'>;

interface Sentences {
  readonly names: Readonly<Record<Finding['rule'], string>>;
  readonly word: (found: HardWord, listed: string | null, label: string) => string;
  readonly times: (count: string, common: string) => string;
  readonly perMillion: (count: string, common: string) => string;
  readonly sense: (found: TechnicalSense) => string;
  readonly long: (found: LongSentence) => string;
}

const english: Sentences = {
  names: {
    rare: 'Rare word',
    mid: 'Mid-frequency word',
    'technical-sense': 'Everyday word with a technical sense',
    'long-sentence': 'Long sentence',
  },
  word: ({ rule, word }, listed, label) =>
    `“${word}” is ${rule === 'rare' ? 'a rare' : 'a mid-frequency'} word. ${label}${listed === null ? '.' : `: ${listed}`}`,
  times: (count, common) =>
    `it stands there ${count === '1' ? 'once' : `${count} times`}, a common word ${common} times or more.`,
  perMillion: (count, common) =>
    `${count} in a million words; a common word has ${common} or more.`,
  sense: ({ word, sense }) => `“${word}” has a technical sense: ${sense}.`,
  long: ({ words }) => `This sentence has ${words} words. Can it be two?`,
};

const hebrew: Sentences = {
  names: {
    rare: 'מילה נדירה',
    mid: 'מילה בשכיחות בינונית',
    'technical-sense': 'מילה יומיומית בעלת מובן מדעי',
    'long-sentence': 'משפט ארוך',
  },
  word: ({ rule, word }, listed, label) =>
    `״${word}״ היא מילה ${rule === 'rare' ? 'נדירה' : 'בשכיחות בינונית'}. ${label}${listed === null ? '.' : `: ${listed}`}`,
  times: (count, common) =>
    `היא מופיעה שם ${count === '1' ? 'פעם אחת' : `${count} פעמים`}, מילה נפוצה ${common} פעמים או יותר.`,
  perMillion: (count, common) => `${count} במיליון מילים; למילה נפוצה ${common} או יותר.`,
  sense: ({ word, sense }) => `ל״${word}״ יש מובן מדעי: ${sense}.`,
  long: ({ words }) => `במשפט הזה ${words} מילים. אולי כדאי לחלק אותו לשניים?`,
};

const sentences = { en: english, he: hebrew } satisfies Record<LanguageCode, Sentences>;

/** The name of a rule, in two to five words. */
export const nameOfRule = (rule: Finding['rule'], language: LanguageCode): string =>
  sentences[language].names[rule];

/** A term with its meaning: “Atrial fibrillation: an irregular heartbeat.” */
export const sayMeaning = ({
  term,
  meaning,
}: {
  readonly term: string;
  readonly meaning: string;
}): string => `${term[0]!.toUpperCase()}${term.slice(1)}: ${meaning}.`;

/** Describes a finding to the author in one or two sentences. */
export function sayFinding(found: Finding, about: About, language: LanguageCode): string {
  const said = sentences[language];
  if (found.rule === 'long-sentence') return said.long(found);
  if (found.rule === 'technical-sense') return said.sense(found);
  return said.word(found, listedAs(found, about, said, language), nameCounts(about, language));
}

const digits = { maximumSignificantDigits: 4 };
const numbers = {
  en: new Intl.NumberFormat('en', digits),
  he: new Intl.NumberFormat('he', digits),
} satisfies Record<LanguageCode, Intl.NumberFormat>;

/** Null for word-pair counts, which give a level but no number that means anything to a reader. */
function listedAs(
  { count }: HardWord,
  { measure, scale, cutoffs }: About,
  { times, perMillion }: Sentences,
  language: LanguageCode,
): string | null {
  if (count === null || measure === 'word-pairs') return null;
  const shown = (value: number) => numbers[language].format(value / scale);
  return (measure === 'occurrences' ? times : perMillion)(shown(count), shown(cutoffs.common));
}
