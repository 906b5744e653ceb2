import type { CoachComment, ConversationLanguage } from '@vernacular/exercises';

import type { Passage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isAnswered } from './own-words.ts';
import { thingsIn } from './pattern-nouns.ts';
import { relatives, relativesInHebrew } from './relatives.ts';
import type { Look, Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

/** A way to argue that proves less than it seems to. */
export type Fallacy =
  | 'person'
  | 'noProofAgainst'
  | 'natural'
  | 'falseChoice'
  | 'everybody'
  | 'authority'
  | 'afterTherefore'
  | 'anecdote'
  | 'provesAll';

/** Ways to argue that prove less than they seem to, by their wording. Each is asked about, never called by its name. */
const wordings: Readonly<Record<Fallacy, InBoth>> = {
  person: whole(
    String.raw`(?:(?:critics|people|those|doctors|scientists|opponents|sceptics)\b(?:(?! (?:because|so|when|if|while|that|say|says|argue|claim) )[^.?!]){0,50}\b|they (?=(?:are|is) [^.?!]{0,40}who are afraid)|they )(?:(?:are|is) [^.?!]{0,40}who are afraid|(?:are|is) (?:just |only |all |simply )?(?:paid|bought|stupid|old|lazy|jealous|corrupt|idiots|ignorant|naive|just an excuse|afraid of what (?:they|he|she)|(?:usually |only |just )?afraid of (?:science|progress|change))|(?:are|is) (?:just |only |all |simply |completely )?(?:biased|liars?|lying|fools?|uneducated|incompetent|crazy|dishonest|in the pocket of)|(?:do not|don['’]t|doesn['’]t) understand (?:anything|a thing)|(?<!(?:can|could|may|might|to|would) )earn money (?:with|from)|want (?:only )?(?:your|our|the) money)|(?:critics|opponents|sceptics|(?:people|those) who (?:disagree|object|oppose|doubt))\b[^.?!]{0,50}\b(?:have|has) (?:no idea|never (?:worked|taught|studied|been|seen|held|met))|any(?:one|body) who (?:disagrees|objects|doubts|opposes)\b[^.?!]{0,40}\b(?:is|has (?:no|never)|(?:does not|doesn['’]t) (?:care|understand)|(?:just|simply|only|must))|(?:he|she|they) (?:is|are) not (?:even )?(?:an? )?(?:real |true )?(?:scientists?|doctors?|experts?|teachers?|researchers?)|(?:people|those|whoever|any(?:one|body)|critics|opponents|politicians|the (?:mayor|minister|council|company|other side))\b[^.?!]{0,60}\b(?:(?:are|is|must be) (?:just |only |all |simply |clearly |either )*(?:an? )?(?:selfish|lazy|cowards?|hypocrites?|heartless|greedy|ignorant|stupid)|(?:do not|don['’]t|does not|doesn['’]t) care about (?:children|people|nature|us|anything|anyone))`,
    String.raw`(?:המבקרים|מי שמתנגד|אנשים ש\p{L}+|הרופאים|המדענים)[^.?!]{0,50}(?:משלמים להם|מקבלים כסף|טיפשים|קנאים|מושחתים|לא מבינים כלום|מרוויחים|מוטים|שקרנים|בורים|מעולם לא)|מי ש(?:מתנגד|לא מסכים|חולק|מפקפק)[^.?!]{0,40}(?:פשוט|עצלן|טיפש|קנאי|בור|לא מבין|אנוכי|צבוע|שקרן)`,
  ),
  noProofAgainst: whole(
    String.raw`(?:nobody|no one|never|not|no study)\b[^.?!]{0,40}\b(?:prove[dn]?|shown?|disproved?|found)\b[^.?!]{0,30}\b(?:false|wrong|untrue|not|n['’]t|does not|is not|no effect|harmful|harmless|dangerous|unsafe)\b[^.?!]*|(?:nobody|no one|never)\b[^.?!]{0,30}\b(?:disproved?|refuted?)`,
    String.raw`(?:אף אחד|איש|עוד|עדיין|מעולם)(?: \p{L}+)? לא (?:הוכיח|הוכיחו|הוכח|הראו|הראה|הפריך|הפריכו)(?!\p{L})[^.?!]*|לא (?:הוכח|הראו|הוכיחו) ש[^.?!]*(?:לא|אינו)`,
  ),
  natural: whole(
    String.raw`natural(?:ly)?\b(?! (?:areas?|causes?|deaths?|disasters?|environments?|gas|habitats?|history|languages?|light|numbers?|parks?|reserves?|resources?|sciences?|selection|sites?|world))[^.?!]{0,30}\b(?:so|therefore|thus|safe|good|harmless|healthy|healthier)|(?:found|comes?|made) (?:in|from|by) nature\b[^.?!]*\b(?:so|therefore|safe|good|harm)|(?:because|since) (?:it|this|that|they) (?:is|are) natural`,
    String.raw`(?:טבעי|טבעית|טבעיים|טבעיות)[^.?!]{0,25}(?:לכן|בטוח|בטוחה|טוב|טובים|טובה|בריא|בריאים)|כי (?:זה|הוא|היא) טבעי\p{L}*`,
  ),
  falseChoice: whole(
    String.raw`either (?:we|you|they|the|it|voting|our|this)\b[^.?!]{3,80}\bor\b[^.?!]{0,60}\b(?:will|dies?|forever|lost?|never|ends?|everything|nothing)|the only (?:alternative|choice|other way)|(?:there (?:is|are)|we have|you have|leaves? us(?: with)?) (?:only |just )two (?:options|choices|ways|possibilities)|(?:we|you|one|they|society|parents|schools) (?:can |must |could |have to |has to )?either\b[^.?!]+\bor (?:accept|give up|lose|die|fail|do nothing|face|let|live with|admit)|if (?:we|they|you) (?:do not|don['’]t) \p{L}+[^.?!]{0,40}, (?:all|every|no|none|the whole|our|we)\b[^.?!]{0,40}\b(?:will (?:all |never )?(?:be (?:lost|ruined|destroyed)|die|fail|never|disappear)|lost forever)|either (?:we|you|people)\b[^.?!]{3,100}\bor\b (?:we|you|people|they|our|the)|with us or against us`,
    String.raw`או ש[^.?!]{3,70} או ש[^.?!]{0,60}(?:לעולם|ימות|תמות|ייגמר|לנצח|לתמיד|אבוד|נפסיד|נוותר|נאבד)|מי שלא איתנו|(?:יש|קיימות|נותרו) (?:לנו )?רק שתי (?:אפשרויות|דרכים|ברירות)|האפשרות היחידה|אין (?:שום )?ברירה אחרת`,
  ),
  everybody: whole(
    String.raw`every(?:body|one) (?:knows?|agrees?|says?|thinks?|believes?|does|wears?|uses?|in (?:my|our|the) \p{L}+ \p{L}+s\b)|(?:is )?obvious to (?:any|every)(?:one|body)|all (?:people|my friends) (?:know|say|agree|think)|all (?:the )?other (?:schools|countries|universities|hospitals|labs|teams|parents|researchers|companies|cities) (?:already )?(?:do|did|use|have|ban|banned)\p{L}*|(?:millions|thousands|so many|most) (?:of )?(?:people|parents|users|teachers|countries|patients)? ?(?:can(?:no|['’])t|could not) be (?:all )?wrong|(?:is|it['’]s) (?:common knowledge|common sense|well known|a well[- ]known fact)|(?:as )?we all know|every (?:parent|child|scientist|reader|doctor) knows(?= that\b|[,.:;])|(?:nobody|no one) (?:doubts|disagrees|can (?:doubt|deny|disagree))`,
    String.raw`(?:כולם|כל אחד|כל העולם) (?:יודע|יודעים|מסכים|מסכימים|אומרים|חושבים|משתמשים|עושים)|ידוע ל(?:כול|כל)|זה ידוע|כולנו (?:יודעים|מסכימים)|ברור לכולם|(?:איש|אף אחד) (?:לא|אינו) (?:מפקפק|חולק)|מיליוני \p{L}+ לא (?:יכולים לטעות|טועים)|כל (?:בתי הספר|המדינות|האוניברסיטאות|החברים שלי) (?:האחר\p{L}+ )?(?:כבר )?(?:אסרו|עושים|עושות|עשו|משתמשים)|כל (?:הכפר|העיר|הכיתה|המשפחה) (?:שלנו |שלי )?(?:עונד|עונדת|לוקח|לוקחת|משתמש|משתמשת)`,
  ),
  authority: whole(
    String.raw`(?:must|has to) be (?:true|right|so) (?:because|since) (?:he|she|they|a|the|my|professor|dr)\b|(?:he|she) is (?:an? |the )?(?:\p{L}+ )?(?:famous|leading|renowned|well-known|respected|top|world-class) (?:\p{L}+ )?(?:experts?|professors?|scientists?|doctors?|researchers?|authorit(?:y|ies))`,
    String.raw`(?:הוא|היא) (?:מומחה|מומחית|פרופסור|מדען|מדענית|רופא|רופאה|חוקר|חוקרת) (?:ידוע|ידועה|מפורסם|מפורסמת|גדול|גדולה|מוביל|מובילה|בכיר|בכירה)`,
  ),
  afterTherefore: whole(
    String.raw`(?:after|since then|afterwards|and then)\b[^.?!]{0,80}\b(?:gone|went away|disappeared|better|(?<!(?:are|be|been|is|was|were) )stopped|healthy(?! \p{L})|not (?:been )?ill|never ill|could \p{L}+ \p{L}+ again)|(?:grew|became|got|rose|fell|increased|went (?:up|down))\b[^.?!]{0,60}, so (?:\p{L}+ ){1,6}(?:makes?|causes?|leads? to|helps?)|(?:died|fell ill|got better) after\b[^.?!]{0,60}\b(?:so|therefore|thus)|(?:and|,) by \p{Lu}\p{L}+ i could`,
    String.raw`(?:אחרי|לאחר|ואז|מאז)[^.?!]{0,50}(?:נעלם|נעלמה|נעלמו|עבר|עברו|הפסיק|הפסיקו|הבריא|הבריאה)`,
  ),
  anecdote: whole(
    String.raw`(?:his|her) (?:\p{L}+ )?(?:${relatives})\b[^.?!]{0,30}?\b(?:took|ate|drank|slept|tried|swears?|uses|used|stopped|recovered|got better|lost)|(?:my|our) (?:\p{L}+ )?(?:${relatives})\b[^.?!]{0,60}?\b(?:\p{L}{3,}ed|took|ate|drank|slept|tried|had|has|have|did|does|hears?|feels?|felt|is|was|were|got|gets|uses?|lost|lives?|went|never|always|swears?|says?|told)|(?:it|this) (?:always )?(?:worked|works) for me|i (?:always |have )?(?:bought|took|taken|tried|hear|put it|feel it|was not ill|was never ill|know (?:someone|somebody|a (?:man|woman|guy|girl|person)))|i (?:once )?met (?:someone|somebody|an? \p{L}+) who`,
    String.raw`(?:${relativesInHebrew})(?: \p{L}+){0,3} (?:לקח|לקחה|ניסה|ניסתה|השתמש|השתמשה|היה|היתה|הייתה|אכל|אכלה|שתה|שתתה|ישן|ישנה|הפסיק|הפסיקה|התחיל|התחילה|הבריא|הבריאה|מעולם|תמיד)|היא סבתא שלי|זה עבד (?:לי|אצלי)|(?:קניתי|לקחתי|ניסיתי|שמתי)|אני מכיר(?:ה)? (?:מישהו|מישהי)`,
  ),
  provesAll: whole(
    String.raw`(?:this|that|it|which) (?:alone )?(?:proves?|shows?|says?|explains?) (?:it all|everything|all of it|that (?:i am|we are|i['’]m|we['’]re) right)|(?:speaks?|spoke) for (?:itself|themselves)|(?:this|that|which) is (?:proof enough|all the proof|the proof)|because (?:it|that) (?:just |simply )?(?:is|is so|is true|is how it is|is how it works)(?=[.,!;]|$)|(?:it|that) (?:just|simply) is(?=[.,!;]|$)`,
    String.raw`זה (?:לבד )?(?:מראה|מוכיח|אומר|מסביר) (?:הכול|הכל|את הכול|את הכל|שאני צודק\p{L}*|שאנחנו צודקים)|מדבר\p{L}* בעד עצמ\p{L}+|זו? ההוכחה|כי (?:ככה|כך) זה|כי זה (?:ככה|כך|פשוט נכון|נכון)|ככה זה`,
  ),
};

/** Somebody is said to have said so: an answer that rests on it says nothing of what they saw. News may well report it. */
const saidSo = whole(
  String.raw`(?:(?:my|our) (?:professor|supervisor|teacher|doctor|boss|mentor|lecturer)|(?:the |many |all |most |leading |top |famous |real )*(?:experts|scientists|doctors|specialists|professors)|science|professor \p{Lu}\p{L}+|dr\.? \p{Lu}\p{L}+) (?:also |always |all |clearly |have |has )*(?:says?|said|told me|tells? us|agrees?|believes?|thinks?|(?:is|are) (?:convinced|sure|certain)|confirm(?:s|ed)?|proven?|proved)`,
  String.raw`(?:ה?(?:פרופסור|מנחה|מורה|רופא|מרצה) (?:שלי|שלנו)|(?:ה?מומחים|ה?מדענים|ה?רופאים|ה?מדע)|פרופ(?:סור|׳) \p{L}+|ד״ר \p{L}+) (?:תמיד |כולם )?(?:אומר|אומרת|אומרים|אמר|אמרה|אמרו|מסכימים|מסכים|חושב|חושבים|מאמינים|בטוח|בטוחים|הוכיח|הוכיחו)`,
);

/** What was done, seen or counted, or where it was written down: then nobody is asked to believe a name. */
const found = whole(
  String.raw`stud(?:y|ies|ied)|trials?|experiments?|surveys?|measured|counted|compared|found|data|published|journal`,
  String.raw`מחקר\p{L}*|ניסוי\p{L}*|סקר|נתונים|כתב עת|מדד\p{L}+|ספר(?:ו|נו)|השוו\p{L}+|מצא\p{L}*`,
);

const restsOnName = ({ text, sentences, language }: Passage) =>
  sentences.some((one) => saidSo[language].test(one.text)) &&
  !found[language].test(text) &&
  !/\d/u.test(text);

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

/** Asks about the things the sentence speaks of where they can be told for sure, else about its wording. */
const ask = (
  { draft, say, language }: Look,
  fallacy: Fallacy,
  passage: Passage,
  sentence: string,
): CoachComment => {
  const own = wordings[fallacy][language];
  const wording = fallacy === 'authority' && !own.test(sentence) ? saidSo[language] : own;
  const [one, two = ''] = thingsIn(fallacy, sentence, language) ?? [];
  const ofThings = say.named[fallacy];
  return {
    kind: 'question',
    text:
      one !== undefined && ofThings
        ? ofThings(one, two)
        : say.patterns[fallacy](excerpt(wording.exec(sentence)?.[0] ?? '')),
    quote: passage === draft ? quote(sentence) : '',
  };
};

/** The sentence of a passage that argues so. A name is all there is where neither its sentence nor the next tells of anything seen. */
const weakIn = ({ draft, answer, language }: Look, place: 'answer' | 'draft', fallacy: Fallacy) => {
  if (told.has(fallacy) && counted.test(draft.text)) return undefined;
  const passage = place === 'answer' ? answer : draft;
  const own = passage.sentences.find(({ text }) => wordings[fallacy][language].test(text));
  if (own || fallacy !== 'authority') return own;
  if (place === 'answer' && !restsOnName(passage)) return undefined;
  return passage.sentences.find(({ text }, at) => {
    const around = `${text} ${passage.sentences[at + 1]?.text ?? ''}`;
    return saidSo[language].test(text) && !found[language].test(around) && !/\d/u.test(around);
  });
};

const weakArgumentIn =
  (place: 'answer' | 'draft') =>
  (fallacy: Fallacy): Rule =>
  (look) => {
    const sentence = weakIn(look, place, fallacy);
    if (!sentence) return null;
    if (isAnswered(look.request.focus)) {
      // Beside an answer one is asked about: the answer’s own, else the first of the text, which news may well report.
      const isOf = (where: 'answer' | 'draft') => (one: Fallacy) =>
        weakIn(look, where, one) !== undefined;
      if (place === 'draft' && (fallacy === 'authority' || order.some(isOf('answer')))) return null;
      if (order.find(isOf(place)) !== fallacy) return null;
    } else if (place === 'answer') return null;
    return ask(look, fallacy, look[place], sentence.text);
  };

/** Ways to argue that prove less than they seem to, in what the student just said or else in the text: a rule for each, so that in the next version one asked about hides no other. */
export const weakArguments: readonly Rule[] = [
  ...order.map(weakArgumentIn('answer')),
  ...order.map(weakArgumentIn('draft')),
];

/** The same where the coach has asked for a person or a scene: one story is what it got. */
export const weakBesideScene: readonly Rule[] = order
  .filter((fallacy) => !told.has(fallacy))
  .map(weakArgumentIn('draft'));
