import { countWords } from '@vernacular/analyzer';

/** So many words may be a text, whatever they begin or end with. */
const fewestOfText = 20;

const opens =
  /^(?:hi|hello|hey|ok|okay|thanks|thank you|cool|great|שלום|היי|הי|אוקיי|אוקי|תודה|סבבה|מגניב)(?!\p{L})/iu;

/** Whether a few words speak to the coach, where a text was asked for: “hello! how does this work?”, “ok thanks, and what now?”. */
export const isRemark = (text: string): boolean => {
  const trimmed = text.trim();
  return countWords(trimmed) < fewestOfText && (opens.test(trimmed) || trimmed.endsWith('?'));
};
