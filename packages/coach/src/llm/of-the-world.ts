import { isSmallWord, type Brought } from './brought.ts';
import { isAboutText, type Said } from './sentences-of.ts';

/** Words that teachers use of writing and of whoever reads it: a clause with one of them states nothing of the world. */
const ofWriting =
  /\b(?:comparisons?|clauses?|names?|naming|contrasts?|gaps?|chain|images?|critics?|pictures?|details?|tone|rhythm|verbs?|nouns?|adjectives?|terms?|jargon|logic|structure|order|transitions?|claims?|reasons?|arguments?|evidence|numbers?|figures?|counts?|units?|titles?|metaphors?|conclusions?|introductions?|starts?|beginning|finish|descriptions?|explanations?|definitions?|gloss(?:es)?|stor(?:y|ies)|examples?|questions?|answers?|writing|written|language|style|pace|links?|steps?|proposals?|puzzle|results?|findings?|one|something|everything|nothing|anything|nobody|everybody|listeners?|clear|vague|strong|short|long|easier|harder|better|I|me)\b|\b(?:may|might|will|would|could|can) (?:\p{L}+ )?(?:ask|wonder|know|understand|want|need|think|see|help|be|make|picture|believe|do|reply|say|object|argue|answer|doubt)\b|(?<!\p{L})[ובלכמשה]{0,2}(?:השוואה|דוגמה|דוגמאות|פרט|פרטים|תמונה|מספר|מספרים|שם|מונח|טענה|טענות|סיבה|סיבות|נימוק|סיפור|שאלה|תשובה|פתיחה|סיום|סוף|כותרת|סדר|קצב|טון|מעבר|קשר|הסבר|הגדרה|ממצא|תוצאה|תוצאות|פועל|שם|רעיון|מסר|ניגוד|דימוי|סיכום|נקוד(?:ה|ות)|עיקרון|שור(?:ה|ות)|ספקנית?|מבקרת?|הורה|מורה|תלמידה?|מישהו|חבל|בעי(?:ה|ות)|טיעון|טיעונים|עמדה|מאוחר|מוקדם|חשובה?|מיותרת?|ביטוי|זהירה?|כנה|[ית](?:גיד|שאל|חשוב|בין|רצה|תקשה|אמין)|מילת|קישור|התנגדות|רואה|רואים|קל|קשה|מעט|הרבה|חסר|ברור|ברורה|חזק|חזקה|קצר|קצרה|טוב|טובה|יפה|פשוט|פשוטה|מדויק|אפשר|כדאי|צריך|נסו|אולי|הוסיפו|כתבו|אמרו|הסבירו|קצרו|ספרו|שימו|החליפו|תנו|השאירו)(?!\p{L})/iu;

const fewestWords = 4;
const mostNew = { en: { words: 3, share: 0.5 }, he: { words: 3, share: 0.75 } };

/**
 * Whether the first clause of a sentence tells something of the world in words that the writer never used: it neither
 * asks nor speaks of the text, its reader or how it is written, and most of its content words are new.
 */
export function isOfTheWorld({ bare, isAsking }: Said, { hasWord }: Brought): boolean {
  const [clause = ''] = bare.split(/[,;:—–](?=\s)/u, 1);
  const words = clause.match(/\p{L}[\p{L}\p{M}'’״"]*/gu) ?? [];
  if (isAsking || words.length < fewestWords || /["״](?!\p{L})/u.test(clause)) return false;
  if (isAboutText(clause) || ofWriting.test(clause)) return false;
  const content = words.filter((word) => !isSmallWord(word));
  const fresh = content.filter((word) => !hasWord(word)).length;
  const most = /\p{Script=Hebrew}/u.test(clause) ? mostNew.he : mostNew.en;
  return fresh >= most.words && fresh / content.length >= most.share;
}
