import { isNotSure } from './not-sure.ts';

/** What people send in place of a text that they leave as it is. */
const unchanged = new Set([
  'nothing',
  'nothing to change',
  'i have nothing to change',
  'i would change nothing',
  'i do not want to change anything',
  'i dont want to change anything',
  'unchanged',
  'as it is',
  // The buttons, typed.
  'keep the text i had',
  'להשאיר את הטקסט הקודם',
  'next',
  'next please',
  'skip',
  'skip it',
  'pass',
  'continue',
  'go on',
  'go on without',
  'move on',
  'הלאה',
  'להמשיך',
  'נמשיך',
  'דלגו',
  'לדלג',
  'it is fine',
  'its fine',
  'אין מה לשנות',
  'אין לי מה לשנות',
  'לא רוצה לשנות',
  'אני לא רוצה לשנות',
  'הכול בסדר',
  'הכל בסדר',
]);

/** “Keep it as it is”, “no changes”, “it stays the same”. */
const kept =
  /^(?:(?:keep|leave|keeping|leaving)(?: (?:it|this|that|everything|all(?: of it)?|mine|(?:my|the)(?: old| last| current| present| same)? (?:text|one|version|draft|summary|original)))?(?: (?:as (?:it |they )?(?:is|are|was|stands)|(?:just )?(?:the same|unchanged|alone|like (?:this|that))|the way it is))?|(?:it|this|that|everything|(?:my|the) (?:text|draft|version|summary)) (?:(?:can|should|may|will) )?(?:stays?|remains?)(?: (?:as (?:it )?(?:is|was)|the same|unchanged|like (?:this|that)|the way it is))?|(?:no|not any|without|zero|dont want|i do not want|i dont want)(?: any)?(?: more| further| other)? (?:changes?|edits?|revisions?|corrections?)(?: (?:needed|necessary|required|from me|at all|here|this time|to make|in my text))*|(?:the )?same(?: (?:text|one|version|again|as (?:before|it was)))*|as is|(?:(?:ש?תשאירו|תשאיר|תשאירי|להשאיר|השאירו|נשאיר|אשאיר|משאירה?|אני (?:משאירה?|אשאיר))(?: (?:את זה|אותו|את הטקסט(?: שלי)?|הכול|הכל))?(?: (?:כך|ככה|כמו ש(?:הוא|זה|היה)|כמות שהוא|אותו דבר|(?:בלי|ללא) שינוי))?)|(?:(?:בלי|ללא|אין|שום|לא צריך|אין צורך ב) ?(?:שום )?(?:שינוי|שינויים|תיקון|תיקונים)(?: (?:נוספים|נוסף|כרגע))?)|(?:(?:זה|הטקסט|הכול|הכל) )?(?:נשאר|יישאר|שיישאר|ישאר)(?: (?:כך|ככה|כמו ש(?:הוא|זה|היה)|אותו דבר|בלי שינוי))?|אותו (?:ה?דבר|ה?טקסט)|כמו ש(?:הוא|זה))$/u;

/** What may stand around it: “ok whatever, no change please”. */
const around =
  /^(?:(?:ok|okay|whatever|well|fine|please|just|so|then|um|yes|no(?! (?:more|further|other|changes?|edits?|revisions?|corrections?))|nah|sure|lets|let us|ill|i will|id|i would|rather|prefer to|like to|i (?:want|prefer) to|(?:can|could) (?:we|you|i)|you can|אוקיי|אוקי|טוב|סבבה|נו|פשוט|בבקשה|אפשר|אז|לא(?! צריך)|כן|עדיף|אני מעדיף|אני מעדיפה|אני רוצה) )+|(?: (?:please|thanks|thank you|for now|then|now|whatever|ok|okay|today|this time|בבקשה|תודה|בינתיים|הפעם|כרגע))+$/gu;

/** “I think my text is fine as it is”, and what may stand beside it. */
const fine =
  /^(?:i (?:think|believe|feel|guess) )?(?:that )?(?:(?:my|the|this) (?:text|draft|version|summary)|it|that|this)(?: is|s)? (?:already )?(?:fine|good|good enough|ok|okay|great|perfect)(?: (?:already|now|enough|for me|as it is|the way it is|like (?:this|that)))?$|^(?:אני )?(?:חושב |חושבת |נראה לי )?(?:ש)?הטקסט(?: שלי)? (?:בסדר|טוב|מצוין)(?: כמו שהוא| ככה| כך)?$/u;
const besides = new Set([
  'thank you',
  'thanks',
  'please',
  'sorry',
  'no',
  'yes',
  'whatever',
  'fine',
  'sure',
  'ok',
  'okay',
  'תודה',
  'לא',
  'כן',
  'סליחה',
  'אוקיי',
  'טוב',
  'סבבה',
  'בבקשה',
]);

const clauses = (text: string) =>
  text
    .toLowerCase()
    .split(/[.,;:!?\n]+/u)
    .map((clause) => clause.replace(/[^\p{L} ]/gu, '').trim())
    .filter((clause) => clause !== '');

const says = (clause: string) => unchanged.has(clause) || fine.test(clause) || kept.test(clause);
const leaves = (clause: string) =>
  says(clause) || says(clause.replaceAll(around, '')) || isNotSure(clause);

const no = /^(?:no|nope|no thanks|no thank you|not now|לא|לא תודה)$/u;

/** Whether an answer leaves the text as it is: each clause of it says so, or says that its writer does not know. */
export const leavesText = (answer: string): boolean => {
  const all = clauses(answer);
  const told = all.filter((clause) => !besides.has(clause.replaceAll(around, '')));
  // Nobody’s text is “No”.
  return told.length > 0
    ? told.every((clause) => leaves(clause) || no.test(clause))
    : all.some((clause) => no.test(clause));
};
