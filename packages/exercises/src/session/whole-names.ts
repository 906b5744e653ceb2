import { isAbbreviation } from '../grade/is-abbreviation.ts';

const capital = String.raw`(?!I(?![\p{L}’']))\p{Lu}[\p{L}\p{N}’'-]*`;
const between = '(?:of|the|for|de|la|van|von)';
/** What follows an “and” inside a name, where no “of” or “for” goes before. */
const body =
  '(?:Administration|Agency|Association|Authority|Bank|Board|Centers?|Centres?|College|Commission|Committee|Council|Development|Foundation|Fund|Health|Institutes?|Laboratory|Ministry|Museum|Office|Organi[sz]ation|Prevention|Program(?:me)?|Research|School|Sciences?|Services?|Society|Trust|University)';
const name = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${capital}(?: (?:${between} )*${capital}| and (?=(?:${capital} ){0,2}${body}(?!\p{L}))${capital}|(?<=(?:of|for) [^.,;:!?\n]{0,60}) and ${capital})+`,
  'gu',
);
/** A word that only its place at the start of a sentence writes with a capital. */
const opener =
  /^(?:(?:The|An?|In|At|On|By|For|From|Of|To|With|And|But|Or|So|As|If|When|While|Our|My|Your|Their|His|Her|Its|This|That|These|Those|We|They|It|He|She|I|Since|After|Before|Because|Then|Now|Most|Many|Some|All|Both|Today|Yesterday|However|Also|Here|There) )+(?:(?:of|the|for) )*/u;
/** A line of so many words with capitals is a heading. */
const mostWords = 8;

/** The names of several words in a text, each whole: “Harvard School of Public Health”. */
export const wholeNames = (text: string): readonly string[] =>
  (text.match(name) ?? [])
    .map((found) => found.replace(opener, ''))
    .filter((found) => / /u.test(found) && found.split(' ').length <= mostWords);

const isLink = (word: string) => /^(?:of|the|and|for|in|on|de|la)$/iu.test(word);

/** The words of a text that stand in another as their first letters only: “European Union” where the other has “EU”. */
export function abbreviatedIn(
  words: readonly string[],
  other: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const heavy = words.filter((word) => !isLink(word));
  for (const short of new Set(other.filter(isAbbreviation))) {
    const letters = short.replace(/s$/u, '').toLowerCase();
    if (!/^\p{L}+$/u.test(letters)) continue;
    // “Department of Energy” is DE or DOE.
    for (const all of [heavy, words])
      for (let at = 0; at + letters.length <= all.length; at += 1) {
        const span = all.slice(at, at + letters.length);
        if (span.map((word) => word[0]!.toLowerCase()).join('') !== letters) continue;
        for (const word of span) found.add(word);
      }
  }
  return found;
}
