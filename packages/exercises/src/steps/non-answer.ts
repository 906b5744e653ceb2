import { countWords } from '@vernacular/analyzer';

import { deniesIssue } from './denies-issue.ts';
import { isNotSure } from './not-sure.ts';

/** Why words are no answer: their writer does not know, does not want to, or does not accept what was asked. */
export type NonAnswer = 'not-sure' | 'refuses' | 'objects';

/** Who says more than this says something besides. */
const mostWords = 25;

const asked = String.raw`(?:(?:this|that|the|your|these|such|any of)(?: \p{L}+)? )?(?:questions?|exercises?|tasks?|steps?|assignments?|approach|premise|instructions?|part|thing|game|it|this|that)`;
const before = String.raw`(?:(?:no|nah|sorry|well|honestly|look|ugh|but|ok|okay|please|to be honest)[,.!… ]+)*`;
const doing = String.raw`(?:write|do|answer|use|say|talk|tell|think|name|give|share|add|change|revise|shorten|halve|cut|drop|remove|delete|play|appeal|manipulate|persuade|include|continue|go on|fill|explain|take part|participate|be (?:emotional|asked)|make (?:this|it|a)|emotions?|stories|this|that|it|anything|any of)`;

const refuses = [
  new RegExp(
    String.raw`^${before}(?:(?:i|we)(?:['’]m| am|['’]re| are|['’]d)? |just |really |simply |still )*(?:refuse(?! to (?!${doing}))|(?:won['’]?t|will not)(?: ${doing}|[\s.!…]*$)|(?:would )?rather not|(?:would )?prefer not to|not going to ${doing}|not (?:interested|in the mood|doing)|(?:do not|don['’]?t|wouldn['’]?t) (?:really )?(?:(?:want|wish|need|intend|like|plan|have) to ${doing}|(?:want|like|need) ${doing}|feel like|care(?! (?:for|of))|want to[\s.!…]*$|bother))(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^${before}(?:make me|leave me alone|none of your business|whatever|no (?:thanks|thank you|comment|way)|not applicable|nothing to (?:say|write)|i(?:['’]m| am) (?:bored|tired of this|done)|i have nothing to (?:say|write)|stop(?: it| asking)?|blah(?: blah)*)[\s.!…]*$`,
    'iu',
  ),
  /^(?:(?:no+|nope|well|look|sorry|please|but)[,.!… ]+)*(?:i(?:['’]ve| have)?|we(?:['’]ve| have)?) (?:already |just )(?:told|said|answered|refused|explained|wrote|written|did|done)(?: (?:you|so|this|that|it|no))*(?: (?:at|in|before|above|twice)(?!\p{L})[^.?!]*)?(?:[,.:;!… –-]+(?:no+|nope|already|twice|before|that|so|i (?:do not|don['’]?t) want to|stop(?: asking)?|leave me alone))*[\s.!…]*$/iu,
  /^(?:no+|לא+)!{2,}$|^(?:(?:no+|לא+)[\s,.!]+){2,}(?:no+|לא+)?[\s.!]*$|^(?:לא[,.! ]+)*(?:אני )?כבר (?:אמרתי|סירבתי|עניתי|הסברתי|כתבתי|עשיתי)(?: (?:ל(?:כם|ך)|לא|את זה|שלא|שאני לא רוצה|קודם|בהתחלה))*(?:[,.! ]+לא)*[\s.!…]*$/iu,
  /^(?:(?:לא|סליחה|די|טוב|האמת)[,.!… ]+)*(?:(?:אני|אנחנו|פשוט|ממש) )*(?:מסרב(?:ת|ים)?|לא (?:רוצה|רוצים|מעוניין|מעוניינת|מעוניינים)(?: (?:ל(?:כתוב|ענות|השתמש|ומר|הגיד|דבר|עשות|שנות|קצר|המשיך|שתף|ספר|הוסיף|נסות|התחיל)|את זה|רגש)|[\s.!…]*$)|לא (?:מתאים|מתחשק|בא) לי|אין לי (?:כוח|חשק|עניין|זמן|מה (?:לומר|להגיד|להוסיף|לכתוב))|מעדיפ?ן?ה? (?:ש?לא)|לא אכפת לי)(?!\p{L})/u,
  /(?:^|[.,!?] ?)(?:(?:can|could|may) (?:i|we) (?:please )?skip|i(?:['’]d| would)? (?:like|want|prefer)(?: to)? skip|(?:אפשר|רוצה|מעדיפ?ן?ה?|בואו) לדלג)(?: (?:this|it|that|על זה|הפעם))*[\s.?!…]*$/iu,
  /^(?:עזבו אותי|תעזבו אותי|לא עניינכם|לא תודה|לא רלוונטי|די כבר|מה שתגידו|בלה(?: בלה)*)[\s.!…]*$/u,
];

const objects = [
  /(?:^|[,;.!–—-] ?)(?:but |and |so )?why (?:should|do|must|would) (?:i|we) (?:have to |need to )?(?:do|write|answer|say|halve|shorten|repeat|explain)(?!\p{L})[^.?!]*\?[\s?!]*$/iu,
  new RegExp(
    String.raw`^${before}(?:i |we )?(?:really |just |simply )*(?:(?:do not|don['’]?t|cannot|can['’]?t) (?:really )?(?:agree (?:with|to)|accept|like|see the (?:point|sense|use|need|relevance)(?: of| in)?|see (?:how|why)|get|believe in)|disagree with|reject|object to|hate) ${asked}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^${before}(?:i |we )?(?:do not|don['’]?t|cannot|can['’]?t) see (?:the (?:point|sense|use|need|relevance)|why (?:i|we|this|that))(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^${before}(?:but )?(?:why (?:should|do|would|must|need|on earth)(?: i| we| you)(?!\p{L})|what(?:['’]s| is) the (?:point|use|sense)|who cares|so what|what for)(?!\p{L})[^.?!]*[.?!\s]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${before}(?:i (?:think|feel|find) )?(?:that )?(?:${asked} )(?:(?:is|are|seems?|feels?|sounds?|makes?)|['’]s|(?=stupid|boring|silly|pointless|useless)) ?(?:a |an |so |very |really |just |all |completely |totally )*(?:stupid|boring|silly|pointless|useless|dumb|irrelevant|nonsense|ridiculous|annoying|unfair|wrong|waste of (?:my )?time|no sense|not (?:relevant|necessary|needed|important|my job|for me))(?!\p{L})`,
    'iu',
  ),
  /^(?:אני |אנחנו )?(?:ממש |פשוט )?(?:(?:לא|איני|אינני) (?:מסכים|מסכימה|מסכימים|מקבל|מקבלת|אוהב|אוהבת|רואה|מבין|מבינה)|מתנגד|מתנגדת) (?:ל|עם |את |ב|שום )?(?:\p{L}+ )?[להב]?(?:שאלה|שאלות|תרגיל|משימה|טעם|צורך|היגיון|הנחה|למה|מדוע)(?!\p{L})/u,
  /^(?:אבל )?(?:(?:למה|מדוע|בשביל מה|לשם מה) (?:ש?אני|ש?אנחנו|אתם|את|צריך|צריכה|צריכים)|מה (?:הטעם|הקטע|הפואנטה)|למי אכפת|אז מה)(?!\p{L})[^.?!]*[.?!\s]*$/u,
  /^(?:לדעתי |אני (?:חושב|חושבת) ש)?(?:זה|זו|ה?שאלה(?: הזאת| הזו| שלכם)?|ה?תרגיל(?: הזה)?|הכול) (?:ממש |סתם |פשוט |לגמרי )?(?:טיפשית?|משעממת?|מיותרת?|שטויות|בזבוז זמן|מגוחכת?|לא (?:רלוונטית?|נחוצה?|הוגנת?|חשובה?))(?!\p{L})/u,
];

const plainNo =
  /^(?:no+|nope|nah|none|nothing|no(?:t)? (?:one|any)|n\/?a|not applicable|[-–—.]+|(?:i )?(?:don['’]?t|do not) (?:have any|want to)|there (?:are|is) none|לא+|אין|אין לי|כלום|שום דבר|אף אחד|לא רוצה)[\s.!…]*$/iu;

/** Whether words say no and nothing else: no row of a table, though they may answer another question. */
export const isPlainNo = (answer: string): boolean => plainNo.test(answer.trim());

const unsureFirst =
  /^(?:i (?:really )?(?:don['’]?t|do not) know|no idea|idk|(?:אני )?לא יודע(?:ת|ים)?|אין לי מושג)[,.;!… –-]+(?<rest>.+)$/iu;

/** What kind of no answer some words are; null where they may be one. */
export function nonAnswer(answer: string): NonAnswer | null {
  const text = answer.trim();
  if (isNotSure(text)) return 'not-sure';
  if (countWords(text) > mostWords) return null;
  // “I don’t know, I don’t want to”, “I don’t know, perhaps money?”
  const rest = unsureFirst.exec(text)?.groups?.['rest'];
  if (rest !== undefined && rest.endsWith('?')) return 'not-sure';
  if (rest !== undefined && nonAnswer(rest) !== null) return nonAnswer(rest);
  // “Why do you ask? I’d rather not”: each of its sentences is none.
  const sentences = text.split(/(?<=[.?!])\s+/u);
  if (sentences.length > 1 && sentences.every((one) => nonAnswer(one) !== null))
    return nonAnswer(sentences.at(-1) ?? '');
  if (deniesIssue(text) || objects.some((pattern) => pattern.test(text))) return 'objects';
  return refuses.some((pattern) => pattern.test(text)) ? 'refuses' : null;
}
