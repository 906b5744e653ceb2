import { sayOnce } from '../exercise/has-said.ts';
import type { Setting } from '../exercise/talk.ts';
import { askedIn, type Asked } from '../help/asked.ts';
import { asksBack, asksCoach, asksOfName } from '../help/asks-back.ts';
import type { Help } from '../help/help.ts';
import { phrases } from '../phrases/phrases.ts';
import { joined, markup } from '../turn/html.ts';
import { options, preface, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

import { leavesText } from './leaves-text.ts';
import { isPlainNo, nonAnswer } from './non-answer.ts';

/** How a question may be left: with nothing in its place, with the text there was; else it stays. */
export type Exit = 'open' | 'kept';

/** What an aside is spoken beside. */
interface Beside {
  readonly asked: Turn;
  readonly help: Help | undefined;
  readonly exit: Exit | undefined;
  readonly questions: 'any' | 'to-coach' | undefined;
  readonly purpose: readonly [first: string, again: string] | undefined;
  readonly setting: Setting;
}

/** “Why do you ask?” doubts the question; “why don’t you answer mine?” asks. */
const ofAnswers = /answer|repl(?:y|ies)|respon|עונ|לענות|תענ|תשוב|משיב/iu;

/** The reply to a question that a student asks the coach; null where none was asked. */
export function replyToQuestion(answer: string, beside: Beside): Turn | null {
  const question = askedIn(answer);
  const { asked, questions, purpose, setting } = beside;
  const { unanswered, goOn } = phrases[setting.language].aside;
  // “What is the point?” asks for no definition.
  const objects = nonAnswer(answer) === 'objects';
  if (question?.kind === 'term') return objects ? null : preface(question.text, asked);
  if (questions !== 'any') {
    const reply = question && !objects ? replyOnTask(question.kind, beside) : null;
    const isUnanswered = questions && asksCoach(answer) && (!objects || ofAnswers.test(answer));
    return reply ?? (isUnanswered ? preface(sayOnce(unanswered, setting), asked) : null);
  }
  if (question === null && !asksBack(answer)) return null;
  if (!purpose || !asksOfName(answer)) return preface(sayOnce(unanswered, setting), asked);
  const told = preface(sayOnce(purpose, setting), asked);
  return { ...told, html: joined([told.html, options([{ send: goOn, label: goOn }])]) };
}

/** The reply to a question about the task. */
function replyOnTask(
  kind: Exclude<Asked['kind'], 'term'>,
  { asked, help, setting }: Beside,
): Turn | null {
  const said = phrases[setting.language].aside;
  switch (kind) {
    case 'length':
      return preface(said.length(asked.range ?? null), asked);
    case 'enough':
      return preface(said.enough(asked.range ?? null), asked);
    case 'own-text':
      return preface(said.ownText, asked);
    case 'example':
      return help ? preface(said.example(help.example), asked) : null;
  }
}

/** The reply to who does not know, refuses or objects: kind, the question in other words, and a way on; null where something was answered. */
export function replyToNonAnswer(
  answer: string,
  { asked, help, exit, setting }: Beside,
): Turn | null {
  const kind = nonAnswer(answer) ?? (asked.table && isPlainNo(answer) ? 'refuses' : null);
  if (kind === null || (help === undefined && exit === undefined)) return null;
  if (exit === 'kept' && leavesText(answer) && (kind !== 'not-sure' || !help)) return null;
  const said = phrases[setting.language];
  const { [kind]: kindly, inOtherWords, goOn, keep } = said.aside;
  const ways = {
    open: [{ send: goOn, label: goOn }],
    kept: [{ send: said.unchanged, label: keep }],
  };
  const words = help ? `${kindly} ${inOtherWords}\n\n${help.otherWords}` : kindly;
  return {
    ...asked,
    html: markup`${say(words).html}
    ${exit ? options(ways[exit]) : markup``}`,
  };
}
