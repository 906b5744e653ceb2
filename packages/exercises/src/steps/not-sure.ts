import type { ConversationLanguage } from '../phrases/language.ts';

/** An answer that says from end to end that its writer does not know: a longer one says something else besides. */
const unknowing: Readonly<Record<ConversationLanguage, RegExp>> = {
  en: /^(?:(?:sorry|well|hm+|um+|honestly|idk|to be honest|and|but)[,. ]+)*(?:i(?:['’]m| am)?|we(?:['’]re| are)?)?\s*(?:really |actually |just |honestly |still )*(?:(?:don['’]?t|do not|cannot|can['’]?t) (?:really |actually )?(?:know|understand|think of any(?:thing)?|say)|(?:have )?(?:no|not any) (?:idea|clue)|not (?:really |quite |so |too )?(?:sure|certain)|unsure|idk|dunno|hard to (?:say|tell))(?:[, ]+(?:i|what|how|where|to|write|say|here|you|mean|want|about|of|it|that|this|the question|any|have|no|idea|sorry|yet|at all|really|all)\b)*[\s.!?…]*$/iu,
  he: /^(?:(?:סליחה|האמת|אה+|אמממ*)[,. ]+)*(?:אני |אנחנו )?(?:ממש |בכלל |עדיין )?(?:(?:לא|איני|אינני) (?:ממש |כל כך |באמת |עדיין )?(?:יודע|יודעת|יודעים|יודע\/ת|בטוח|בטוחה|בטוחים|בטוח\/ה|מבין|מבינה)|אין לי (?:שום )?(?:מושג|רעיון|תשובה)|אין מושג|קשה (?:לי )?(?:לומר|להגיד|לדעת))(?:[, ]+(?:מה|איך|לכתוב|לומר|להגיד|פה|כאן|על|זה|את|השאלה|בכלל|לגבי|בזה))*[\s.!?…]*$/u,
};

/** Whether an answer says that its writer does not know: “not sure”, “I don’t know”, “no idea” are one. */
export const isNotSure = (answer: string): boolean =>
  Object.values(unknowing).some((pattern) => pattern.test(answer.trim()));
