import { quote } from '../text/quote.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { plansWrong } from './ethics.ts';
import { has } from './markers.ts';
import { isBoast } from './overclaim.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

const months =
  'january|february|march|april|june|july|august|september|october|november|december|(?:by|in|until|before|from|since|next|this|early|late) may';
const spans = '(?:hour|day|night|week|weekend|month|term|semester|year|season)s?';

/** A date, a weekday, a season, or a span of time: when something is to happen. */
const time = whole(
  String.raw`${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:in|by|until|before|next|this|each|every) (?:spring|summer|autumn|fall|winter)|(?:within|in|after|for|every|each|next|this|by|until|before|of|per|a) (?:the |a |an |each |every |two |next |first |last |\p{L}+ ){0,3}${spans}|\d+ ${spans}|${spans} (?:before|after|later|from now)|(?:before|until|after|as soon as|once|every time|each time|whenever) (?:the|we|i|he|she|they|it|any|anybody|each|every|our|my|a|an)|today|tomorrow|tonight|beforehand|in advance|afterwards|at once|immediately|daily|weekly|monthly|yearly|regularly|(?:in|by|until|since) (?:19|20)\d\d|\d{1,2}[./]\d{1,2}`,
  String.raw`(?:ינואר|פברואר|מרץ|מרס|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)|יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|(?:שעה|שעות|יום|ימים|יומיים|שבוע|שבועות|שבועיים|חודש|חודשים|חודשיים|שנה|שנים|שנתיים|סמסטר|קיץ|חורף|סתיו|אביב)|(?:לפני|אחרי|לאחר|עד) \p{L}+|מחר|היום|מיד|(?:19|20)\d\d`,
);

/** “By March”, “within two weeks”: a time by which something is to be done. */
const deadline = whole(
  String.raw`(?:by|until|within|from|before|no later than|starting) (?:the |a |an |next |this |end of |\p{L}+ ){0,2}(?:${months}|may|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|${spans})|beforehand|in advance|afterwards|(?:each|every) (?:week|month|term|year|time)`,
  String.raw`מראש|(?:בתוך|תוך|עד|החל מ\p{L}*) (?:\p{L}+ )?(?:יום|יומיים|שבוע|שבועיים|חודש|חודשיים|שנה|\p{L}{3,})`,
);

/** Somebody or something named stands before “will”; what would be asked, and what nobody knows, is no plan. */
const acts = whole(
  String.raw`(?<!(?:what|whether|if|how|why|which|when|that) )(?:(?!(?:it|there|this|that|which|who) )(?:i|we|he|she|they|somebody|someone|\p{Lu}\p{L}+)|(?:the|a|an|our|my|his|her|their|its|each|every|one|two|both|all|some|another|this|these|those) (?:[\p{L}’'-]+ ){0,9}?[\p{L}’'-]+(?<! (?:who|that|which)))(?:['’]ll| will| shall| (?:is|are|am) going to| plans? to)(?! (?:never|not|become|happen|mean|remain)(?!\p{L}))(?! be (?!(?:\p{L}+(?:ed|en|t|ght)|done|put|kept|read|told|made|seen)(?!\p{L})[^.?!]* by ))`,
  String.raw`(?<!אם )(?:א|נ|ת|י)(?:בדוק|בקש|בחר|פנה|ודיע|שאל|ראיין|שמור|שלח|ספר|סביר|קיים|דווח|תחיל|מחק|פרסם|ציע|מנה|זמין|קבל|כתוב|חליט|דבר|עביר|אשר|קרא|יידע|וודא)(?:ו|ה)?|נ(?:עשה|יתן|חליף)`,
);

/** What the study itself does is no step towards resolving its issue. */
const studies = whole(
  String.raw`(?:will|shall|going to|plans? to) (?:\p{L}+ly )?(?:then |also |first )?(?:collect|gather|measure|record|film|survey|interview|recruit|observe|follow|analy[sz]e|test|scan|sample|compare|count|examine|investigate|study|fill|wear|answer|take part|participate)`,
  String.raw`(?:א|נ|ת|י)(?:ראיין|אסוף|מדוד|צלם|קליט|תעד|בחן|נתח|עקוב|דגום|גייס|שווה)(?:ו|ה)?`,
);

/** Wider, where single words can’t tell a plan from a noun: it only keeps the coach from asking for what stands there. */
const mayAct = whole(
  String.raw`${acts.en.source}|decided? to|(?:i|we) (?:would|could|should|must|shall)`,
  String.raw`${acts.he.source}|[תי]\p{L}{2,}ו?(?= (?:את|אל|על|מה|כל|עם|ל\p{L}+|ב\p{L}+|ש\p{L}+))|החלטתי|החלטנו`,
);

