import { quote } from '../text/quote.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

const withoutConsent = whole(
  String.raw`secretly|in secret|covertly|hidden (?:camera|microphone|recorder)s?|without (?:(?:even|ever|first) )?(?:asking|telling|informing|(?:their|his|her|the \p{L}+[’']s?|any) (?:knowledge|consent|permission|agreement))(?! (?:where|why|what|how|whether|if|which|who)(?!\p{L}))|(?:do not|don['’]t|not) (?:tell|ask|inform) (?:them|the|him|her|anybody)|(?:director|boss|teacher|parents?) told (?:them|him|her) to|refuse to (?:ask|tell)|no need (?:for|to (?:ask for|get)) (?:\p{L}+ )?(?:consent|permission)|(?:were|was|are) never asked|(?:refused|said no|declined|did not agree)[^.?!]{0,40}\b(?:anyway|all the same|nevertheless)|against their (?:will|wishes)|(?:do not|does not|don['’]t|doesn['’]t|will not|won['’]t) (?:even )?know (?:that )?(?:about it|(?:they|she|he) (?:are|is|will be) (?:being )?(?:recorded|filmed|watched|observed|followed|photographed|studied))|(?:inform|tell|ask) (?:them|him|her|the \p{L}+) (?:later|afterwards)|skip(?:s|ped|ping)? (?:the )?(?:asking|consent)|(?:decide[sd]?|choose|chose|prefer(?:red)?|plan(?:ned)?) not to (?:ask|tell|inform)|(?:will not|won['’]t|shall not) (?:ask|tell|inform)|asking (?:\p{L}+ )?is (?:\p{L}+ )?(?:not possible|impossible)|if (?:i|we) ask(?:ed)? [^.?!]{0,60}(?:worthless|useless|ruin\p{L}*)|waiv(?:e|es|ed|ing) (?:the )?(?:\p{L}+ ){0,2}(?:consent|inform\p{L}*)|exempt\p{L}* [^.?!]{0,30}consent`,
  String.raw`בסתר|בסוד|בחשאי|(?:בלי|מבלי) (?:לשאול|לספר|ליידע|לבקש|להודיע)(?! (?:מאיפה|מהיכן|למה|מדוע|מה|איך|כמה|מתי|אם|מי)(?!\p{L}))|(?:בלי|ללא|מבלי) ה?(?:הסכמ|ידיעת|ידיעה|רשות)\p{L}*|לא (?:מספרים|אומרים|מודיעים|סיפרנו|אמרנו|הודענו|מבקשים רשות) (?:להם|להן|לה|לו|ל\p{L}+)|(?:המנהל|הבוס|המורה) אמר להם|לא נשאל(?:ו|ה)?|אין צורך בהסכמ\p{L}+|לא צריך הסכמה|(?:סירב|לא הסכימ|התנגד)\p{L}*[^.?!]{0,60}בכל זאת|(?:מצלמה|הקלטה) נסתרת|לא (?:יודע|יידע)\p{L}* ש(?:מקליטים|מצלמים|מתעדים|עוקבים)\p{L}*|(?:נספר|נודיע|ניידע|אספר|אודיע|איידע) (?:להם|להן|אותם|אותן) (?:אחר כך|בדיעבד)|(?:מחליט|החלט)\p{L}* (?:שלא|לא) (?:לשאול|לבקש|לספר|ליידע)|(?:מדלג|אדלג|נדלג)\p{L}* על ה?(?:הסכמה|שאלה|בקשת)|נגד רצונ\p{L}+|בניגוד לרצונ\p{L}+`,
);

