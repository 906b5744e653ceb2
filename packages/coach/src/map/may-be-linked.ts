import { isOfOneFamily } from '@vernacular/analyzer';

import { pointing, pointsBack } from './discourse-markers.ts';
import type { Passage, Sentence } from '../text/passage.ts';

/**
 * General terms such as “the drug” or “patients”, with which a sentence may refer to something that another sentence
 * calls by its name.
 */
const kin: Readonly<Record<Passage['language'], readonly RegExp[]>> = {
  en: [
    /(?<!\p{L})(?:stud(?:y|ies|ied)|trials?|reviews?|research\p{L}*|experiments?|evidence|data|results?|findings?|authors?|scientists?|investigat\p{L}*|literature|reports?|search\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:drugs?|treat\p{L}*|therap\p{L}*|medic\p{L}*|interventions?|placebo|doses?|vaccin\p{L}*|antibiotics?|surgery|procedures?|operations?|techniques?|methods?|approach\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:patients?|people|persons?|participants?|volunteers?|adults?|child(?:ren)?|infants?|bab(?:y|ies)|m[ae]n|wom[ae]n|users?|population|students?|everyone|somebody|workers?)(?!\p{L})/iu,
    /(?<!\p{L})(?:diseases?|illness\p{L}*|disorders?|infections?|symptoms?|conditions?|pain|side.effects?|effects?|harms?|adverse|deaths?|died?|mortality|complications?|surviv\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:compan\p{L}*|firms?|business\p{L}*|government\p{L}*|organi[sz]ations?|charit\p{L}*|countr\p{L}*|cit(?:y|ies))(?!\p{L})/iu,
  ],
  he: [
    /(?<!\p{L})[והבלמש]{0,3}(?:מחקר\p{L}*|ניסוי\p{L}*|חוקר\p{L}*|ממצא\p{L}*|תוצא\p{L}*)/u,
    /(?<!\p{L})[והבלמש]{0,3}(?:טיפול\p{L}*|תרופ\p{L}*|תרופות|חיסון\p{L}*|ניתוח\p{L}*|שיט\p{L}*)/u,
    /(?<!\p{L})[והבלמש]{0,3}(?:אנשים|אדם|משתתפ\p{L}*|מטופל\p{L}*|חולים|ילד\p{L}*|נשים|גברים|נבדק\p{L}*)/u,
  ],
};

const leaning: Readonly<Record<Passage['language'], RegExp>> = {
  en: /(?<!\p{L})(?:however|therefore|thus|there|here|we|our|ours|us|you|your|i|my|ones?|some|most|many|none|all|each|more|less|fewer|further|first|second|third|last|later|only|even|again|two|three|four|five|who)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:אבל|אולם|לכן|שם|כאן|אנחנו|אני|אתם|שלנו|שלכם|שלי|כל|רוב|חלק|יותר|פחות|עוד|רק|אפילו|שוב|נוסף|נוספים|נוספת|ראשון|ראשונה|שני|שתי)(?!\p{L})/u,
};

/**
 * A “the” that is explained by what follows, not by an earlier sentence: “the director of the Globe”, “the Thames”.
 */
const knownByItself =
  /(?<!\p{L})[Tt]he (?:\p{Lu}|(?:\p{L}+ ){1,3}?(?:of|who|that|which|where|between)(?!\p{L}))/gu;

/** An acronym, which may stand for words that another sentence spells out. */
const shortForm = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+s?(?![\p{L}\p{N}])/u;

const longestBeginning: Readonly<Record<Passage['language'], number>> = { en: 5, he: 3 };
const fewestWords = 2;

/** A sentence in quotation marks or brackets, a question, or the lead-in of a list belongs to the text around it. */
const isAside = (text: string) =>
  /^[(“"‘'״[–—-]|\?["”’']?$|:$/u.test(text) || /["”״’'][.,]?$/u.test(text);

const core = (word: string, language: Passage['language']) =>
  language === 'he' ? word.replace(/^[והבכלמש]{1,3}(?=.{3})/u, '') : word.toLowerCase();

/**
 * Whether a sentence may be linked to one of the others without sharing a word: by a pronoun or connector, a general
 * term, or a word of the same family. A sentence is called disconnected only if this is false.
 */
export function mayBeTied(
  { text, words }: Sentence,
  others: readonly Sentence[],
  language: Passage['language'],
): boolean {
  const content = words.filter(({ isContent }) => isContent);
  if (content.length < fewestWords || isAside(text) || shortForm.test(text)) return true;
  if (
    pointsBack(text, language) ||
    pointing[language].test(text.replaceAll(knownByItself, ' ')) ||
    leaning[language].test(text)
  )
    return true;
  if (kin[language].some((one) => one.test(text))) return true;
  const least = longestBeginning[language];
  const begins = (word: string) => core(word, language).slice(0, least);
  const there = others.flatMap((other) => other.words).filter(({ isContent }) => isContent);
  const beginnings = new Set(
    there.map((word) => begins(word.text)).filter((one) => one.length === least),
  );
  return content.some(
    (word) =>
      beginnings.has(begins(word.text)) ||
      there.some((other) => isOfOneFamily(word.text, other.text)),
  );
}
