import { tellsCause } from '../claims/strength.ts';
import { strongerClaims } from '../claims/stronger-claims.ts';
import { quote } from '../text/quote.ts';
import { type Passage, readPassage, type Sentence, sharedStems } from '../text/passage.ts';
import { changes } from './changes.ts';
import { isAnswered } from './own-words.ts';
import type { Rule } from './rule.ts';
import { twoSides } from './two-sides.ts';
import { whole } from './whole.ts';

const together = whole(
  String.raw`correlat\p{L}*|associat(?:ed|ion|ions) (?:with|between)|linked? (?:to|with|between)|a link|go(?:es)? together|in countries where|countries where people`,
  String.raw`מתאם|מתאמים|קורלציה|קשר (?:\p{L}+ )?(?:בין|סטטיסטי)|קשור\p{L}* (?:ל|ב|עם)|הולך יחד`,
);

/** “Itch associated with kidney disease” names a kind of itch, and ties no two things. */
const modifier =
  /(?<!(?:\b(?:am|is|are|was|were|be|been|being|becomes?|also|always|often|not)|ly) )associated with/giu;

const bringsAbout = whole(
  String.raw`causes?|caused|makes? (?:people|us|you|them|children|pupils|students|the|women|men|it)|made (?:people|them)|leads? to|results? in|protects?|prevents?|improves?|harms?|damages?|boosts?|raises?|reduces?|creates?|a result of|therefore|must be what|(?:is|are) why|so [^.?!]{0,30} makes?`,
  'גורם|גורמת|גורמים|גרם|גרמה|יוצר|יוצרת|יוצרים|מחזק|מחזקת|מגדיל|מגדילה|מכאן|הופך|הופכת|הופכים|מונע|מונעת|משפר|משפרת|מזיק|מזיקה|מקצר|מקצרת|מאריך|מאריכה|מגביר|מגבירה|מפחית|מפחיתה|מוביל|מובילה|מובילים|מביא|מביאה|פוגע|פוגעת|בגלל|לכן|חייב',
);

const denied = whole(
  String.raw`(?:not|n['’]t|never|nor) (?:\p{L}+ )?(?:associated|linked|correlated|related)|no (?:\p{L}+ )?(?:association|link|correlation|relationship)|whether\b[^.?!]{0,90}\b(?:associated|linked|correlated|related)|(?:stud(?:y|ies|ied)|examin\p{L}+|investigat\p{L}+|explor\p{L}+|ask(?:s|ed)?|look(?:s|ed|ing)? (?:at|for|into)|is about|deals? with) [^.?!]{0,40}\b(?:links?|relationships?|associations?|connections?|correlations?)`,
  String.raw`לא נמצא|אין (?:קשר|מתאם)|(?:עוסק|בוח|בוד|בדק|חוקר|חקר|שאל|מחפש)\p{L}* [^.?!]{0,30}(?:קשר|מתאם)`,
);

const disclaimed = whole(
  String.raw`(?:not|no|n['’]t|cannot|never)\b[^.?!]{0,30}\b(?:cause|proof|causal)\p{L}*|only a (?:link|correlation)|a (?:link|correlation) only|speak of a link|but not for a cause|by lot|at random|randomly|randomi[sz]ed|placebo|controlled trials?`,
  String.raw`(?:לא|אין|אינו|אינה)[^.?!]{0,30}(?:סיבה|הוכחה|סיבתי\p{L}*)|רק (?:קשר|מתאם)|בהגרלה|באקראי`,
);

/** A cause told from two things that go together, where the text nowhere says that it is a link only. */
export const causeFromCorrelation: Rule = ({ draft, answer, request, say, language }) => {
  const ofAnswer = isAnswered(request.focus) ? answer : { ...answer, text: '', sentences: [] };
  if (disclaimed[language].test(`${draft.text} ${ofAnswer.text}`)) return null;
  for (const link of draft.sentences) {
    if (
      !together[language].test(link.text.replace(modifier, '')) ||
      denied[language].test(link.text)
    )
      continue;
    const isClaimed = [...draft.sentences, ...ofAnswer.sentences].some(
      (one) => bringsAbout[language].test(one.text) && sharedStems(one.words, link.words).size > 0,
    );
    if (!isClaimed) continue;
    const sides = twoSides(link.text, language);
    const text = sides
      ? say.patterns.otherWayRound(sides.first, sides.second)
      : say.patterns.causeFromCorrelation;
    return { kind: 'question', text, quote: quote(link.text) };
  }
  return null;
};

