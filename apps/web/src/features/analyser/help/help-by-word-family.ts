import {
  foldWord,
  formsOf,
  sentenceStatistics,
  type LanguageCode,
  type Level,
  type Tokens,
} from '@vernacular/analyzer';
import type { Stretch, TermInText } from '@vernacular/check';

import type { Hardness } from '../readers/marked-by-readers.ts';
import { levelsByNumber } from '../words/coloured-words.ts';
import { isHelpful, type Help, type HelpedWord, type TextHelp } from './help.ts';

interface Family {
  readonly word: string;
  level: Level;
  readonly forms: string[];
  readonly places: Stretch[];
}

/** Limits for one text: families looked up, families returned with help, places tried for each family. */
const most = { lookedUp: 600, shown: 60, placesTried: 3 };

/** Families looked up between two checks whether the text has changed. */
const atOnce = 8;

/**
 * Groups the marked words and terms of a text into families, such as “suppressor” with “suppressors”. Rare families
 * come first, then the most repeated. Words that the readers know are left out.
 */
export function familiesIn(
  text: string,
  language: LanguageCode,
  { length, starts, ends, levels }: Pick<Tokens, 'length' | 'starts' | 'ends' | 'levels'>,
  isKnown: (folded: string) => boolean,
  terms: readonly TermInText[] = [],
): readonly Family[] {
  const byForm = new Map<string, Family>();
  const families: Family[] = [];
  const phrases = terms.filter((term) => term.mayBeCommon);
  for (const { entry, start, end, level } of phrases) {
    if (isKnown(entry.term)) continue;
    const key = `${entry.term} ${entry.gloss}`;
    let family = byForm.get(key);
    if (!family)
      families.push((family = { word: text.slice(start, end), level, forms: [], places: [] }));
    byForm.set(key, family);
    family.places.push({ start, end });
  }
  const termAt = new Map(
    terms.filter((term) => !term.mayBeCommon).map(({ from, entry }) => [from, entry.term] as const),
  );
  let phrase = 0;
  for (let at = 0; at < length; at += 1) {
    const level = levelsByNumber[levels[at]!] ?? 'common';
    while (phrase < phrases.length && phrases[phrase]!.to <= at) phrase += 1;
    // A word within a term is not listed by itself.
    if (level === 'common' || (phrases[phrase]?.from ?? length) <= at) continue;
    const place = { start: starts[at]!, end: ends[at]! };
    const word = text.slice(place.start, place.end);
    const folded = foldWord(word, language);
    if (isKnown(folded)) continue;
    // The glossary knows plurals such as “orthoses” of “orthosis”.
    const forms = [folded, ...formsOf(folded, language), termAt.get(at) ?? folded];
    let family = forms.flatMap((form) => byForm.get(form) ?? [])[0];
    if (!family) families.push((family = { word, level, forms: [], places: [] }));
    if (level === 'rare') family.level = 'rare';
    family.places.push(place);
    if (!family.forms.includes(folded)) family.forms.push(folded);
    for (const form of forms) if (!byForm.has(form)) byForm.set(form, family);
  }
  return families.sort((one, other) => weightOf(other) - weightOf(one));
}

/** Sort weight: rare before mid-frequency words, then the most repeated first. */
const weightOf = ({ level, places }: Family) => (level === 'rare' ? 1e6 : 0) + places.length;

/**
 * Returns the words that have help, the number of rare words that have none, and the reading ease of the text. The
 * families are looked up in the given order. Returns null if `isWanted` turns false meanwhile.
 */
export async function helpForText(
  text: string,
  language: LanguageCode,
  families: readonly (Family & Partial<Hardness>)[],
  helpAt: (place: Stretch) => Help,
  isWanted: () => Promise<boolean>,
): Promise<Omit<TextHelp, 'terms'> | null> {
  const words: HelpedWord[] = [];
  /** Put last: words that readers usually know, then words that the readers of this text knew. */
  const familiar: HelpedWord[] = [];
  let helpless = 0;
  let lookedUp = 0;
  for (const family of families) {
    if (lookedUp >= most.lookedUp || words.length >= most.shown) break;
    if (lookedUp > 0 && lookedUp % atOnce === 0 && !(await isWanted())) return null;
    lookedUp += 1;
    const helps = family.places.slice(0, most.placesTried).map(helpAt);
    // A term that the text explains needs no more help.
    if (helps.every((each) => each.isExplained)) continue;
    const help = bestOf(helps);
    const { share = 0 } = family;
    const isFamiliar = share < 0 || (share === 0 && helps.some((each) => each.isFamiliar));
    if (help) (isFamiliar ? familiar : words).push({ ...family, help });
    else if (family.level === 'rare' && !isFamiliar) helpless += 1;
  }
  return {
    words: [...words, ...familiar],
    helpless: lookedUp === families.length ? helpless : null,
    readingEase: sentenceStatistics(text, language).fleschReadingEase,
  };
}

const bestOf = (helps: readonly Help[]) =>
  helps.find(({ plainer }) => plainer.length > 0) ?? helps.find(isHelpful) ?? null;