/** Whether anything is proposed to which something else could be set. */
export const proposes = ({ text, language }: Passage): boolean => mayAct[language].test(text);

const isAsked = ({ text }: Sentence) => text.endsWith('?');

/** “Software will pick out the vowels”: a bare noun in small letters is nobody. */
const isActing = (text: string, language: Passage['language']) => {
  const found = acts[language].exec(text);
  if (!found || language === 'he') return found !== null;
  return (
    found.index === 0 ||
    /^\p{Lu}/u.test(found[0]) ||
    /^(?:[a-z]{1,2}|she|they|some(?:body|one)|the|an|our|my|his|her|their|its|each|every|one|two|both|all|some|another|this|these|those)(?!\p{L})/u.test(
      found[0],
    )
  );
};

/** Somebody will do something that is no part of the study. */
const isStep = (one: Sentence, language: Passage['language']) =>
  isActing(one.text, language) &&
  !studies[language].test(one.text) &&
  !isAsked(one) &&
  // “If a hotel refuses, I will …” says what happens else.
  !/^(?:if|unless|אם)(?!\p{L})/iu.test(one.text) &&
  // What will not be reached is a price.
  !/\b(?:will not|won['’]t|cannot)\b/iu.test(one.text) &&
  // “It will cure every disease by 2030” is a promise, and no step.
  !isBoast(one.text, language);

/** Somebody will do something by a time that is named. */
export const namesPlan: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(
    (one) => isStep(one, language) && time[language].test(one.text),
  );
  return found ? { kind: 'works', text: say.works.plan, quote: quote(found.text) } : null;
};

const fewestWords = 15;

/** What speaks of an ethical issue, or of a way to ease one. Wide: without any of these a text has none to resolve. */
const issue = whole(
  String.raw`ethic\p{L}*|moral\p{L}*|(?:un)?fair(?:ly|ness)?|just(?:ice)?|harm\p{L}*|hurt\p{L}*|risk\p{L}*|danger\p{L}*|safe\p{L}*|privacy|private|consent\p{L}*|permission|agree\p{L}*|refus\p{L}*|rights?|anonym\p{L}+|secret\p{L}*|names?|data|personal|told|tell|ask(?:s|ed|ing)?|afraid|fear\p{L}*|worr\p{L}+|shame|asham\p{L}+|stigma\p{L}*|discriminat\p{L}+|bias\p{L}*|left out|exclud\p{L}+|poor|afford|pay|paid|cost\p{L}*|lose|loses|lost|suffer\p{L}*|pain\p{L}*|die|dies|died|kill\p{L}*|animals?|mice|rats|vulnerable|force\p{L}*|pressure|misus\p{L}+|abus\p{L}+|problem\p{L}*|issue\p{L}*|dilemma\p{L}*|conflict\p{L}*|concern\p{L}*|resolv\p{L}+|solution\p{L}*|solve\p{L}*|protect\p{L}*|without|nobody|never|cannot|should|must`,
  String.raw`אתי\p{L}*|מוסר\p{L}*|הוג\p{L}+|צדק|פג[יע]\p{L}+|נזק\p{L}*|סיכו\p{L}+|מסוכ\p{L}+|פרטי\p{L}+|הסכ[ימ]\p{L}+|רשות|סיר[ו]?ב\p{L}*|זכו\p{L}+|סוד\p{L}*|שמות|מידע|נתונ\p{L}+|סיפר\p{L}*|שאל\p{L}*|פחד\p{L}*|חשש\p{L}*|חוש\p{L}+|בוש\p{L}+|אפלי\p{L}+|הט[יה]\p{L}+|עני\p{L}*|משלמ\p{L}+|עלות|מפסיד\p{L}*|סבל\p{L}*|כאב\p{L}*|מת[ה]?|חיות|עכבר\p{L}*|לחץ|בעי\p{L}+|סוגי\p{L}+|דילמ\p{L}+|פתרו\p{L}+|לפתור|להגן|בלי|ללא|איש לא|אף אחד|אסור|צריך|חייב\p{L}*`,
);
const hasIssue = ({ text, language }: Passage) => issue[language].test(text);

/** No sentence says who will do something: then the first step is asked for, and nothing is called absent. */
export const noPlan: Rule = ({ draft, say, language }) => {
  if (draft.words.length < fewestWords || !hasIssue(draft)) return null;
  if (mayAct[language].test(draft.text) || deadline[language].test(draft.text)) return null;
  // The first sentence tells what is studied.
  const proposed = draft.sentences
    .slice(1)
    .find((one) => weCould[language].test(one.text) && !isAsked(one));
  return { kind: 'change', text: say.change.noPlan, quote: quote(proposed?.text ?? '') };
};

/** What will be done stands there, and no time in the whole text: asked beside the sentence. */
export const noDate: Rule = (look) => {
  const { draft, say, language } = look;
  if (plansWrong(look) || time[language].test(draft.text)) return null;
  const step = draft.sentences.find((one) => isStep(one, language));
  return step ? { kind: 'change', text: say.change.noDate, quote: quote(step.text) } : null;
};

/** A way to act, by its first words or by what is set beside it. */
const ways = whole(
  String.raw`(?:one|another|a second|the other|the first|the second) (?:way|option|possibility|solution)|(?:the|one|our|my) solution (?:is|would be)|either (?:we|i|they|the)\b[^.?!]*\bor\b|(?:we|i|they|one) could\b[^.?!]*\b(?:or|instead)\b|or (?:we|i|they) (?:could|can|may|might)|^or (?:a|i|we|they|the|perhaps|else)\b|another (?:is|was|would be|could be|might be)|the other is|a second is|alternatively|option [ab12]|^first(?:ly)?\b,?|^second(?:ly)?\b,?`,
  '(?:ה?אחרת|ה?שנייה) (?:היא|תהיה)|ה?פתרון (?:הוא|שלי|שלנו)|דרך (?:אחת|אחרת|שנייה|נוספת)|(?:אפשרות|פתרון|פתרונות|אפשרויות) (?:אחת|אחד|אחרת|אחר|נוספת|נוסף|שנייה|שני)|בדרך השנייה|אפשר גם|לחלופין|^או ש\\p{L}+|אפשר[^.?!]*או|ראשית|שנית',
);
const alone = whole(
  'either|or|alternatively|another|instead',
  'או|לחלופין|אחרת|אחר|נוספת|נוסף|שנייה|אפשר גם',
);

const orElse = { en: /^(?:or|alternatively)\b/iu, he: /^(?:או|לחלופין)(?!\p{L})/u };
const may = whole('could|can|might|would|will', 'אפשר|נוכל|אוכל|יכול|יכולים|יכולה');
const weCould = whole('(?:we|i|one|they|you) (?:could|can|would)', 'אפשר|נוכל|אוכל');

/** A way that its own sentence sets aside again. */
const setAside = whole(
  'but|however|too (?:slow|late|expensive|complicated|hard)|not possible|impossible',
  'אבל|אך|אולם|יקר מדי|איטי מדי|מאוחר מדי|בלתי אפשרי',
);

/** The sentences that put ways to act side by side, oldest first; none where only one is named. */
export const waysIn = ({ sentences, language }: Passage): readonly Sentence[] => {
  const isWay = (one: Sentence | undefined) =>
    one !== undefined &&
    ways[language].test(one.text) &&
    !isAsked(one) &&
    !setAside[language].test(one.text);
  const found = sentences.filter(
    (one, at) =>
      isWay(one) ||
      // “I could tell her. Or I could write”: what stands before “or” is the other way.
      (orElse[language].test(sentences[at + 1]?.text ?? '') && may[language].test(one.text)),
  );
  return found.length > 1 || found.some(({ text }) => alone[language].test(text)) ? found : [];
};

/** More than one way to act is put side by side. */
export const weighsWays: Rule = ({ draft, say }) => {
  const [first] = waysIn(draft);
  return first ? { kind: 'works', text: say.works.alternative, quote: quote(first.text) } : null;
};

/** Any word by which another way might be set beside the first. */
const another = whole(
  '(?<!whether )or|(?:i|we|one) (?:could|can|might)|options?|ways?|solutions?|both',
  'או|אפשר\\p{L}*|דרך|דרכים|פתרונ?\\p{L}*|ואז|אחר\\p{L}*|שני|שתי',
);

/** No word sets another way beside the first: it is asked for, beside what will be done where that is known. */
export const oneWay: Rule = ({ draft, say, language }) => {
  const isLong = draft.words.length >= fewestWords;
  if (!isLong || !hasIssue(draft) || waysIn(draft).length > 0) return null;
  if (has(draft.text, 'alternative', language) || another[language].test(draft.text)) return null;
  const [only, more] = draft.sentences.filter((one) => isStep(one, language));
  return more
    ? null
    : { kind: 'change', text: say.change.noAlternative, quote: quote(only?.text ?? '') };
};
