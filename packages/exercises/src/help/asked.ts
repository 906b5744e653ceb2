import type { ConversationLanguage } from '../phrases/language.ts';
import { glossary } from './glossary.ts';

/** A student's question: what a word means, for an example, how long an answer is to be, whether it is enough, whether a text they have will do. */
export type Asked =
  | { readonly kind: 'term'; readonly text: string }
  | { readonly kind: 'example' | 'length' | 'enough' | 'own-text' };

const longest = 120;

const polite = {
  en: /^(?:(?:sorry|hi|hello|hey|wait|ok|okay|and|but|so|um+|hm+|please|excuse me|i have a question)[,.:!… ]+)+/iu,
  he: /^(?:(?:סליחה|שלום|היי|רגע|אוקיי|אבל|אז|בבקשה|יש לי שאלה)[,.:!… ]+)+/u,
};

const languageOf = (text: string): ConversationLanguage =>
  /\p{Script=Hebrew}/u.test(text) ? 'he' : 'en';

/** What was typed, without “sorry”, “but” and “hello” before it. */
export const withoutPoliteness = (typed: string): string =>
  typed.trim().replace(polite[languageOf(typed)], '').trim();

const meaning = {
  en: [
    /^(?:(?:can|could|would|will) you (?:please )?(?:explain|tell me|define|say)(?: to me)?|(?:please )?(?:explain|define)(?: to me)?|i (?:do not|don['’]?t) (?:know|understand|get|remember)|i(?:['’]m| am) not sure|tell me|do you know) (?:what )?(?<term>.+)$/iu,
    /^what(?:['’]?s| is| are| was| does| do)? (?:exactly )?(?:(?:is |are )?(?:you|we|they) mean (?:exactly )?(?:by|with)|(?:is )?meant (?:by|with)|(?:is )?the meaning of|(?:is )?the definition of)? ?(?<term>.+)$/iu,
    /^(?:the )?(?:meaning|definition) of (?<term>.+)$/iu,
    /^what (?:counts|qualifies|would count|passes) (?:here )?as (?<term>.+)$/iu,
    /^(?<term>[^?]+)\?+$/u,
  ],
  he: [
    /^(?:(?:אפשר|תוכלו|אתם יכולים) (?:ל?הסביר(?: לי)?)|תסבירו(?: לי)?|הסבירו(?: לי)?|(?:אני )?(?:לא|איני|אינני) (?:יודע|יודעת|מבין|מבינה)) (?<term>.+)$/u,
    /^(?:מה (?:אתם מתכוונים (?:ב|כש\p{L}+ )|הכוונה (?:ב|של )?|הפירוש של |פירוש |המשמעות של |זאת אומרת |זה בכלל |זה |זו |זאת |הם |הן )|מהו |מהי |מהם |מהן )(?<term>.+)$/u,
    /^(?:ו?מה) (?:נחשב(?:ת|ים|ות)?|ייחשב) (?:כאן )?(?:ל|כ)(?<term>.+)$/u,
    /^(?<term>[^?]+)\?+$/u,
  ],
};

const around = {
  en: /^(?:what |is |are |a |an |the |your |my |our |you mean by |by |with |this |exactly )+|(?: (?:is|are|means?|mean here|here|exactly|for you|please|in this (?:case|context|question|exercise)|supposed to be|then|again|anyway))+$/giu,
  he: /^(?:מה |זה |זו |זאת |ה?מילה |ה?מושג )+|(?: (?:כאן|פה|בדיוק|בבקשה|בכלל|אומר|אומרת|בהקשר הזה))+$/gu,
};

const quoteMarks = /["“”„״«»]/gu;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(quoteMarks, '')
    .replaceAll(/(?<=\p{Script=Hebrew})['’](?=\p{Script=Hebrew})/gu, '׳')
    .replace(/[?!.…\s]+$/u, '')
    .trim();

const example = {
  en: /^(?:(?:can|could|may|would) (?:i|we|you) (?:please )?(?:see|have|get|give(?: me)?|show(?: me)?)|(?:please )?(?:give|show)(?: me)?|is there|do you have|i (?:need|want|would like)(?: to see)?)? ?(?:please )?(?:an?|one|some|for|any|another)? ?examples?(?: (?:please|of (?:this|that|it|an answer|a \p{L}+)|for (?:this|that|it)))?[\s?!.]*$|^(?:like what|for instance|such as)[\s?!.]*$|^(?:but )?how (?:do|should|can|would|am) i (?:supposed to )?(?:do|write|answer|say|start|begin|fill)(?: (?:this|that|it|here|the table))?[\s?!.]*$|^what (?:should|do|can|am) i (?:supposed to |have to )?(?:do|write|answer|say|put)(?: (?:here|now|exactly))?[\s?!.]*$/iu,
  he: /^(?:(?:אפשר|יש|תנו(?: לי)?|תראו(?: לי)?|תוכלו (?:לתת|להראות)(?: לי)?|אני (?:רוצה|צריך|צריכה)|אשמח ל)(?: לראות| לקבל)? ?)?(?:ל?דוגמה|ל?דוגמא|דוגמאות|למשל)(?: (?:אחת|בבקשה|לזה|לתשובה))*[\s?!.]*$|^(?:אבל )?(?:איך|מה) (?:אני (?:צריך|צריכה|אמור|אמורה) )?(?:עושים|כותבים|עונים|לעשות|לכתוב|לענות|להתחיל)(?: (?:את זה|פה|כאן|בזה))?[\s?!.]*$/u,
};

/** Questions about the task itself, from end to end. */
const ofTask: Readonly<
  Record<'length' | 'enough' | 'own-text', Readonly<Record<ConversationLanguage, RegExp>>>
> = {
  length: {
    en: /^(?:(?:about )?how (?:long|short) (?:should|must|does|can|may|is|will)(?: (?:it|this|that|the (?:text|answer|summary)|my (?:text|answer|summary)))?(?: (?:supposed to|need to|have to))?(?: be)?|(?:about )?how (?:many (?:words|sentences)|much)(?: (?:should|must|do|can|may|am) (?:i|we|it)(?: (?:supposed to|need to|have to))?(?: (?:write|have|need|be))?)?|is there a (?:word )?(?:limit|minimum|maximum)|what(?:['’]?s| is) the (?:word )?(?:limit|minimum|maximum|length))[\s?!.]*$/iu,
    he: /^(?:(?:מה|ו?מה) (?:ה?אורך|אורכו)(?: של זה| הרצוי| הנדרש)?|(?:כמה|באיזה) (?:ארוך|אורך)(?: (?:זה|הטקסט))?(?: (?:צריך|אמור))?(?: להיות)?|כמה (?:מילים|משפטים)?(?: ?(?:צריך|צריכה|אמור|אמורה|אפשר|לכתוב|להיות))*|יש (?:הגבלה|מגבלה|מינימום|מקסימום)(?: של)?(?: (?:מילים|אורך))?)[\s?!.]*$/u,
  },
  enough: {
    en: /^(?:is|was|would|will) (?:that|this|it|my (?:text|answer))(?: be)? (?:long |good |already )?(?:enough|sufficient|ok|okay|alright|all right|too (?:short|long|little|much))(?: (?:now|already|like this|for you|to go on))?[\s?!.]*$/iu,
    he: /^(?:האם )?(?:זה|הטקסט|התשובה)(?: כבר| הזה| שלי)? (?:מספיק|מספיקה|בסדר|קצר מדי|ארוך מדי|ארוך מספיק)(?: ככה| כך| עכשיו)?[\s?!.]*$|^(?:זה )?מספיק\s*\?+$/u,
  },
  'own-text': {
    en: /^(?:can|may|could|should|is it (?:ok|okay|all right|allowed) (?:if|to)) ?(?:i|we)? ?(?:just |also )?(?:use|paste|copy|take|send|put in|enter) (?:(?:my|our|the|an?|part of (?:my|the)|something from (?:my|the)) )(?:own |old |published |existing )?(?:abstracts?|paper|thesis|article|proposal|text|introduction|summary)(?: (?:here|for (?:this|that|it)|instead|from my (?:paper|thesis)|of my (?:paper|thesis)))*[\s?!.]*$/iu,
    he: /^(?:(?:האם )?(?:אפשר|מותר|אני (?:יכול|יכולה)|יכול|יכולה)(?: לי)? ?(?:פשוט )?(?:להשתמש ב|להדביק (?:את )?|להעתיק (?:את )?|לקחת (?:את )?|לשלוח (?:את )?))(?:ה)?(?:תקציר|מאמר|תזה|עבודה|טקסט|הצעת המחקר|הצעת מחקר|מבוא)(?: (?:שלי|שלנו|קיים|שכתבתי|של המאמר|של התזה))*[\s?!.]*$/u,
  },
};
const tasks = Object.keys(ofTask) as readonly (keyof typeof ofTask)[];

/** What a student asks the coach in place of an answer: the meaning of a term of the exercise, an example, something about the task; null for anything else. A term is explained in the language it was asked in. */
export function askedIn(answer: string): Asked | null {
  const typed = answer.trim();
  if (typed.length === 0 || typed.length > longest) return null;
  const spoken = languageOf(typed);
  const text = withoutPoliteness(typed).replaceAll(quoteMarks, '').trim();
  if (example[spoken].test(text)) return { kind: 'example' };
  const task = tasks.find((kind) => ofTask[kind][spoken].test(text));
  if (task) return { kind: task };
  for (const pattern of meaning[spoken]) {
    const named = pattern.exec(text)?.groups?.['term'];
    if (named === undefined) continue;
    const bare = plain(named).replaceAll(around[spoken], '').trim();
    const isIt = (name: string) =>
      name === bare || (spoken === 'he' && /^[הב]/u.test(bare) && name === bare.slice(1));
    const found = glossary[spoken].find(({ names }) => names.some(isIt));
    if (found) return { kind: 'term', text: found.text };
  }
  return null;
}