const promises = whole(
  String.raw`is wrong|should not|must not|forbidden|never(?! asked)|instead of|we will not|unfair|(?:not|n['’]t|nobody|no one|nothing)\b[^.?!]*\bwithout`,
  String.raw`אסור|פסול|לא נכון|לעולם לא|(?:לא|איש|אף אחד) [^.?!]*(?:בלי|ללא|מבלי)`,
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

/** “It is public anyway”, “the committee approved it”: what is allowed or open is given as a reason to ask no more. */
const allowed = whole(
  String.raw`(?:is|are|was|were|it['’]s) (?:all |already |publicly )?(?:public|online|on (?:the internet|youtube|social media)) (?:anyway|already)|because (?:it|they|these|the \p{L}+) (?:is|are|was|were) (?:already )?(?:public|online|legal|allowed)|(?:is|are|it['’]s) (?:all |also |completely |perfectly )?(?:legal|not (?:illegal|forbidden)|fine with the law|allowed by (?:the )?law)|the law (?:allows|does not forbid|doesn['’]t forbid)|(?:committee|board|irb) (?:has )?(?:already )?(?:approved|allowed|said (?:it is|it['’]s|yes))`,
  String.raw`(?:ממילא|בכל מקרה) (?:ציבורי|גלוי|פתוח|באינטרנט)\p{L}*|(?:ציבורי|גלוי|פתוח)\p{L}* (?:ממילא|בכל מקרה|לכולם)|(?:זה|הכול|הכל) (?:חוקי|מותר)|החוק (?:מתיר|לא אוסר|אינו אוסר)|ה?ו?ועדה? (?:ה?אתיקה )?(?:כבר )?(?:אישרה|התירה)`,
);
const notAllowed = whole(
  'not public|not legal|without|never|before|once|after|unless',
  'לא ציבורי|בלי|לפני|אחרי|רק אם',
);

/** What is allowed may still hurt: whom is asked. */
export const allowedAnyway: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const words = allowed[language].exec(text)?.[0];
    if (words && !notAllowed[language].test(text) && !text.endsWith('?'))
      return { kind: 'question', text: say.patterns.allowedAnyway(words), quote: quote(text) };
  }
  return null;
};

const wrongs = whole(
  String.raw`brib(?:e|es|ed|ing)|forg(?:e|es|ed|ing)|blackmail(?:s|ed)?|threaten(?:s|ed)?|fak(?:e|es|ed|ing)|fabricat(?:e|es|ed)|falsif(?:y|ies|ied)|steal(?:s|ing)?|stole|punish(?:es|ed)?|poison(?:s|ed)?|sign(?:s|ed)?\b[^.?!]*\b(?:in (?:the )?names? of|for them|instead of them)|drug(?:s|ged)? (?:them|the)|force(?:s|d)? (?:them|him|her|the)|lie to|lied to|secretly|in secret`,
  String.raw`שוחד|(?:א|נ|י|ל|ת)שחד|(?:א|נ|י|ל|ת)איים|(?:א|נ|י|ל|ת)זייף|(?:א|נ|י|ל|ת)גנוב|(?:א|נ|י|ל|ת)רמה|לרמות|(?:א|נ|י|ל|ת)סמם|(?:א|נ|י|ל|ת)עניש|(?:א|נ|י|ל|ת)כריח|בסתר|בסוד|בחשאי`,
);

/** What a plan says of a wrong that it does not do. */
const rejected = whole(
  String.raw`not|never|no|without|instead of|rather than|forbidden|wrong|n['’]t`,
  'לא|אסור|לעולם|פסול|במקום|בלי',
);

/** Whether a plan bribes, threatens, forges or hides: then nothing of it is praised. */
export const plansWrong = ({ draft, language }: Look): boolean =>
  draft.sentences.some(({ text }) => wrongs[language].test(text) && !rejected[language].test(text));

const hollow = whole(
  String.raw`(?:do our best|be careful|be fair)|steps will be taken|it (?:should|must|will) be ensured|measures will be taken|everything will be (?:fine|ok)|(?:respect|follow) (?:ethics|all (?:the )?(?:rules|guidelines))|responsible (?:and \p{L}+ )?manner|ethical manner|guidelines will be|problems will be solved`,
  'נעשה כמיטב יכולתנו|נשתדל|הכול יהיה בסדר|באופן אחראי|נכבד את כל הכללים|הבעיות ייפתרו',
);

/** Whether a sentence promises and names nobody, nothing and no time. */
export const isHollow = (sentence: string, language: Look['language']): boolean =>
  hollow[language].test(sentence);

/** “We will be careful”: a promise that names nobody, nothing and no time. */
export const hollowPromise: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(({ text }) => hollow[language].test(text));
  const words = found && hollow[language].exec(found.text)?.[0];
  return found && words
    ? { kind: 'change', text: say.change.hollow(words), quote: quote(found.text) }
    : null;
};
