import { isNotSure } from './not-sure.ts';

/** What people send in place of a text that they leave as it is. */
const unchanged = new Set([
  'no change',
  'no changes',
  'no change needed',
  'nothing',
  'nothing to change',
  'i have nothing to change',
  'i would change nothing',
  'i do not want to change anything',
  'i dont want to change anything',
  'unchanged',
  'the same',
  'as it is',
  'keep',
  'keep it',
  'keep my text',
  'keep the old one',
  'keep the old text',
  // The buttons, typed.
  'keep the text i had',
  'להשאיר את הטקסט הקודם',
  'keep it as it is',
  'leave it',
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
  'leave it as it is',
  'it is fine',
  'its fine',
  'בלי שינוי',
  'ללא שינוי',
  'אין שינוי',
  'אין שינויים',
  'אין מה לשנות',
  'אין לי מה לשנות',
  'לא רוצה לשנות',
  'אני לא רוצה לשנות',
  'להשאיר',
  'להשאיר כך',
  'תשאירו',
  'הכול בסדר',
  'הכל בסדר',
]);

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
  'ok',
  'okay',
  'תודה',
  'לא',
  'כן',
  'סליחה',
]);

const clauses = (text: string) =>
  text
    .toLowerCase()
    .split(/[.,;:!?\n]+/u)
    .map((clause) => clause.replace(/[^\p{L} ]/gu, '').trim())
    .filter((clause) => clause !== '');

const leaves = (clause: string) => unchanged.has(clause) || fine.test(clause) || isNotSure(clause);

const no = /^(?:no|nope|no thanks|no thank you|not now|לא|לא תודה)$/u;

/** Whether an answer leaves the text as it is: each clause of it says so, or says that its writer does not know. */
export const leavesText = (answer: string): boolean => {
  const all = clauses(answer);
  const told = all.filter((clause) => !besides.has(clause));
  // Nobody’s text is “No”.
  return told.length > 0
    ? told.every((clause) => leaves(clause) || no.test(clause))
    : all.some((clause) => no.test(clause));
};
