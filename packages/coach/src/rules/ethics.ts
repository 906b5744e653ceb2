import { quote } from '../text/quote.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

const withoutConsent = whole(
  String.raw`secretly|in secret|covertly|hidden camera|without (?:asking|telling|their (?:knowledge|consent))|(?:do not|don['’]t|not) (?:tell|ask|inform) (?:them|the|him|her|anybody)|(?:director|boss|teacher|parents?) told (?:them|him|her) to`,
  'בסתר|בסוד|בחשאי|בלי לשאול|בלי לספר|בלי הסכמ\\p{L}+|לא (?:מספרים|אומרים|מודיעים) להם|(?:המנהל|הבוס|המורה) אמר להם',
);

const promises = whole(
  String.raw`is wrong|should not|must not|forbidden|never|instead of|we will not|unfair`,
  'אסור|פסול|לא נכון|לעולם לא',
);

/** People are studied who could not say no. */
export const withoutAsking: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const words = withoutConsent[language].exec(text)?.[0];
    if (words && !promises[language].test(text))
      return { kind: 'question', text: say.patterns.consentRefused(words), quote: quote(text) };
  }
  return null;
};

const wrongs = whole(
  String.raw`brib(?:e|es|ed|ing)|forg(?:e|es|ed|ing)|blackmail(?:s|ed)?|threaten(?:s|ed)?|fak(?:e|es|ed|ing)|fabricat(?:e|es|ed)|falsif(?:y|ies|ied)|steal(?:s|ing)?|stole|punish(?:es|ed)?|poison(?:s|ed)?|sign(?:s|ed)?\b[^.?!]*\b(?:in (?:the )?names? of|for them|instead of them)|drug(?:s|ged)? (?:them|the)|force(?:s|d)? (?:them|him|her|the)|lie to|lied to|secretly|in secret`,
  String.raw`שוחד|(?:א|נ|י|ל|ת)שחד|(?:א|נ|י|ל|ת)איים|(?:א|נ|י|ל|ת)זייף|(?:א|נ|י|ל|ת)גנוב|(?:א|נ|י|ל|ת)רמה|לרמות|(?:א|נ|י|ל|ת)סמם|(?:א|נ|י|ל|ת)עניש|(?:א|נ|י|ל|ת)כריח|בסתר|בסוד|בחשאי`,
);

const takenBack = whole(
  String.raw`not|never|no|without|instead of|rather than|forbidden|wrong|n['’]t`,
  'לא|אסור|לעולם|פסול|במקום|בלי',
);

/** Whether a plan bribes, threatens, forges or hides: then nothing of it is praised. */
export const plansWrong = ({ draft, language }: Look): boolean =>
  draft.sentences.some(
    ({ text }) => wrongs[language].test(text) && !takenBack[language].test(text),
  );

const hollow = whole(
  String.raw`(?:do our best|be careful|be fair)|everything will be (?:fine|ok)|(?:respect|follow) (?:ethics|all (?:the )?(?:rules|guidelines))|responsible (?:and \p{L}+ )?manner|ethical manner|guidelines will be|problems will be solved`,
  'נעשה כמיטב יכולתנו|נשתדל|הכול יהיה בסדר|באופן אחראי|נכבד את כל הכללים|הבעיות ייפתרו',
);

/** “We will be careful”: a promise that names nobody, nothing and no time. */
export const hollowPromise: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(({ text }) => hollow[language].test(text));
  const words = found && hollow[language].exec(found.text)?.[0];
  return found && words
    ? { kind: 'change', text: say.change.hollow(words), quote: quote(found.text) }
    : null;
};

const ways = whole(
  String.raw`(?:one|another|a second|the other|the first|the second) (?:way|option|possibility)|either we\b[^.?!]*\bor\b|we could\b[^.?!]*\bor\b|or we (?:could|can)|^or (?:a|we|the)\b|alternatively|option [ab12]`,
  'דרך (?:אחת|אחרת|שנייה)|בדרך השנייה|לחלופין|או ש\\p{L}+|אפשר[^.?!]*או',
);

/** More than one way to act is put side by side. */
export const weighsWays: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.filter(({ text }) => ways[language].test(text));
  const first = found[0];
  if (!first || (found.length < 2 && !/either|or |או/iu.test(first.text))) return null;
  return { kind: 'works', text: say.works.alternative, quote: quote(first.text) };
};

const plans = whole(
  String.raw`(?:we|i|our \p{L}+(?: \p{L}+)?|the (?:\p{L}+ )?(?:committee|board|team|hospital|engineer|leader|clinic)) (?:will|reports?|writes?|shall|checks?)\b[^.?!]*\b(?:before|until|each|every|after|by|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|before (?:each|every|the|we)[^.?!]*(?:checks?|will)|after it\b`,
  'לפני (?:כל|ש|ה)\\p{L}*|(?:נבחר|נבקש|תכתוב|תבדוק|נדווח|נתחיל)[^.?!]*(?:לפני|עד|בכל|אחרי)',
);

/** Somebody will do something by a time that is named. */
export const namesPlan: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(({ text }) => plans[language].test(text));
  return found ? { kind: 'works', text: say.works.plan, quote: quote(found.text) } : null;
};

/** No sentence says who will do what, and when. */
export const noPlan: Rule = ({ draft, say, language }) => {
  const last = draft.sentences.at(-1);
  const will = whole(
    String.raw`(?:we|i|they|he|she)(?:['’]ll| will| shall| plan)`,
    'נעשה|נבחר|נבקש|נבדוק|אבדוק|נפנה|נודיע|אודיע',
  );
  if (!last || draft.words.length < 15 || will[language].test(draft.text)) return null;
  if (draft.sentences.some(({ text }) => plans[language].test(text))) return null;
  return { kind: 'change', text: say.change.noPlan, quote: quote(last.text) };
};