/** A sentence to stand within another. */
const bare = (sentence: string) => quote(sentence).replace(/[.!?]+$/u, '');

const cause = whole(
  String.raw`(?:makes?|causes?|kills?|lets?|protects?|prevents?|improves?|cures?|lengthens?|strengthens?)`,
  'גורם|גורמת|גורמים|הופך|הופכת|מונע|מונעת|משפר|משפרת|מחזק|מאריך',
);

/** How a study was made, which claims nothing. */
const method = /by lot|random|placebo|controlled trial|בהגרלה|באקראי/iu;

/** “Our study cannot show a cause” holds of all that the text tells. */
const ofWhole = whole(
  String.raw`(?:our|this|the|these|my) (?:stud(?:y|ies)|data|results?|survey|analys[ei]s|findings?|trial)`,
  'המחקר|הנתונים|התוצאות|הסקר|הממצאים',
);

/** What ties two things more carefully than a cause does. */
const tie =
  /\b(?:may|might|could|can|suggest\p{L}*|appear\p{L}*|seem\p{L}*|predict\p{L}*|relat\p{L}+|associat\p{L}*|link(?:s|ed)?|correlat\p{L}*|together|more likely|less likely)\b/iu;

const fewestSame = 2;

/** Whether the text itself tells a cause of the same things: then no answer is bolder than it. */
const saysAsMuch = ({ sentences, language }: Passage, one: Sentence): boolean =>
  sentences.some(({ text, words }) => {
    if (sharedStems(words, one.words).size < fewestSame || disclaimed[language].test(text))
      return false;
    return cause[language].test(text) || (language === 'en' && tellsCause(text));
  });

/** The answer tells a cause of what the text tells as a link, or says is no cause. */
export const strongerAnswer: Rule = ({ draft, answer, say, language }) => {
  const causal = answer.sentences.find((one) => cause[language].test(one.text));
  const careful = draft.sentences.find(
    ({ text, words }) =>
      disclaimed[language].test(text) &&
      !method.test(text) &&
      (ofWhole[language].test(text) || sharedStems(words, causal?.words ?? []).size > 0),
  );
  const word = cause[language].exec(causal?.text ?? '')?.[0];
  if (causal && saysAsMuch(draft, causal)) return null;
  const claim = strongerClaims(draft.text, answer.text).find(
    ({ before, after }) =>
      tie.test(before) && readPassage(after).sentences.every((one) => !saysAsMuch(draft, one)),
  );
  const decisive = claim?.afterClaim.words[0];
  if (claim && decisive !== undefined) {
    const text = say.patterns.strongerAnswer(decisive, bare(claim.after));
    return { kind: 'question', text, quote: quote(claim.before) };
  }
  if (!careful || !causal || !word || disclaimed[language].test(answer.text)) return null;
  const text = say.patterns.strongerAnswer(word, bare(causal.text));
  return { kind: 'question', text, quote: quote(careful.text) };
};

const few = whole(
  String.raw`(?:only |all |our )?(?:(?:one|two|three|four|five|[1-5]) (?:\p{L}+ )?(?:people|persons|patients|pupils|students|children|mice|rats|users|volunteers|women|men|participants|subjects|hives|dogs|cats|families|teachers)|n ?= ?[1-5](?!\d))`,
  String.raw`(?:שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש) (?:אנשים|חולים|תלמידים|תלמידות|סטודנטים|ילדים|עכברים|משתמשים|מתנדבים|נשים|גברים|משתתפים|נבדקים|כוורות)`,
);

const many =
  /(?<![\d.,])(?:[1-9]\d+|\d{1,3}(?:,\d{3})+)(?!\d|[ -]?(?:minutes?|hours?|days?|years?|weeks?|%))/u;

/** The writer’s own study, or one that is said to have so few. */
const ownFew = whole(
  String.raw`(?:i|we|our|my|only|all|both|each of)|(?:study|trial|test|experiment|survey) (?:of|with|on|in)`,
  String.raw`אני|אנחנו|שלנו|שלי|רק|כל|\p{L}+נו|\p{L}+תי|ניסוי|מחקר|סקר`,
);

/** “One in five patients” is a share, and “(n = 2)” of studies counts studies. */
const ofMany =
  /\b(?:one|two|three|four|\d) (?:in|of|out of) (?:every )?(?:two|three|four|five|[2-5])\b \p{L}+|\b(?:studies|trials|papers|articles)\b.*?n ?= ?\d.*/giu;

