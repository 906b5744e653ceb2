import type { CoachComment } from '@vernacular/exercises';

import { quote } from '../text/quote.ts';
import { isAnswered } from './own-words.ts';
import type { Look, Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

type Fallacy =
  | 'person'
  | 'noProofAgainst'
  | 'natural'
  | 'falseChoice'
  | 'everybody'
  | 'afterTherefore'
  | 'anecdote';

/** Ways to argue that prove less than they seem to, by their wording. Each is asked about, never called by its name. */
const wordings: Readonly<Record<Fallacy, InBoth>> = {
  person: whole(
    String.raw`(?:critics|people|those|doctors|scientists|opponents|sceptics|they)\b[^.?!]{0,50}\b(?:(?:are|is) (?:just |only |all |simply )?(?:paid|bought|stupid|old|lazy|jealous|corrupt|idiots|ignorant|naive)|(?:do not|don['’]t|doesn['’]t) understand (?:anything|a thing)|earn money (?:with|from|by)|want (?:only )?(?:your|our|the) money)`,
    String.raw`(?:המבקרים|מי שמתנגד|אנשים ש\p{L}+|הרופאים|המדענים)[^.?!]{0,50}(?:משלמים להם|מקבלים כסף|טיפשים|קנאים|מושחתים|לא מבינים כלום|מרוויחים)`,
  ),
  noProofAgainst: whole(
    String.raw`(?:nobody|no one|never|not|no study)\b[^.?!]{0,40}\b(?:prove[dn]?|shown?|disproved?|found)\b[^.?!]{0,30}\b(?:false|wrong|untrue|not|n['’]t|does not|is not|no effect|harmful)\b[^.?!]*|(?:nobody|no one|never)\b[^.?!]{0,30}\b(?:disproved?|refuted?)`,
    String.raw`(?:אף אחד|איש|עוד|עדיין|מעולם)(?: \p{L}+)? לא (?:הוכיח|הוכיחו|הוכח|הראו|הראה|הפריך|הפריכו)[^.?!]*|לא (?:הוכח|הראו|הוכיחו) ש[^.?!]*(?:לא|אינו)`,
  ),
  natural: whole(
    String.raw`natural(?:ly)?\b[^.?!]{0,30}\b(?:so|therefore|thus|safe|good|harmless|healthy|healthier)|(?:found|comes?|made) (?:in|from|by) nature\b[^.?!]*\b(?:so|therefore|safe|good|harm)|(?:because|since) (?:it|this|that|they) (?:is|are) natural`,
    String.raw`(?:טבעי|טבעית|טבעיים|טבעיות)[^.?!]{0,25}(?:לכן|בטוח|בטוחה|טוב|טובים|טובה|בריא|בריאים)|כי (?:זה|הוא|היא) טבעי\p{L}*`,
  ),
  falseChoice: whole(
    String.raw`either (?:we|you|they|the|it|voting|our|this)\b[^.?!]{3,80}\bor\b[^.?!]{0,60}\b(?:will|dies?|forever|lost?|never|ends?|everything|nothing)|the only (?:alternative|choice|other way)`,
    String.raw`או ש[^.?!]{3,70} או ש[^.?!]{0,60}(?:לעולם|ימות|תמות|ייגמר|לנצח|לתמיד)`,
  ),
  everybody: whole(
    String.raw`every(?:body|one) (?:knows?|agrees?|says?|thinks?|believes?|does|wears?|uses?|in (?:my|our|the) \p{L}+ \p{L}+s\b)|(?:is )?obvious to (?:any|every)(?:one|body)|all (?:people|my friends) (?:know|say|agree|think)`,
    String.raw`(?:כולם|כל אחד|כל העולם) (?:יודע|יודעים|מסכים|מסכימים|אומרים|חושבים|משתמשים)|כל (?:הכפר|העיר|הכיתה|המשפחה) (?:שלנו |שלי )?(?:עונד|עונדת|לוקח|לוקחת|משתמש|משתמשת)`,
  ),
  afterTherefore: whole(
    String.raw`(?:after|since then|afterwards|and then)\b[^.?!]{0,80}\b(?:gone|went away|disappeared|better|stopped|healthy|not (?:been )?ill|never ill|could \p{L}+ \p{L}+ again)|(?:died|fell ill|got better) after\b[^.?!]{0,60}\b(?:so|therefore|thus)|(?:and|,) by \p{Lu}\p{L}+ i could`,
    String.raw`(?:אחרי|לאחר|ואז|מאז)[^.?!]{0,50}(?:נעלם|נעלמה|נעלמו|עבר|עברו|הפסיק|הפסיקו|הבריא|הבריאה)`,
  ),
  anecdote: whole(
    String.raw`(?:my|his|her) (?:grand(?:mother|father|ma|pa)|mother|father|mum|mom|dad|uncle|aunt|friend|neighbou?r|cousin|brother|sister|boss|teacher)\b[^.?!]{0,60}\b(?:took|tried|had|has|have|did|does|hears?|feels?|felt|is|was|got|uses?|lost)|(?:it|this) (?:always )?(?:worked|works) for me|i (?:always |have )?(?:bought|took|taken|tried|hear|put it|feel it|was not ill|was never ill)`,
    String.raw`(?:סבתא|סבא|אימא|אמא|אבא|דוד|דודה|חבר|חברה|השכן|השכנה|אחותי|אחי)(?: שלי)?(?: \p{L}+)? (?:לקחה|לקח|ניסה|ניסתה|השתמש|השתמשה|הייתה|היה)|היא סבתא שלי|זה עבד (?:לי|אצלי)|(?:קניתי|לקחתי|ניסיתי|שמתי)`,
  ),
};

const order = Object.keys(wordings) as readonly Fallacy[];

/** A group of people or numbers of ten and more: then a single person’s story is no more all there is. */
const counted =
  /(?<![\d.,])(?:[1-9]\d+|\d{1,3}(?:,\d{3})+)(?!\d| ?(?:minutes|hours|days|years|weeks|%))/u;

const told: ReadonlySet<Fallacy> = new Set(['anecdote', 'afterTherefore']);

const ask = ({ draft, say }: Look, fallacy: Fallacy, text: string): CoachComment => {
  const inDraft = draft.sentences.find((one) => wordings[fallacy][draft.language].test(one.text));
  const isOfDraft = text === draft.text;
  return {
    kind: 'question',
    text: say.patterns[fallacy],
    quote: isOfDraft && inDraft ? quote(inDraft.text) : '',
  };
};

/** A way to argue that proves less than it seems to, in what the student just said or else in the text. */
export const weakArgument: Rule = (look) => {
  const texts = isAnswered(look.request.focus)
    ? [look.answer.text, look.draft.text]
    : [look.draft.text];
  for (const text of texts) {
    const found = order.find(
      (fallacy) =>
        wordings[fallacy][look.language].test(text) &&
        !(told.has(fallacy) && counted.test(look.draft.text)),
    );
    if (found) return ask(look, found, text);
  }
  return null;
};
