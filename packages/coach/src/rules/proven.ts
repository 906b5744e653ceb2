import { numeralsIn } from '../text/numerals.ts';
import { keyStems, type Passage } from '../text/passage.ts';
import { quote, shortened } from '../text/quote.ts';
import { isFunctionWord } from '../text/stem.ts';
import { isWeak } from './fallacies.ts';
import { hearsay } from './hearsay.ts';
import { relatives, relativesInHebrew } from './relatives.ts';
import type { Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

const count = String.raw`[£$€₪]?(?<![\d.,/-])\d(?:[\d.,]*\d)?(?![\d\p{L}/])(?: ?%)?|half|twice|a (?:third|quarter|fifth|tenth)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?(?![\p{L}-])|(?<!-)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})|a hundred`;

/** A number and what it counts, as written: “30 to 40 %”, “7 of our 12 hives”. */
const measure = whole(
  String.raw`(?:${count})(?: (?:to|of(?: the| our| these)?|in) (?:${count}))?(?: (?!(?:to|of|in|and|or|than|as|for|with|from|on|at|by|were|was|had|have|is|are|that|who|which|the|a|an)(?!\p{L}))\p{L}+(?:-\p{L}+)*){0,3}(?: than [^,.;]{3,40}(?!\p{L}))?`,
  String.raw`פי \d[\d.,]*|־?\d[\d.,]*(?!\d)(?: ?%|(?: (?!(?:לעומת|מאשר|אצל|בקרב|מתוך|עם|על|את|או|אך|אבל|כי|של|יותר מ)(?!\p{L}))\p{L}+){0,2})|חצי \p{L}+|שליש \p{L}+|רבע \p{L}+|חמישית \p{L}+|פי \p{L}+|(?<!(?:צד|יום|שלב|בפעם|מקום|שיעור|פרק) )(?:(?:עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה) ו)?(?:אחד|אחת|שתי|שני|שניים|שתיים|שלוש|שלושה|ארבע|ארבעה|ארבעים|חמש|חמישה|שש|שישה|שבע|שבעה|שמונה|תשע|תשעה|עשר|עשרה|עשרים|שלושים|חמישים|שישים|שבעים|שמונים|תשעים) \p{L}+(?:ים|ות|אחוז|איש|שנה|יום)`,
);

/** Somebody did something to get the number, or two numbers are set against each other. */
export const observed = whole(
  String.raw`(?:we|i|our team|the team|they|researchers|scientists|staff|pupils|students|volunteers) (?:\p{L}+ )?(?:measured|counted|weighed|recorded|found|observed|compared|followed|asked|saw|tested|interviewed|collected|surveyed|timed)|of those (?:who )?we|(?:were|was) (?:measured|counted|weighed|recorded|found|observed|compared|followed|asked|tested|interviewed|surveyed)|(?:rose|fell|dropped|grew|halved|doubled|increased|decreased|improved)\b[^.]*\b(?:from|by|to)|\d ?% of (?:[^.]*)\b(?:died|were|was|did|had|\p{L}{3,}ed)|compared (?:with|to)|versus|as (?:much|many|often|fast)|\d+ (?:out )?of (?:the |our |these )?\d+|(?:fewer|less|more|\p{L}{2,}er)\b[^.]{0,40}\bthan`,
  'מדדנו|ספרנו|שקלנו|הקלטנו|מצאנו|נמצא (?:כי|ש\\p{L}*)|השווינו|עקבנו|שאלנו|בדקנו|ירד|ירדה|עלה|עלתה|אהבו|קראו|אספו|נשמו|לעומת|מאשר|פחות|יותר|מתוך',
);

/** What is wished for, planned, asked or doubted is no finding, and neither is what one person tells. */
const unreal = whole(
  String.raw`will|would|should|could|may|might|must|if|whether|need(?:s)? you|ask you|not|n['’]t|no|nobody|my (?:\p{L}+ )?(?:${relatives})|everyone|everybody|aged|age range|years? old|criteria|expected|plan(?:ned)?`,
  String.raw`אם|האם|צריך|צריכים|חייבים|אולי|ייתכן|נוכל|לא|(?:${relativesInHebrew})`,
);

const year = /^(?:1[5-9]|20)\d\d$/u;
const date =
  /^(?:times|january|february|march|april|may|june|july|august|september|october|november|december|(?:second|minute|hour|day|night|week|month|year|decade|centur)\p{L}*|mg|ml|CI|RR|OR|confidence|stud\p{L}+|trials?|articles?|papers?|databases?|שניות|דקות|שעות|ימים|שבועות|חודשים|שנים)$/iu;

/** A word that holds a sentence together ends no phrase; “more” and “less” do. */
const isLoose = (word: string, language: Passage['language']) =>
  isFunctionWord(word, language) && !/^(?:more|less|fewer|פחות|יותר)$/iu.test(word);

/** “בבית” of “בבית חולים”: half of a name. */
const half = /^[ובלכמשה]{0,2}(?:בית|בתי|בני|בנות)$/u;

/** The words up to where the phrase ends, if they stand in the text as they are: “forty trees”, not “forty trees over three”. */
function unbroken(words: readonly string[], text: string, language: Passage['language']) {
  const more = words
    .slice(1)
    .findIndex((word) =>
      /^(?:over|after|before|during|per|within|between|under|above|into|across|because|when|while|without|until|through|about|around|near|but|so|our|their|its|his|her)$/iu.test(
        word,
      ),
    );
  let kept = more < 0 ? words : words.slice(0, more + 1);
  const isOpen = (word: string) => isLoose(word, language) || half.test(word);
  while (kept.length > 1 && isOpen(kept.at(-1) ?? '')) kept = kept.slice(0, -1);
  // In Hebrew what is counted is one word: “5 אחוזים במאה הרביעית”.
  if (language === 'he' && /\d/u.test(kept[0] ?? '')) kept = kept.slice(0, 2);
  const phrase = kept.join(' ');
  return kept.length > 1 || /%|half|twice/iu.test(phrase)
    ? text.includes(phrase)
      ? [phrase]
      : []
    : [];
}

/** A number with the words it counts, as written; a share before a plain number, and none for a year, a date or a span of time. */
export function quantity(text: string, { language }: Pick<Passage, 'language'>): string | null {
  // What stands in brackets is seldom the finding itself.
  const open = text.replaceAll(/\([^)]*\)/gu, (one) => ' '.repeat(one.length));
  const found = [...open.matchAll(new RegExp(measure[language], 'giu'))].flatMap(({ 0: one }) => {
    const words = one
      .trim()
      .replace(/[,.;:]+$/u, '')
      .split(/\s+/u);
    const isSpan =
      words.some((word) => date.test(word)) ||
      year.test((words[0] ?? '').replaceAll(/^\P{Nd}+|\P{Nd}+$/gu, ''));
    const isBare = words.length === 1 && !/%|half|twice/iu.test(one);
    const isCardinal = words.length < 2 && !/\d/u.test(one);
    const isNumbers = !/\p{L}{3}|%|^פי /u.test(one);
    // “18 others” counts nobody in particular.
    const isOthers = /^(?:others?|more|אחרים|אחרות|נוספים|נוספות)$/iu.test(words.at(-1) ?? '');
    // “Half of 2014” is a span as well, and “two types” tells only how it was set up.
    const isOfYear = words.some((word, at) => words[at - 1] === 'of' && year.test(word));
    const isSetUp =
      /^(?:arms|categories|doses|forms|groups|kinds|methods|parts|points|questions|reasons|regimens|sorts|steps|types|versions|ways)$/iu.test(
        words.at(-1) ?? '',
      );
    const isNone = isOfYear || isSetUp || isSpan || isBare || isCardinal || isNumbers || isOthers;
    return isNone ? [] : unbroken(words, text, language);
  });
  return (
    found.find((one) => /%|per ?cent|half|twice| of | than |מתוך|אחוז|חצי|פי /u.test(one)) ??
    found[0] ??
    null
  );
}