/** All that is claimed stands on five or fewer, and no greater number is named. */
export const smallSample: Rule = ({ draft, say, language }) => {
  if (many.test(draft.text)) return null;
  for (const { text } of draft.sentences) {
    const words = few[language].exec(text.replace(ofMany, ''))?.[0];
    if (words && ownFew[language].test(text))
      return { kind: 'question', text: say.patterns.smallSample(words), quote: quote(text) };
  }
  return null;
};

/** What is compared with a group of its own, or changed by whoever studies it. */
const compared = whole(
  String.raw`controls?|control group|comparison|compar(?:e|ed|ing)|experiment\p{L}*|trials?|random\p{L}*|by lot|placebo|assigned|without (?:it|them|any)|(?:other|similar|second|two) (?:rooms?|groups?|schools?|sites?|regions?|towns?|centres?|centers?|classes)|half of (?:them|the)|the other half|did not get|(?:we|i) (?:gave|let)`,
  String.raw`ביקורת|השווי\p{L}*|השוואה|בהשוואה|ניסוי\p{L}*|אקראי\p{L}*|הגרלה|קבוצה (?:אחרת|שנייה|דומה)|שתי קבוצות|חצי מהם|נתנו|נתתי`,
);

const beforeAfter = whole(
  String.raw`before\b[^?!]{0,90}\d[^?!]{0,90}\b(?:after|afterwards|now|since)\b[^?!]{0,90}\d[^?!]*|(?:fell|dropped|rose|went (?:up|down)|grew) from \d[^?!]{0,60} to \d[^?!]{0,60}\b(?:after|since|when)`,
  String.raw`לפני[^?!]{0,90}\d[^?!]{0,90}(?:אחרי|לאחר|מאז|עכשיו)[^?!]{0,90}\d[^?!]*|(?:ירד|עלה|צנח)\p{L}* מ-?\d[^?!]{0,60} ל-?\d[^?!]{0,60}(?:אחרי|לאחר|מאז)`,
);

/** Numbers before and after, and nobody beside them to whom nothing was done: what else changed is asked. */
export const beforeAndAfter: Rule = ({ draft, answer, say, language }) => {
  if (compared[language].test(`${draft.text} ${answer.text}`)) return null;
  const found = draft.sentences.find(({ text }) => beforeAfter[language].test(text));
  return found
    ? { kind: 'question', text: say.patterns.beforeAndAfter, quote: quote(found.text) }
    : null;
};

/** Who is not sure of the cause, and says so. */
const unsureOfCause = whole(
  String.raw`(?:less|not|hardly|no longer|far from|un)(?: \p{L}+)? ?(?:sure|certain|confident)\b[^.?!]{0,60}\b(?:causes?|caused|reason|because)|(?:only|just) a (?:link|correlation)|(?:is|was) not (?:a |the )?cause|(?:cannot|can['’]t|do not|don['’]t) (?:\p{L}+ )?(?:show|prove|say|tell|know)\b[^.?!]{0,40}\bcaus\p{L}+`,
  String.raw`(?:פחות|לא|איני|אינני)(?: \p{L}+)? ?(?:בטוח|בטוחה|בטוחים)[^.?!]{0,60}(?:סיבה|גורם|בגלל|בכיוון|כיוון)|רק (?:קשר|מתאם)|לא (?:הסיבה|סיבה)`,
);

const hedged = whole(
  String.raw`may|might|could|can|perhaps|probably|possibly|seems?|appears?|suggests?|likely|whether|not|no|n['’]t`,
  'אולי|ייתכן|כנראה|לא|אם|האם',
);

/** The answer is not sure of a cause that the text tells, of the same things and without a doubt. */
export const strongerText: Rule = ({ draft, answer, say, language }) => {
  const careful = answer.sentences.find(({ text }) => unsureOfCause[language].test(text));
  const told = draft.sentences.find(
    ({ text, words }) =>
      careful &&
      changes[language].test(text) &&
      !hedged[language].test(text) &&
      !disclaimed[language].test(text) &&
      sharedStems(words, careful.words).size > 0,
  );
  const word = changes[language].exec(told?.text ?? '')?.[0];
  if (!careful || !told || word === undefined) return null;
  const text = say.patterns.strongerText(bare(careful.text), word);
  return { kind: 'question', text, quote: quote(told.text) };
};
