import { countWords } from '@vernacular/analyzer';

/** So many words may be a text, whatever they begin or end with. */
const fewestOfText = 20;

const opens =
  /^(?:hi|hello|hey|ok|okay|thanks|thank you|cool|great|שלום|היי|הי|אוקיי|אוקי|תודה|סבבה|מגניב)(?!\p{L})/iu;

/** So many may still end by asking the coach: “… What word should I use instead?” */
const fewestOfAnswer = 45;
const asksCoach =
  /(?:^|[.!?…]\s)[^.?!]*(?<!\p{L})(?:(?:should|can|do|could|am|must|may) i|do you (?:mean|want)|אני (?:אמור|צריך|יכול)\p{L}*|כדאי לי|אתם (?:רוצים|מתכוונים))(?!\p{L})[^.?!]*\?\s*$/iu;

/** Whether a few words speak to the coach, where a text was asked for: “hello! how does this work?”, “ok thanks, and what now?”. */
export const isRemark = (text: string): boolean => {
  const trimmed = text.trim();
  const count = countWords(trimmed);
  return (
    (count < fewestOfText && (opens.test(trimmed) || trimmed.endsWith('?'))) ||
    (count < fewestOfAnswer && asksCoach.test(trimmed))
  );
};
