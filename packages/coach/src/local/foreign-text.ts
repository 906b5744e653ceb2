import { languageCodes, languages } from '@vernacular/analyzer';
import type { RareWord } from '@vernacular/exercises';

import type { Passage } from '../text/passage.ts';
import { isFunctionWord } from '../text/function-words.ts';

const elsewhere = new Set(
  `que la el es lo de tengo quiero quieres saber verdad pero porque muy se los las una por para con del como qué está muy nuestro und der die das nicht ich wir ist ein eine mit auf wie je ne
   pas vous les des une est dans avec cette sur il che non sono della lorem ipsum dolor dolore amet sunt nulla esse velit
   fugiat culpa tempor ut et sed eiusmod`.split(/\s+/u),
);

const fewest = 5;
const mostUnknown = 0.5;

/**
 * Whether a text is probably not English or Hebrew: at least half of its words are unknown, or its function words are
 * not English.
 */
export function isElsewhere({ words, language }: Passage, rare: readonly RareWord[]): boolean {
  const unknown = new Set(rare.map(({ word }) => word.toLowerCase()));
  const share = (of: (word: string) => boolean) =>
    words.filter(({ text }) => of(text.toLowerCase())).length / words.length;
  if (share((word) => unknown.has(word)) >= mostUnknown) return true;
  if (language !== 'en' || words.length < fewest) return false;
  const known = share((word) => isFunctionWord(word, 'en') || smallWords.has(word));
  const foreign = share((word) => elsewhere.has(word));
  return (
    foreign > known || (known === 0 && !words.some(({ text }) => /(?:s|ed|ing|ly)$/u.test(text)))
  );
}

const smallWords = new Set('i you am no yes us our my that while them'.split(' '));

// Latin letters with marks tell of another language than English.
const ours = [
  '[a-z]',
  ...languageCodes.filter((code) => code !== 'en').map((code) => languages[code].letter.source),
].join('|');
const counted = (pattern: string) => (text: string) =>
  text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
const readable = counted(ours);
const foreign = counted(String.raw`(?!${ours})\p{L}`);

export function isMostlyForeign(text: string): boolean {
  const count = foreign(text);
  return count > 0 && readable(text) < count;
}
