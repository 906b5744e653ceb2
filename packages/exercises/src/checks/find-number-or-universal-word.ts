import type { CheckedFact } from './check.ts';

/** A digit, or a number word with no other meaning. */
const number =
  /\p{N}+(?:[.,]\p{N}+)*|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|twice|third|quarter|שניים|שתיים|שני|שתי|שלושה?|ארבעה?|חמש|חמישה|שישה?|שבעה?|שמונה|תשעה?|עשרה?|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה|מאות|אלף|אלפי|אלפים|מיליון|חצי|מחצית|שליש|רבע|פעמיים)(?!\p{L})/iu;
const universal =
  /(?<!\p{L})(?:every|everyone|everybody|everything|everywhere|all|always|never|none|nobody|no one|completely|entirely|[ובלמש]?כל|כולם|כולן|תמיד|לעולם|אף אחד|אף פעם)(?!\p{L})(?: \p{L}+)?/iu;

const patterns: Readonly<Record<CheckedFact, RegExp>> = { number, universal };

export const findFact = (fact: CheckedFact, text: string): string | null =>
  patterns[fact].exec(text)?.[0] ?? null;
