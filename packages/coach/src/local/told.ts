import type { CoachFocus } from '@vernacular/exercises';

import { isAnswered } from '../rules/own-words.ts';
import type { Look } from '../rules/rule.ts';
import { type InBoth, whole } from '../rules/whole.ts';

const mayBe = String.raw`(?:may|might|could)(?: \p{L}+)? (?:be|come|have|lie|not)|perhaps|maybe|other (?:explanations?|reasons?|causes?)`;
const mayBeInHebrew = String.raw`ייתכן|אולי|יכול להיות|עשוי|עשויה|הסבר אחר|סיבה אחרת`;
/** What a text or an answer says that has told already what such a question asks for. */
const wrongIf = whole(
  String.raw`if [^?!]{3,120} (?:should|would) (?:have|not|be|show|fall|rise|see)|claim[^.?!]{0,30} (?:false|wrong|untrue)|(?:false|wrong|mistaken|disprove\p{L}*|change my mind)[^.?!]{0,20} if`,
  String.raw`(?:אילו|לו) [^?!]{3,120} הי(?:ה|ו|ינו|יתה|ייתה)|(?:טענה|מסקנה)\p{L}*(?: של\p{L}+)? (?:שגויה|לא נכונה|נופלת|מופרכת)|אטעה אם`,
);
const wishes = whole(
  String.raw`(?:would|['’]d) (?:still )?(?:like|love|need|want)|(?:still|next|also) (?:need|want|plan|miss)|second (?:year|study|season)|missing`,
  String.raw`(?:הייתי|היינו) (?:רוצ\p{L}+|צריכ\p{L}+)|חסר\p{L}* (?:לי|לנו)|צריך עוד`,
);
const told: Partial<Record<CoachFocus, InBoth>> = {
  claim: whole('questions?', String.raw`שאלה|שאלת`),
  reasoning: whole(mayBe, mayBeInHebrew),
  ethos: whole(
    String.raw`${mayBe}|(?:do not|don['’]t|cannot|can['’]t) (?:yet )?(?:know|say|tell)|not yet`,
    String.raw`${mayBeInHebrew}|לא (?:יודע|בדק|נבדק)\p{L}*|עדיין לא|עוד לא`,
  ),
  // Who grants that the critic has a point was asked for it already.
  objection: whole(
    String.raw`admit|agree|concede|right|true|fair (?:point|objection)|weak|too few|is few|(?:do|does) not answer|no (?:full |good )?answer|cannot (?:answer|rule|say)|can['’]t (?:answer|rule|say)|not tested|did not (?:test|ask|measure|check)`,
    String.raw`צודק\p{L}*|מוד\p{L}+|נכון|אין לי תשובה|לא (?:בדקתי|בדקנו|הוכחתי|הוכחנו|מדדתי|מדדנו|שאלתי|שאלנו)`,
  ),
  certainty: whole(
    String.raw`${mayBe}|not show|nor (?:for|in|of)|only (?:for|in|to|of|among|with|when)|not (?:for|in|to|hold|apply)|elsewhere|other (?:countries|places|people|groups|schools)`,
    String.raw`${mayBeInHebrew}|רק (?:ב|ל|של|על|אצל)\p{L}*|לא (?:לגבי|אצל|בכל|לכל|חל\p{L}*)|במקומות אחרים`,
  ),
};
/** Whether a text, or an answer to a question about it, has told what the first stock questions ask for. */
export const hasTold = ({ request, draft, answer, language }: Look): boolean => {
  const words = isAnswered(request.focus) ? `${answer.text}\n${draft.text}` : draft.text;
  return told[request.focus]?.[language].test(words) === true;
};

/** Which questions of a focus such words have answered, by their place. */
const toldOf: Partial<Record<CoachFocus, readonly number[]>> = {
  claim: [1],
  reasoning: [0, 1, 2],
  objection: [0, 1, 2],
  certainty: [0],
  ethos: [0],
};

/** Questions of other words: what would show the claim wrong, and what the writer still wants to have. */
const toldElsewhere = [
  { focus: 'claim', at: 0, words: wrongIf },
  { focus: 'evidence', at: 0, words: wishes },
  { focus: 'evidence', at: 1, words: wrongIf },
  { focus: 'certainty', at: 1, words: wishes },
] as const;

const fewestOfObjection = 8;

/** The questions of the focus that have been answered, by their place. */
export const toldBy = (look: Look): readonly number[] => {
  const { request, draft, answer, language } = look;
  const all = [draft.text, answer.text, ...(request.before ?? []).map((one) => one.answer)];
  return [
    ...(hasTold(look) ? (toldOf[request.focus] ?? []) : []),
    // Asked for an objection, an answer of some words is one.
    ...(request.focus === 'objection' && answer.words.length > fewestOfObjection ? [0] : []),
    ...toldElsewhere
      .filter(({ focus, words }) => focus === request.focus && words[language].test(all.join('\n')))
      .map(({ at }) => at),
  ];
};
