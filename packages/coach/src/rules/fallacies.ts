import type { CoachComment, ConversationLanguage } from '@vernacular/exercises';

import { quote } from '../text/quote.ts';
import { isAnswered } from './own-words.ts';
import { relatives, relativesInHebrew } from './relatives.ts';
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
  | 'anecdote'
  | 'provesAll';

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
    String.raw`(?:my|his|her|our) (?:\p{L}+ )?(?:${relatives})\b[^.?!]{0,60}?\b(?:\p{L}{3,}ed|took|ate|drank|slept|tried|had|has|have|did|does|hears?|feels?|felt|is|was|were|got|gets|uses?|lost|lives?|went|never|always|swears?|says?|told)|(?:it|this) (?:always )?(?:worked|works) for me|i (?:always |have )?(?:bought|took|taken|tried|hear|put it|feel it|was not ill|was never ill|know (?:someone|somebody|a (?:man|woman|guy|girl|person)))|i (?:once )?met (?:someone|somebody|an? \p{L}+) who`,
    String.raw`(?:${relativesInHebrew})(?: \p{L}+){0,3} (?:לקח|לקחה|ניסה|ניסתה|השתמש|השתמשה|היה|היתה|הייתה|אכל|אכלה|שתה|שתתה|ישן|ישנה|הפסיק|הפסיקה|התחיל|התחילה|הבריא|הבריאה|מעולם|תמיד)|היא סבתא שלי|זה עבד (?:לי|אצלי)|(?:קניתי|לקחתי|ניסיתי|שמתי)|אני מכיר(?:ה)? (?:מישהו|מישהי)`,
  ),
  provesAll: whole(
    String.raw`(?:this|that|it|which) (?:alone )?(?:proves?|shows?|says?|explains?) (?:it all|everything|all of it|that (?:i am|we are|i['’]m|we['’]re) right)|(?:speaks?|spoke) for (?:itself|themselves)|(?:this|that|which) is (?:proof enough|all the proof|the proof)|because (?:it|that) (?:just |simply )?(?:is|is so|is true|is how it is|is how it works)(?=[.,!;]|$)|(?:it|that) (?:just|simply) is(?=[.,!;]|$)`,
    String.raw`זה (?:לבד )?(?:מראה|מוכיח|אומר|מסביר) (?:הכול|הכל|את הכול|את הכל|שאני צודק\p{L}*|שאנחנו צודקים)|מדבר\p{L}* בעד עצמ\p{L}+|זו? ההוכחה|כי (?:ככה|כך) זה|כי זה (?:ככה|כך|פשוט נכון|נכון)|ככה זה`,
  ),
};

const order = Object.keys(wordings) as readonly Fallacy[];

/** A group of people or numbers of ten and more: then a single person’s story is no more all there is. */
const counted =
  /(?<![\d.,])(?:[1-9]\d+|\d{1,3}(?:,\d{3})+)(?!\d| ?(?:minutes|hours|days|years|weeks|%))/u;

const told: ReadonlySet<Fallacy> = new Set(['anecdote', 'afterTherefore']);

const mostWords = 10;

/** The words that carry the pattern, at most ten of them. */
const excerpt = (words: string) => {
  const all = words.trim().split(/\s+/u);
  return all.length > mostWords ? `${all.slice(0, mostWords).join(' ')} …` : all.join(' ');
};

/** Whether a sentence argues in a way that proves less than it seems to: then it is nobody’s evidence. */
export const isWeak = (sentence: string, language: ConversationLanguage): boolean =>
  order.some((fallacy) => wordings[fallacy][language].test(sentence));

const ask = ({ draft, say, language }: Look, fallacy: Fallacy, text: string): CoachComment => {
  const wording = wordings[fallacy][language];
  const inDraft = text === draft.text && draft.sentences.find((one) => wording.test(one.text));
  return {
    kind: 'question',
    text: say.patterns[fallacy](excerpt(wording.exec(text)?.[0] ?? '')),
    quote: inDraft ? quote(inDraft.text) : '',
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
