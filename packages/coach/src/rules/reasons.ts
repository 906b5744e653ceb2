import type { ConversationLanguage } from '@vernacular/exercises';

import { keyStems, readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { stem as stemOf } from '../text/stem.ts';
import { isMetaWord } from './meta-words.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** After these “כי” is “that”: what was said, found or thought. */
const reports =
  'מלמד\\p{L}*|לימד\\p{L}*|טוע[ןנ]\\p{L}*|טענ\\p{L}*|לטעון|אומר\\p{L}*|אמר\\p{L}*|נאמר|מצא\\p{L}*|נמצא|מצאנו|מרא\\p{L}*|הרא\\p{L}*|מציינ\\p{L}*|מציין|ציינ\\p{L}*|ציין|סבור\\p{L}*|חושב\\p{L}*|חשב\\p{L}*|מאמי[ןנ]\\p{L}*|האמי[ןנ]\\p{L}*|הודיע\\p{L}*|מסר\\p{L}*|כתב\\p{L}*|גיל\\p{L}*|התגלה|התברר|מתברר|ידוע|יודע\\p{L}*|ברור|ייתכן|נראה|הוכ\\p{L}*|מוכיח\\p{L}*|מעיד\\p{L}*|העיד\\p{L}*|הסב[יר]\\p{L}*|הדגיש\\p{L}*|הניח\\p{L}*|מניח\\p{L}*|העריכ\\p{L}*|מעריכ\\p{L}*|משער\\p{L}*|שיער\\p{L}*|קבע\\p{L}*|קובע\\p{L}*|הבי[ןנ]\\p{L}*|מבי[ןנ]\\p{L}*|הסיק\\p{L}*|מסיק\\p{L}*|עולה|עלה|דיווח\\p{L}*|מדווח\\p{L}*|נקבע|הוחלט|החליט\\p{L}*|חושש\\p{L}*|מקוו\\p{L}*|אף|אם|למרות|אפילו|עד';

const because = whole(
  String.raw`because(?! of)|(?<=, )since(?= (?:it|they|we|he|she|people|our|these|this)\b)`,
  // “וכי” goes on with what was reported.
  `(?<!ו)(?<!(?<!\\p{L})[ושהכבלמ]{0,2}(?:${reports})(?: \\p{L}+){0,3},? )כי|מפני ש|משום ש|מכיוון ש`,
);

/** Words that judge and name nothing: a reason made of them says nothing new. */
const empty = {
  en: new Set(
    'good better best great bad nice right true important interesting useful obvious clear natural claim healthy health happy'.split(
      ' ',
    ),
  ),
  he: new Set(
    'טוב טובה טובים יותר חשוב חשובה נכון נכונה ברור מעניין שימושי טבעי טענה מוכיח בריא'.split(' '),
  ),
};

/** “Because therefore”, “because of that”: what stands there follows from something, and is no reason for it. */
const follows = {
  en: /^[\s,:]*(?:therefore|thus|hence|so|consequently|as a result|then|that['’]?s why|this is why|of (?:this|that|it)|i said so)(?!\p{L})/iu,
  he: /^[\s,:]*(?:לכן|ולכן|על כן|אז|כתוצאה|מכאן|כך|ככה)(?!\p{L})/u,
};

interface Circle {
  readonly sentence: string;
  readonly word: string;
}

/** Words that say the same of a thing: a reason made of one for the other is none. */
const synonyms = [
  'work effective efficient successful success function',
  'need necessary required essential must indispensable',
  'danger dangerous harm harmful bad risky unsafe toxic',
  'safe harmless secure',
  'true truth correct right fact real',
  'better superior best improve improvement good beneficial benefit',
  'fast quick speed rapid',
  'fair just justice equal',
  'cheap inexpensive affordable',
  'popular liked common everywhere',
].map((row) => new Set(row.split(' ').map((word) => stemOf(word, 'en'))));

const sameWord = (a: string, b: string) =>
  a === b ||
  synonyms.some((row) => row.has(a) && row.has(b)) ||
  (Math.min(a.length, b.length) >= 4 && a.slice(0, 4) === b.slice(0, 4));

/** The key words of a stretch, without those that judge, and those that speak about the text. */
const subjects = (text: string, language: ConversationLanguage) =>
  keyStems(readPassage(text).words).filter(
    ({ stem, word }) => !isMetaWord(stem, language) && !empty[language].has(word.toLowerCase()),
  );

/** What others believe is told of them: it is no reason of the writer’s that goes in a circle. */
const believed = whole(
  '(?:they|he|she|people|parents|many|some) (?:also )?(?:believe|think|say|hope|feel|fear)s?',
  '(?:הם|הן|היא|הוא) (?:חושב|מאמינ|סבור|אומר|מקוו|חושש)\\p{L}*',
);

/** A “because” whose reason names nothing that the sentence before it has not named. */
function circleIn(sentence: string, language: ConversationLanguage): Circle | null {
  const found = because[language].exec(sentence);
  if (!found) return null;
  const end = found.index + found[0].length;
  const isFirst = sentence.slice(0, found.index).trim() === '';
  const comma = sentence.indexOf(',', end);
  const after = isFirst && comma > 0 ? sentence.slice(end, comma) : sentence.slice(end);
  if (follows[language].test(after)) return null;
  const before = isFirst && comma > 0 ? sentence.slice(comma) : sentence.slice(0, found.index);
  const told = keyStems(readPassage(before).words).map(({ stem }) => stem);
  const fresh = subjects(after, language).filter(
    ({ stem }) => !told.some((one) => sameWord(one, stem)),
  );
  const isSaidAgain = keyStems(readPassage(after).words).some(
    ({ stem, word }) =>
      empty[language].has(word.toLowerCase()) || told.some((one) => sameWord(one, stem)),
  );
  const isCircular =
    ((fresh.length === 0 && isSaidAgain) || judgesAgain(before, after, language)) &&
    !believed[language].test(after);
  return isCircular ? { sentence, word: found[0] } : null;
}

/** What is done with a thing that is judged: “it is important because it is important to eat it”. */
const light =
  /^(?:eat|drink|use|take|do|get|have|make|go|give|לאכול|לשתות|להשתמש|לקחת|לעשות|לתת)$/iu;

/** A judgement whose reason is the same judgement of the same thing, whatever the sentence goes on to say. */
function judgesAgain(before: string, after: string, language: ConversationLanguage): boolean {
  const [clause = ''] = after.split(/, (?:and|but|so|which|ו\p{L}+|אבל)(?!\p{L})/u);
  const told = new Set(readPassage(before).words.map(({ text }) => text.toLowerCase()));
  const again = readPassage(clause).words.map(({ text }) => text.toLowerCase());
  const judged = again.filter((word) => empty[language].has(word) && told.has(word));
  const fresh = subjects(clause, language).filter(
    ({ word }) => !light.test(word) && !told.has(word.toLowerCase()),
  );
  return judged.length > 0 && fresh.length === 0;
}

/** A reason that says the claim again. */
export const circle: Rule = ({ answer, draft, say }) => {
  for (const passage of [answer, draft]) {
    const found = passage.sentences
      .filter(({ text }) => !text.endsWith('?'))
      .flatMap(({ text }) => circleIn(text, passage.language) ?? [])[0];
    if (!found) continue;
    const isOfDraft = draft.text.includes(found.sentence);
    return {
      kind: 'question',
      text: say.patterns.circle(found.word),
      quote: isOfDraft ? quote(found.sentence) : '',
    };
  }
  return null;
};
