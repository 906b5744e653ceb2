import { countWords } from '@vernacular/analyzer';

import { withoutPoliteness } from './asked.ts';

/** Who writes more than this answers, whatever the last sign. */
const mostWords = 25;

const opens =
  /^(?:why|what|who|whom|whose|how|when|where|which|is|are|am|was|were|do|does|did|don['’]?t|can|could|would|will|won['’]?t|should|shall|must|may|might|have|has|isn['’]?t|aren['’]?t|ו?(?:האם|למה|מדוע|מה|מי|איך|כיצד|מתי|איפה|היכן|כמה|איזה|איזו|אילו|אפשר|בשביל מה|לשם מה|אתם|אתן|אתה|תוכלו|יש|זה|זו|זאת|חייבים?|חייבת|צריך|צריכה|צריכים|מותר))(?!\p{L})/iu;
/** What asks without its sign. */
const asksAnyway =
  /^(?:why|how come|what for|who are you|what is this|what['’]s this|למה|מדוע|בשביל מה|לשם מה|מי אתם|מה זה)(?!\p{L})/iu;
/** Put to whoever asks, not to the reader of a text. */
const toYou =
  /(?<!\p{L})(?:you|your|yours|(?:can|may|could|should|must|do|did|am) i|[ולשבכמ]?(?:אתם|אתן|אתה|של(?:כם|ך)|לכם|אליכם|עליכם|מכם|דעתכם)|ת(?:וכלו|ענו|עזרו|גידו|ספרו|תנו)|אני (?:יכול|יכולה|צריך|צריכה|אמור|אמורה))(?!\p{L})/iu;
const sentenceEnds = /[.!?…]+\s+\p{L}/u;

const isShort = (text: string) =>
  text !== '' && countWords(text) <= mostWords && !sentenceEnds.test(text);

/** Whether words ask something where a name or a choice was asked for: “Why do you need it?”. */
export function asksBack(answer: string): boolean {
  const text = withoutPoliteness(answer);
  return isShort(text) && ((opens.test(text) && text.endsWith('?')) || asksAnyway.test(text));
}

/** Whether words ask whoever asked: a question that an answer puts to its reader is part of the answer. */
export function asksCoach(answer: string): boolean {
  const text = withoutPoliteness(answer);
  return isShort(text) && text.endsWith('?') && toYou.test(text);
}

/** What “we have finished” answers. */
const whatNow =
  /^(?:now(?: what)?|what(?: is|['’]s)? (?:now|next|happens now)|anything else|is (?:there|that|this|it) (?:any ?more|more|anything else|all|it|over|the end)|(?:are|have) we (?:done|finished)|ו?(?:עכשיו|מה עכשיו|מה הלאה|יש עוד(?: משהו| שאלות)?|זהו|זה הכול|זה הכל|סיימנו|האם סיימנו))[\s?!.]*$/iu;

/** Whether words ask something once all is over, other than what comes now. */
export const asksAfterwards = (answer: string): boolean =>
  asksBack(answer) && !whatNow.test(withoutPoliteness(answer));

const ofThis =
  /(?<!\p{L})(?:why|what for|name|need|needed|must|have to|required|stored?|sav(?:e|ed|ing)|keep|kept|public|private|shared?|sees?|for what|ה?שם|שמי|למה|מדוע|בשביל מה|לשם מה|חייבים?|חייבת|חובה|צריך|צריכה|צריכים|נשמר|שומרים|רואה|רואים)(?!\p{L})/iu;

/** Whether a question in place of a name is about the name: what it is for, who sees it, whether it must be. */
export const asksOfName = (answer: string): boolean => asksBack(answer) && ofThis.test(answer);
