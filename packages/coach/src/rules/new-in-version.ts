import { readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { takenBack } from './overclaim.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

/** “60 words” speaks of the task and measures nothing. */
const numberPattern =
  /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{N}]| ?(?:words|מילים)(?!\p{L}))/gu;

/** Any number of an earlier text: “40 words” may have been learnt there. */
const anyNumber = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{N}])/gu;

/** When something was is told, not measured. */
const year = /^(?:1[5-9]|20)\d\d$/u;

/** “1,000” and “1000” are one number. */
const plain = (number: string) => number.replaceAll(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, '');

/** Numbers that words may say as well: below this one “12” may take up “twelve”, or count what was told. */
const shortestNumber = 2;
const inWords: Readonly<Record<string, string>> = {
  '10': 'ten|עשר\\p{L}*',
  '11': 'eleven|אח(?:ת|ד) עשר\\p{L}*',
  '12': 'twelve|dozen|שנ\\p{L}+ עשר\\p{L}*|שתים עשרה',
  '20': 'twenty|עשרים',
  '25': 'quarter|רבע',
  '30': 'thirty|שלושים',
  '33': 'third|שליש',
  '40': 'forty|ארבעים',
  '50': 'fifty|half|חמישים|חצי|מחצית',
  '60': 'sixty|שישים',
  '66': 'two thirds|שני שליש',
  '70': 'seventy|שבעים',
  '75': 'three quarters|שלושה רבעים',
  '80': 'eighty|שמונים',
  '90': 'ninety|תשעים',
  '100': 'hundred|all|every|מאה|כל',
  '200': 'double|twice|two hundred|מאתיים|פי שניים|כפול',
  '1000': 'thousand|אלף',
};

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const ones = 'one|two|three|four|five|six|seven|eight|nine'.split('|');

/** “22” as a sentence that begins with it writes it: “Twenty-two”. */
const compound = (number: string): string | undefined => {
  const [, ten, one] = /^([2-9])([1-9])$/u.exec(number) ?? [];
  return ten && one ? `${tens[Number(ten) - 2]}[ -]${ones[Number(one) - 1]}` : undefined;
};

/** A share in words: “fifty per cent”. */
const shareInWords =
  /(?<!\p{L})[ובלכמשה]{0,2}(?<word>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים)(?= (?:per ?cent|percent|אחוז))/giu;

/** A share in words that stands in none of the earlier versions, in words or in digits. */
const newShare = (text: string, before: string) =>
  [...text.matchAll(shareInWords)]
    .map(({ groups }) => groups?.['word'] ?? '')
    .find((word) => {
      const [digits = '', words = ''] =
        Object.entries(inWords).find(([, one]) => one.split('|').includes(word.toLowerCase())) ??
        [];
      return !new RegExp(
        String.raw`(?<![\d\p{L}])[ובלכמשה]{0,2}(?:${digits}|${words})(?![\d\p{L}])`,
        'iu',
      ).test(before);
    });

const earlierIn = ({ request, draft }: Look) =>
  request.earlier
    .map(({ text }) => text)
    .filter((text) => readPassage(text).language === draft.language)
    .join('\n\n');

/** A number that stands in none of the earlier versions: asked where it comes from. */
export const newNumber: Rule = (look) => {
  const before = earlierIn(look);
  if (before === '') return null;
  const known = new Set((before.match(anyNumber) ?? []).map(plain));
  for (const { text } of look.draft.sentences) {
    const ofDigits = (text.match(numberPattern) ?? []).find((number) => {
      const words =
        [inWords[plain(number)], compound(plain(number))].filter(Boolean).join('|') || undefined;
      const isSaid =
        words !== undefined &&
        new RegExp(`(?<!\\p{L})[והבלמכש]?(?:${words})(?!\\p{L})`, 'iu').test(before);
      return (
        number.length >= shortestNumber &&
        !year.test(number) &&
        !known.has(plain(number)) &&
        !isSaid
      );
    });
    const found = ofDigits ?? newShare(text, before);
    if (found !== undefined)
      return { kind: 'question', text: look.say.change.newNumber(found), quote: quote(text) };
  }
  return null;
};

/** Words that promise much. */
export const strong = whole(
  String.raw`caus(?:es?|ed|ing)|cur(?:es?|ed|ing)|prov(?:es?|ed|en|ing)|guarantee(?:s|d)?|eliminat(?:es?|ed)|eradicat(?:es?|ed)|revolutioni[sz]\p{L}+|revolutionary|breakthrough|miracle|always|never fails?|completely|perfectly|forever|solves`,
  'גורם|גורמת|גורמים|גורמות|מרפא|מרפאת|מרפאים|מוכיח|מוכיחה|מוכיחים|הוכחנו|מבטיח|מבטיחה|מחסל|מחסלת|מהפכני|מהפכנית|פריצת דרך|נס|תמיד|לגמרי|לחלוטין|פותר|פותרת|לנצח',
);
/** A word that promises more than the earlier versions did. */
export const newStrength: Rule = (look) => {
  const before = earlierIn(look);
  if (before === '') return null;
  const { draft, say, language } = look;
  const there = readPassage(before);
  for (const { text, words } of draft.sentences) {
    const found = strong[language].exec(text);
    const word = found && words.find(({ text: one }) => found[0].includes(one) && one.length > 1);
    const isNew = word && !there.words.some(({ stem }) => stem === word.stem);
    const isSaid = !text.endsWith('?') && !takenBack[language].test(text.slice(0, found?.index));
    if (found && isNew && isSaid)
      return {
        kind: 'question',
        text: say.change.newStrength(say.quoted(found[0])),
        quote: quote(text),
      };
  }
  return null;
};
