import type { ConversationLanguage } from '@vernacular/exercises';

import { stem } from './stem.ts';
import { isTopical } from './topical.ts';

/** Words with more than one sense, which tie no sentences together: “the effect of rain” and “side effects”. */
const anySense = {
  en: `according adverse age allow appear assess average away bad bring build care certain change class clear common compare complete condition consider control current decide describe
    detect determine develop difference due during effect especially event expect factor form full future general get given hard hear high inform inside interact involve kind let local main maybe million billion model moderate name
    nearly night none normal note offer open outcome overall particular perform prepare prevent probably produce provide quality rate real receive record reduce require respond response review self serious set short side signal significant similar simple single sometimes special specific start stop system
    test total uncertain update user value versus wait want year yesterday`,
  he: `אותה אותו אותם אותן כמעט כנראה מעט נראה הנראה אחרים אחרות אף אירע אמצעי ביותר בני בעל בעלת גבוה גורם היו היתה הייתה זהו חלק יחס יחסים כלפי כלל מוכר משמש משמשת משמשים נמוך נמוכה סוג עשוי עשויה עלול עלולה פעמים קיים קיימת קיימים קיימות רב רבים רבות שהוא שהיא שהם`,
} as const;

const senses = {
  en: new Set(anySense.en.split(/\s+/u).map((word) => stem(word, 'en'))),
  he: new Set(anySense.he.split(/\s+/u)),
};

const namesNothing = /(?<=\p{L}{2})(?:[^e]ed|ied|ly|ive|able|ible|ous|ful|less)$/iu;

const numeral = {
  en: /^(?:eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|dozens?|hundreds?|thousands?)$/iu,
  he: /^[ובלכמשה]{0,2}(?:שתי|שני|שניים|שתיים|שלוש(?:ה|ים)?|ארבע(?:ה|ים)?|חמש|חמי?שה|חמישים|שש|שי?שה|שישים|שבע(?:ה|ים)?|שמונ(?:ה|ים)|תשע(?:ה|ים)?|עשר(?:ה|ים|ות)?|מא(?:ה|ות|תיים)|אל(?:ף|פי|פים|פיים)|אחוז(?:ים)?)$/u,
};

export const isIdea = (word: string, language: ConversationLanguage): boolean =>
  isTopical(word, language) &&
  !numeral[language].test(word) &&
  !namesNothing.test(word) &&
  !senses[language].has(language === 'en' ? stem(word, 'en') : word);
