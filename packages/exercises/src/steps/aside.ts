import { askedIn } from '../help/asked.ts';
import type { Help } from '../help/help.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import { markup } from '../turn/html.ts';
import { options, preface, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

import { leavesText } from './leaves-text.ts';
import { nonAnswer } from './non-answer.ts';

/** How a question may be left: with nothing in its place, with the text there was; else it stays. */
export type Exit = 'open' | 'kept';

/** What an aside is spoken beside. */
interface Beside {
  readonly asked: Turn;
  readonly help: Help | undefined;
  readonly exit: Exit | undefined;
  readonly language: ConversationLanguage;
}

/** The reply to a question that a student asks the coach; null where none was asked. */
export function replyToQuestion(answer: string, { asked, help, language }: Beside): Turn | null {
  const question = askedIn(answer);
  // “What is the point?” asks for no definition.
  if (question === null || nonAnswer(answer) === 'objects') return null;
  const said = phrases[language].aside;
  switch (question.kind) {
    case 'term':
      return preface(question.text, asked);
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
  { asked, help, exit, language }: Beside,
): Turn | null {
  const kind = nonAnswer(answer);
  if (kind === null || (help === undefined && exit === undefined)) return null;
  if (exit === 'kept' && leavesText(answer) && (kind !== 'not-sure' || !help)) return null;
  const said = phrases[language];
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
