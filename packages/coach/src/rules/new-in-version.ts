import { type Numeral, numeralsIn } from '../text/numerals.ts';
import { type Passage, readPassage, type Sentence, sharedStems } from '../text/passage.ts';
import { quote, quoteWith } from '../text/quote.ts';
import { takenBack } from './overclaim.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

/** When something was is told, not measured. */
export const isYear = ({ value, text }: Numeral) =>
  /^\p{Nd}{4}$/u.test(text) && value >= 1500 && value < 2100;

/** “Back to 1400”: a year of long ago shows by what stands before it. */
const isOldYear = /^1[0-4]\d\d$/u;
const ofYear =
  /(?:in|to|since|until|from|before|after|around|of|year|בשנת|מ|עד|מאז|לפני) ?[-־]?$/iu;

/** “60 words” speaks of the task and measures nothing. */
const ofTask = /^ ?(?:words|מילים)(?!\p{L})/u;

/** “3 out of 10”: the end of a scale. */
const ofScale = /(?:(?:from|out of|scale of(?: \d+ to)?|\d to) |מתוך |\d עד )$/iu;

/** Below this one “3” may count what was told before. */
export const least = 10;

/** Shares that words of another kind say as well. */
const otherwise: Readonly<Record<number, string>> = {
  10: 'tenth|עשירית',
  20: 'fifth|חמישית',
  25: 'quarter|רבע',
  33: 'third|שליש',
  50: 'half|חצי|מחצית',
  66: 'two thirds|שני שליש',
  67: 'two thirds|שני שליש',
  75: 'three quarters|שלושה רבעים',
  100: 'all|every|כל',
  200: 'double|twice|פי שניים|כפול',
};

const earlierIn = ({ request, draft }: Look) =>
  request.earlier
    .map(({ text }) => text)
    .filter((text) => readPassage(text).language === draft.language)
    .join('\n\n');

/** Tells of a number whether a text says it, in digits or in words. */
export function numberSaidIn(text: string): (one: Numeral) => boolean {
  const known = new Set(numeralsIn(text).map(({ value }) => value));
  return ({ value }) => {
    const words = otherwise[value];
    return known.has(value) || (words !== undefined && whole(words, words).en.test(text));
  };
}

/** A number that stands in none of the earlier versions: asked where it comes from. */
export const newNumber: Rule = (look) => {
  const before = earlierIn(look);
  if (before === '') return null;
  const isSaid = numberSaidIn(before);
  for (const { text } of look.draft.sentences) {
    const found = numeralsIn(text).find(
      (one) =>
        one.value >= least &&
        (one.isShare || /\p{Nd}/u.test(one.text)) &&
        !isYear(one) &&
        !(isOldYear.test(one.text) && ofYear.test(text.slice(0, one.start))) &&
        !ofTask.test(text.slice(one.start + one.text.length)) &&
        !(one.value % 10 === 0 && ofScale.test(text.slice(0, one.start))) &&
        !isSaid(one),
    );
    if (found)
      return {
        kind: 'question',
        text: look.say.change.newNumber(found.text),
        quote: quoteWith(text, found.text),
      };
  }
  return null;
};

/** “31” and “30” may be one number, rounded. */
const isRounded = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(one, other) / 10 && (one % 5 === 0 || other % 5 === 0);

/** “More than 100” of 153 is no other number. */
const bound = /(?:over|under|than|least|most|מ־|לפחות)[ -]?$/iu;
const fewestShared = 2;

/** What a number counts: the word after it; of a share, what stands after the “percent”. */
const counted = ({ words, start }: Sentence, { isShare, start: at, text }: Numeral) => {
  const after = words.filter((word) => word.start >= start + at + text.length);
  const [unit, next] = after;
  if (!isShare) return unit?.isContent === true ? unit.stem : undefined;
  // “71%” has its unit in no word.
  return `% ${(/\p{L}/u.test(unit?.text ?? '') && /^(?:per|אחוז)/iu.test(unit?.text ?? '') ? next : unit)?.stem ?? ''}`;
};

interface Counted {
  readonly sentence: Sentence;
  readonly number: Numeral;
  readonly thing: string | undefined;
  /** The sentence without the number. */
  readonly rest: string;
}
/** The same sentence with another number in it says so, whatever it counts. */
const isSameCount = (one: Counted, other: Counted) =>
  one.rest === other.rest ||
  (one.thing !== undefined &&
    one.thing === other.thing &&
    sharedStems(one.sentence.words, other.sentence.words).size >= fewestShared);

const countedIn = ({ sentences }: Passage): readonly Counted[] =>
  sentences.flatMap((sentence) =>
    numeralsIn(sentence.text).map((number) => ({
      sentence,
      number,
      thing: counted(sentence, number),
      rest: `${sentence.text.slice(0, number.start)}…${sentence.text.slice(number.start + number.text.length)}`,
    })),
  );

/** A number of the last version that has become another, of the same thing in a sentence about the same: which is right is asked. */
export const numberChanged: Rule = ({ draft, request, say }) => {
  const before = readPassage(request.earlier.at(-1)?.text ?? '');
  if (before.language !== draft.language) return null;
  const here = new Set(numeralsIn(draft.text).map(({ value }) => value));
  const ever = new Set(
    request.earlier.flatMap(({ text }) => numeralsIn(text)).map(({ value }) => value),
  );
  const gone = countedIn(before).filter(({ number }) => !here.has(number.value));
  for (const now of countedIn(draft)) {
    if (ever.has(now.number.value)) continue;
    const was = gone.filter((one) => isSameCount(one, now));
    const [only] = was;
    if (!only || was.length > 1) continue;
    if (only.rest !== now.rest && isRounded(now.number.value, only.number.value)) continue;
    if (bound.test(now.sentence.text.slice(0, now.number.start))) continue;
    return {
      kind: 'change',
      text: say.change.numberChanged(only.number.text, now.number.text),
      quote: quoteWith(now.sentence.text, now.number.text),
    };
  }
  return null;
};

/** Words that promise much. */
export const strong = whole(
  String.raw`caus(?:es?|ed|ing)|cur(?:es?|ed|ing)|prov(?:es?|ed|en|ing)|guarantee(?:s|d)?|eliminat(?:es?|ed)|eradicat(?:es?|ed)|revolutioni[sz]\p{L}+|revolutionary|breakthrough|miracle|always|never fails?|completely|perfectly|forever|solves|all of them|(?:everyone|everybody) (?:who )?(?:[\p{L}’']+ ){0,5}?will|(?:can|will) save all|will (?:save|cure|end|solve|prevent|eat all)|without doubt`,
  'גורם|גורמת|גורמים|גורמות|מרפא|מרפאת|מרפאים|מוכיח|מוכיחה|מוכיחים|הוכחנו|מבטיח|מבטיחה|מחסל|מחסלת|מהפכני|מהפכנית|פריצת דרך|נס|תמיד|לגמרי|לחלוטין|פותר|פותרת|לנצח|כולם|יציל|תציל|יפתור|תפתור|ללא ספק|בלי ספק',
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