/** What only the writer has seen: a reader can’t go and look. */
const ownRecords = whole(
  String.raw`(?:my|our) (?:own )?(?:class|grades?|marks?|exams?|scores?|school|notes?|diary|list|course|homework)|(?:i|we) (?:got|scored|wrote down|noted|remember)|at home|in my (?:\p{L}+ )?class`,
  String.raw`ה?(?:כיתה|ציון|ציונים|מבחנים|רשימה|יומן|קורס) (?:שלי|שלנו)|קיבלתי|קיבלנו|רשמתי|אצלנו בכיתה|אצלי בבית`,
);

/** A number in the sentence of a conclusion is no praise of what is concluded. */
const concludes = whole(
  String.raw`therefore|thus|hence|so(?! far)(?= (?:\p{L}+ ){1,4}(?:is|are|was|were|can|will|\p{L}{3,}s|\p{L}{3,}ed)\b)|which (?:means|shows|proves)|prov(?:es?|ed)|perfect(?:ly)?|clear(?:ly)? (?:evidence|proof)`,
  'לכן|מכאן|על כן|מוכיח\\p{L}*',
);

/** A number with what was done to get it: a sentence a reader could check. */
export const checkable: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    if (!observed[language].test(text) || unreal[language].test(text)) continue;
    if (ownRecords[language].test(text) || hearsay[language].test(text)) continue;
    if (isWeak(text, language) || concludes[language].test(text)) continue;
    const found = text.endsWith('?') ? null : quantity(text, draft);
    if (found !== null)
      return { kind: 'works', text: say.works.evidence(found), quote: quote(text) };
  }
  return null;
};

const fractions =
  /\b(?:half|third|quarter|fifth|tenth|twice|double)\b|(?<!\p{L})[ובלכמ]?(?:חצי|מחצית|שליש|רבע|חמישית|עשירית|פי|כפול)(?!\p{L})/giu;
