import type { CoachFocus } from '@vernacular/exercises';

import { quote } from '../text/quote.ts';
import { ownWords } from './own-words.ts';
import type { Look, Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

/** An answer that is one of these from end to end: a longer answer says something else besides. */
const fromEndToEnd: Readonly<
  Record<'dontKnow' | 'refuses' | 'yes' | 'no' | 'perhaps' | 'noObjection' | 'noIssue', InBoth>
> = {
  dontKnow: {
    en: /^(?:(?:sorry|well|hm+|um+|honestly|idk|to be honest|and|but)[,. ]+)*(?:i(?:['’]m| am)?|we(?:['’]re| are)?)?\s*(?:really |actually |just |honestly )*(?:(?:don['’]?t|do not|cannot|can['’]?t) (?:really |actually )?(?:know|understand|think of any(?:thing)?|say)|(?:have )?(?:no|not any) (?:idea|clue)|not (?:really |quite |so )?sure|unsure|idk)(?:[, ]+(?:i|what|how|where|to|write|say|here|you|mean|want|about|of|it|that|this|the question|any|have|no|idea|sorry|yet|at all|really|all)\b)*[\s.!?…]*$/iu,
    he: /^(?:(?:סליחה|האמת|אה+|אמממ*)[,. ]+)*(?:אני |אנחנו )?(?:ממש |בכלל )?(?:(?:לא|איני|אינני) (?:ממש |כל כך |באמת )?(?:יודע|יודעת|יודעים|בטוח|בטוחה|בטוחים|מבין|מבינה)|אין לי (?:שום )?(?:מושג|רעיון|תשובה))(?:[, ]+(?:מה|איך|לכתוב|לומר|להגיד|פה|כאן|על|זה|את|השאלה|בכלל|לגבי|בזה))*[\s.!?…]*$/u,
  },
  refuses: {
    en: /^(?:i (?:refuse|won['’]t|will not|don['’]t want|do not want|don['’]t feel like)\b.{0,80}|(?:whatever|leave me alone|this is (?:stupid|boring)|none of your business|n\/a)[\s.!]*)$/iu,
    he: /^(?:(?:אני )?(?:מסרב|מסרבת|לא רוצה|לא מתחשק)(?!\p{L}).{0,80}|(?:עזבו אותי|זה משעמם)[\s.!]*)$/u,
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
  noIssue: {
    en: /\b(?:no|not any|n['’]t any|zero|without) (?:real |big )?(?:ethical|moral) (?:issues?|problems?|questions?|concerns?)|\bnothing (?:is |that is )?(?:un)?ethical|\b(?:don['’]t|do not) (?:think|see|believe)[^.?!]*\b(?:anything|something) (?:un)?ethical/iu,
    he: /(?:אין|בלי|ללא)(?: \p{L}+){0,3} (?:שום )?(?:סוגיה|סוגיות|בעיה|בעיות|שאלה|שאלות) (?:אתית|אתיות|מוסרית|מוסריות)|אין \p{L}+ (?:שום )?דבר אתי/u,
  },
};

const certain = whole(
  String.raw`100 ?(?:%|per ?cent)|(?:absolutely|totally|completely|entirely|very|quite definitely) (?:sure|certain|true)|definitely|(?:without|beyond) (?:a |any )?doubts?|no doubt|i(?:['’]m| am) (?:so )?(?:sure|certain)(?: that| because| since|[.!]|$)|so i am sure|certain, because`,
  'במאה אחוז|100 ?%|לגמרי (?:בטוח|בטוחה)|אני (?:לגמרי )?(?:בטוח|בטוחה)|בטוח,? כי|אין (?:שום )?ספק|ללא (?:שום )?ספק|בלי (?:שום )?ספק',
);

const unsure = whole(
  String.raw`not|n['’]t|cannot|only|unknown|may|might|except|fairly|for this|but`,
  'לא|רק|אולי|ייתכן|אבל|חוץ',
);

type Reply = Exclude<keyof typeof fromEndToEnd, 'noIssue' | 'noObjection'>;

const isReplyTo = (focus: CoachFocus, ...all: readonly CoachFocus[]) => all.includes(focus);

const longest = 160;

const note = (text: string) => ({ kind: 'note', text }) as const;

/** Says what an answer comes to that is no answer yet, and how one could begin. It is all that is then said. */
export const replyTo = (look: Look): { readonly kind: 'note'; readonly text: string } | null => {
  const { request, say } = look;
  const own = ownWords(look);
  const is = (reply: keyof typeof fromEndToEnd) => fromEndToEnd[reply][look.language].test(own);
  if (own === '') return null;
  if (isReplyTo(request.focus, 'issue', 'resolutions') && is('noIssue'))
    return note(say.replies.noIssue);
  if (own.length > longest) return null;
  if (request.focus === 'objection' && is('noObjection')) return note(say.replies.noObjection);
  const reply = (['dontKnow', 'refuses', 'yes', 'no', 'perhaps'] satisfies Reply[]).find(is);
  if (reply === 'dontKnow') return note(say.replies.dontKnow[request.focus] ?? say.replies.notSure);
  return reply ? note(say.replies[reply]) : null;
};

/** “I am 100 % certain”: certainty that names no case in which it ends. */
export const tooCertain: Rule = (look) => {
  const own = ownWords(look);
  if (!certain[look.language].test(own) || unsure[look.language].test(own)) return null;
  const last = look.draft.sentences.at(-1);
  return { kind: 'change', text: look.say.change.certain, quote: last ? quote(last.text) : '' };
};
