import { numeralsIn } from '../text/numerals.ts';
import { readPassage, type Sentence } from '../text/passage.ts';
import { beginning } from '../text/quote.ts';
import { isYear, numberSaidIn } from './new-in-version.ts';
import { checkable } from './proven.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

/** The first version, where it is in the language of this one. */
const firstOf = ({ request, language }: Look) => {
  const first = readPassage(request.earlier[0]?.text ?? '');
  return first.language === language ? first : null;
};

/** The result of the first version, by the numbers of its sentence: none of them stands in the last. */
export const findingGone: Rule = (look) => {
  const { draft, say } = look;
  const first = firstOf(look);
  const found = first && checkable({ ...look, draft: first });
  if (!found || checkable(look)) return null;
  const numbers = numeralsIn(found.quote).filter((one) => !isYear(one));
  if (numbers.length === 0 || numbers.some(numberSaidIn(draft.text))) return null;
  return { kind: 'question', text: say.facts.findingGone(beginning(found.quote)), quote: '' };
};

/** What a reader is asked to do, in words that ask for nothing else. */
const asks = whole(
  'should|must|ought to|please|(?:we|i) (?:therefore )?(?:ask|urge|recommend|propose|request|seek)',
  String.raw`צריך|צריכה|צריכים|חייב\p{L}*|כדאי|מומלץ|ראוי|אני מציע\p{L}*|אנחנו מציעים|(?:אני|אנחנו|אנו) מבקש\p{L}*`,
);
/** Any words that may ask: with one of them no request is called gone. */
const mayAsk = whole(
  String.raw`${asks.en.source}|need(?:s|ed)?|ha(?:s|ve) to|let us|let['’]s|call(?:s|ing)? (?:for|on)|asks?|want\p{L}*|wish|worth|deserves?|could|can|would|help|join|support|fund\p{L}*|invest\p{L}*|give|donate|stop|start|begin|try|remember|protect|save|if you|will you`,
  String.raw`${asks.he.source}|יש ל\p{L}+|נדרש\p{L}*|דרוש\p{L}*|בואו|זקוק\p{L}*|\p{L}*בקש\p{L}*|ממליצ\p{L}*|\p{L}*מציע\p{L}*|תנו|תן|תני|הצטרפ\p{L}*|אפשר|נוכל|תוכלו|לתמוך|לתרום|לעזור|עזרו|הפסיקו|התחילו|נסו|זכרו|שמרו|אם ת\p{L}+`,
);
const doubted = whole("if|whether|not|no|n['’]t", 'אם|האם|לא|אין');

const isRequest = ({ text }: Sentence, language: Look['language']) =>
  asks[language].test(text) && !doubted[language].test(text) && !text.endsWith('?');

/** What the first version asks for, where no sentence of this one may ask for anything. */
export const requestGone: Rule = (look) => {
  const { draft, say, language } = look;
  const asked = firstOf(look)?.sentences.find((one) => isRequest(one, language));
  if (!asked || mayAsk[language].test(draft.text)) return null;
  return { kind: 'question', text: say.facts.requestGone(beginning(asked.text)), quote: '' };
};
