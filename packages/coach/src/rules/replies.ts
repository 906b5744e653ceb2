import { tellLanguage } from '@vernacular/analyzer';
import type { CoachComment, CoachFocus } from '@vernacular/exercises';

import { deniesIssue } from './denies-issue.ts';
import { knowsNot } from './knows-not.ts';
import { isAnswered, ownWords } from './own-words.ts';
import { readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { claims } from './cues.ts';
import { has } from './markers.ts';
import type { Look, Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

/** An answer that is one of these from end to end: a longer answer says something else besides. */
const fromEndToEnd: Readonly<Record<'gaveUp' | 'yes' | 'no' | 'perhaps' | 'noObjection', InBoth>> =
  {
    gaveUp: {
      en: /^(?:sorry[,. ]+)?(?:i |we )?(?:really |just )?(?:(?:can['’]?t|cannot)(?: (?:do|write|shorten|manage|halve) (?:it|this|that|anything|any more|any shorter))?|give up)[\s.!…]*$/iu,
      he: /^(?:(?:אני |אנחנו )?(?:פשוט )?(?:לא|איני|אינני) (?:מצליח|מצליחה|מצליחים|יכול|יכולה|יכולים)(?: (?:לכתוב|לקצר))?(?: את זה| יותר)?|(?:אני )?(?:מוותר|מוותרת))[\s.!…]*$/u,
    },
    yes: {
      en: /^(?:yes|yeah|yep|yup|sure|of course|i agree|it is|it does|totally|absolutely)(?:[, ]+(?:yes|of course|it is|it does|i think|i do|definitely|sure))*[\s.!]*$/iu,
      he: /^(?:כן|בטח|ברור|בהחלט|נכון|מסכים|מסכימה)(?:[, ]+(?:כן|בטח|ברור|נכון|לדעתי))*[\s.!]*$/u,
    },
    no: {
      en: /^(?:no|nope|nah|none|nothing|not really|not at all|i don['’]t think so|no,? it (?:is|does)(?:n['’]t| not))(?:[, ]+(?:no|not really|none|nothing|sorry|i think|at all))*[\s.!]*$/iu,
      he: /^(?:לא|כלום|אין|שום דבר|לא ממש|לא נראה לי|בכלל לא|אני לא חושב|אני לא חושבת)(?:[, ]+(?:לא|כלום|אין|בכלל))*[\s.!]*$/u,
    },
    perhaps: {
      en: /^(?:well,? )?(?:perhaps|maybe|possibly|probably|could be|it depends|might be|kind of|sort of|50[ /-]50)(?:[, ]+(?:perhaps|maybe|yes|no|not|it depends|i guess|i think|so))*[\s.!…]*$/iu,
      he: /^(?:אולי|ייתכן|יכול להיות|כנראה|תלוי|אפשרי|חצי חצי)(?:[, ]+(?:אולי|כן|לא|תלוי|נראה לי))*[\s.!…]*$/u,
    },
    noObjection: {
      en: /^(?:i think |well,? )?(?:there (?:is|are|['’]s) (?:no|not any)\b|no ?body\b|no ?one\b|nothing\b|none\b|no (?:objection|critic)|i (?:can['’]t|cannot|don['’]t) (?:think of|see|find|know)(?: of)? (?:any|an|one|a)\b)(?!.*\b(?:but|except|unless|however)\b).{0,90}$/iu,
      he: /^(?:לדעתי )?(?:אין (?:שום )?(?:התנגד|מבקר|מה להגיד|מה לומר)|אף אחד|איש לא|לא (?:חושב|חושבת|רואה) ש)(?!.*(?:אבל|אולם|אלא)).{0,90}$/u,
    },
  };

const certain = whole(
  String.raw`100 ?(?:%|per ?cent)|(?:absolutely|totally|completely|entirely|very|quite definitely) (?:sure|certain|true)|definitely|(?:without|beyond) (?:a |any )?doubts?|no doubt|i(?:['’]m| am) (?:so )?(?:sure|certain)(?: that| because| since|[.!]|$)|so i am sure|certain, because|true for (?:all|every|everyone|everybody)|for all (?:people|countries|plants|patients|cases)|(?:no one|nobody) will|absolutely enough|impossible that|nothing for granted|no other explanation`,
  'במאה אחוז|100 ?%|לגמרי (?:בטוח|בטוחה)|אני (?:לגמרי )?(?:בטוח|בטוחה)(?! (?:למדי|יחסית|פחות|חלקית))|בטוח,? כי|אין (?:שום )?ספק|ללא (?:שום )?ספק|בלי (?:שום )?ספק',
);

const unsure = whole(
  String.raw`not|n['’]t|cannot|only|unknown|may|might|except|fairly|for this|but`,
  'לא|רק|אולי|ייתכן|אבל|חוץ|פחות|למדי',
);

type Reply = Exclude<keyof typeof fromEndToEnd, 'noObjection'>;

const isReplyTo = (focus: CoachFocus, ...all: readonly CoachFocus[]) => all.includes(focus);

const longest = 160;

const note = (text: string, from = ''): CoachComment => ({ kind: 'note', text, quote: from });

const concludes = whole(
  'conclu(?:de|sion)|therefore|so we|this (?:shows|proves|means)|should|must',
  'מסקנה|לכן|מכאן|כדאי|צריך',
);

const fewestInSentence = 5;

/** The sentence of a summary to begin from: what could be checked, or what it claims. */
function sentenceFor({ request, draft, language }: Look): string | null {
  const sentences = draft.sentences.filter(({ words }) => words.length >= fewestInSentence);
  const checked = sentences.find(
    ({ text }) => /\d/u.test(text) || has(text, 'shownEvidence', language),
  );
  const claimed = sentences.find(({ text }) => concludes[language].test(text)) ?? claims(draft)[0];
  const isOfEvidence = isReplyTo(request.focus, 'evidence', 'reasoning');
  return (isOfEvidence ? checked : claimed)?.text ?? null;
}

/** A way to begin for somebody who does not know: at a sentence of their own summary where one fits. */
function hint(look: Look): CoachComment {
  const { request, say } = look;
  const begin = say.replies.hint[request.focus];
  const from = begin && sentenceFor(look);
  return begin && from
    ? note(begin, quote(from))
    : note(say.replies.dontKnow[request.focus] ?? say.replies.notSure);
}

/** A question to the coach and nothing else: “why do you ask?”, “what do you mean by that?”. */
const asksCoach: InBoth = {
  en: /\b(?:you|your)\b|^(?:what (?:is|does|do)|how (?:do|does|should|can) i|do i|should i|can i|is (?:this|that|it) (?:ok|right|enough|good|correct))\b/iu,
  he: /(?<!\p{L})(?:את|אתה|אתם|לך|לכם|שלך|שלכם|הכוונה)(?!\p{L})|^(?:מה זה|מה פירוש|איך אני|האם אני|אני צריך|אני צריכה)(?!\p{L})/u,
};
const asksBack = ({ request, answer, language }: Look) =>
  isAnswered(request.focus) &&
  answer.sentences.length > 0 &&
  answer.sentences.every(({ text }) => text.endsWith('?')) &&
  asksCoach[language].test(answer.text);

const fewestToTell = 3;

/** The text is in one language and the answer in another: nothing of the two can be compared. */
const isOtherThanText = ({ request, draft, answer }: Look) =>
  isAnswered(request.focus) &&
  answer.words.length >= fewestToTell &&
  draft.words.length > 0 &&
  tellLanguage(answer.text) !== null &&
  answer.language !== draft.language;

/** Says what an answer comes to that is no answer yet, and how one could begin. It is all that is then said. */
export const replyTo = (look: Look): CoachComment | null => {
  const { request, say } = look;
  const own = ownWords(look);
  const is = (reply: keyof typeof fromEndToEnd) => fromEndToEnd[reply][look.language].test(own);
  if (own === '') return null;
  if (isReplyTo(request.focus, 'issue', 'resolutions') && deniesIssue(own))
    return note(say.replies.noIssue);
  if (isOtherThanText(look)) return note(say.replies.otherThanText);
  if (own.length > longest) return null;
  if (asksBack(look)) {
    const begin = hint(look);
    // Who asks has not said that they don’t know.
    const [, rest = begin.text] = /^[^.]*\. (?=.)(.*)$/u.exec(begin.text) ?? [];
    const text = begin.text.startsWith(say.replies.notToKnow) ? rest : begin.text;
    return { ...begin, text: `${say.replies.asksBack} ${text}` };
  }
  if (request.focus === 'objection' && is('noObjection')) return note(say.replies.noObjection);
  if (knowsNot.test(own) || is('gaveUp')) return hint(look);
  const reply = (['yes', 'no', 'perhaps'] satisfies Reply[]).find(is);
  return reply ? note(say.replies[reply]) : null;
};

/** Who grants the critic something, or draws a limit, is not certain of all. */
const concedes = whole(
  String.raw`(?:should|must|would) limit|cannot speak|goes? (?:further|beyond)|worries me|(?:critic|objection|they|he|she) (?:is|are|has|would be) (?:right|a point)|i (?:grant|concede|admit)|only shows?`,
  'להגביל|מטריד|צודק|צודקת|צודקים|אני מודה|אני מסכים|אני מסכימה|מראה רק',
);

/** “I am 100 % certain”: certainty that names no case in which it ends. */
export const tooCertain: Rule = (look) => {
  const own = ownWords(look);
  const { sentences } = readPassage(own);
  const isSure = sentences.some(
    ({ text }) => certain[look.language].test(text) && !unsure[look.language].test(text),
  );
  if (!isSure || concedes[look.language].test(own)) return null;
  return { kind: 'change', text: look.say.change.certain, quote: '' };
};
