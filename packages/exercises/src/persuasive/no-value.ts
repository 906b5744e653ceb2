import { noAnswer } from '../steps/going-on.ts';
import { nonAnswer } from '../steps/non-answer.ts';

const noValue =
  /^\s*(?:yes|no|nope|none|nothing|not really|maybe|ok(?:ay)?|fine|any|everything|כן|לא|אין|כלום|אולי|בסדר|הכול|הכל)\s*[.!?]*\s*$/iu;

/** “I don’t want …” says what somebody rejects, and “I don’t know, perhaps nature” no good that two surely share. */
const unwanted =
  /^\s*(?:(?:i|we) (?:don['’]?t|do not) (?:want|like|need|know)|(?:אני |אנחנו )?לא (?:רוצה|רוצים|צריך|צריכה|צריכים|יודעת?|יודעים))(?!\p{L})/iu;

/** Whether somebody who was asked for a value named none: “no”, “not sure”. It is then not said back to them. */
export const isNoValue = (answer: string): boolean =>
  answer === noAnswer ||
  // Who asks what is meant has named nothing yet.
  answer.includes('?') ||
  noValue.test(answer) ||
  nonAnswer(answer) !== null ||
  unwanted.test(answer);