/** The numbers of a text, by their value or as the word for a part. */
export const numbersIn = (text: string): readonly string[] => [
  ...numeralsIn(text).map(({ value }) => String(value)),
  ...(text.match(fractions) ?? []).map((word) => word.toLowerCase()),
];

/** “No other explanations and no limitations”: what is named only to be denied is not let speak. */
export const deniesAll = whole(
  String.raw`(?:there (?:is|are) |absolutely |has |have |had |with(?:out)? )?(?:no|any|zero|without) (?:other |possible |real |serious )*(?:explanations?|limitations?|limits?|objections?|critics?|critici\p{L}+|doubts?|caveats?|alternatives?|weakness(?:es)?)|not (?:limited|a limitation)|no (?:critic|one|scientist) (?:can|could|may|might|would|will)|nobody (?:can|could|may|might|would|will)|(?:do not|don['’]t) know (?:yet )?everything|but (?:it|this|that)(?:['’]s| is) (?:very |quite )?(?:clear|sure|certain|obvious)|even (?:when|if|where)`,
  'לא יודע\\p{L}* (?:עוד |עדיין )?ה?כול|אבל (?:זה )?(?:ברור|בטוח)|גם (?:כש|אם|כאשר)\\p{L}*|(?:אין|בלי|ללא)(?: שום| כל| אף)?(?: \\p{L}+)? ?(?:הסבר\\p{L}*|מגבל\\p{L}+|הגבל\\p{L}+|התנגד\\p{L}+|ספק\\p{L}*|חולש\\p{L}+)(?: אחר\\p{L}*)?|אף אחד לא|איש לא',
);

/** “I don’t know, I am fairly sure” says nothing of how far it goes. */
const knowsNot =
  /^(?:well,? )?(?:i (?:really )?(?:don['’]t|do not) know|(?:אני )?לא יודע\p{L}*)[,.]/iu;

/** A sentence of the answer with a cue, and enough besides it to mean something. */
const inAnswer =
  (cue: InBoth, name: 'assumption' | 'answerLimit', fewest: number, never?: InBoth): Rule =>
  ({ answer, say, language }) => {
    if (never?.[language].test(answer.text)) return null;
    const sentence = answer.sentences.find(
      ({ text, words }) =>
        cue[language].test(text) &&
        !deniesAll[language].test(text) &&
        !knowsNot.test(text) &&
        keyStems(words).length >= fewest &&
        !text.endsWith('?'),
    );
    return sentence
      ? {
          kind: 'works',
          text: say.works[name](shortened(sentence.text).replace(/[.!]+$/u, '')),
          quote: '',
        }
      : null;
  };

/** “We assume that …”: what is taken for granted, said aloud. */
export const namesAssumption = inAnswer(
  whole(
    String.raw`(?:take|took|taking)(?: it)? for granted (?:that )?|(?:we|i) assume(?:d)? (?:that )?|our assumption`,
    String.raw`מניחים ש\p{L}*|מניחה ש\p{L}*|מניח ש\p{L}*|ההנחה`,
  ),
  'assumption',
  3,
);

const otherVoice = whole(
  String.raw`(?:critics?|sceptics?|skeptics?|opponents?|someone|somebody|some (?:people|readers|experts)?) ?(?:may |might |could |will |would )?(?:rightly )?(?:say|argue|object|claim)|(?:another|other|alternative) explanations?|(?:may|might|could|would) (?:rightly )?(?:argue|object|claim|say) that|one could (?:say|argue|object)`,
  'מבקר\\p{L}* (?:יאמר|יאמרו|יגיד|יטען|טוענים)|אפשר (?:לטעון|לומר)|יש הטוענים|הסבר אחר|הסברים אחרים',
);

/** A critic or another explanation speaks in the text itself. */
export const otherSide: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(
    ({ text }) =>
      otherVoice[language].test(text) &&
      !deniesAll[language].test(text) &&
      !isWeak(text, language) &&
      !text.endsWith('?'),
  );
  return found ? { kind: 'works', text: say.works.objection, quote: quote(found.text) } : null;
};

/** Where the answer itself stops. */
export const namesLimit = inAnswer(
  whole(
    String.raw`(?:may|might) (?:not (?:hold|apply|be true)|shrink)|(?:do not|don['’]t|cannot|can['’]t|wouldn['’]t|would not) (?:yet )?(?:know|say|be sure|rule)|unknown|no (?:proof|numbers? yet)|not (?:a|enough for a|for a|enough (?:to|for)) ?\p{L}*|only (?:a link|for|in|one)|nobody followed|more would be needed`,
    String.raw`לא חל\p{L}*|ייתכן שזה לא|לא (?:יודע|יודעת|יודעים|בדקנו|נכון גם)|נכון ל\p{L}+|רק (?:ב|ל)\p{L}+`,
  ),
  'answerLimit',
  2,
  whole(
    String.raw`100 ?%|absolutely|definitely|totally|not work|i don['’]t think so|has(?:n['’]t| not| never) been shown`,
    'במאה אחוז|אין (?:שום )?ספק|לא הוכיח|לא הראו',
  ),
);
