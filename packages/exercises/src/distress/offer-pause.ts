import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../answers/record-fields.ts';
import { conversationLanguages } from '../words/site-languages.ts';
import {
  inLanguages,
  type ConversationLanguage,
  type InLanguages,
} from '../words/site-languages.ts';
import { distress as texts } from '../words/translations.ts';
import { rowsAsText, textBehind, written, type Answer } from '../answers/answer.ts';
import { readChoice, type Choice } from '../answers/choices.ts';
import { joined, markup, plainText, unescapeHtml } from '../turn/html.ts';
import { options, say, type Turn } from '../turn/turn.ts';
import { newestMessages, type Message } from '../wire/message.ts';
import { distressIn } from './find-distress.ts';
import { sentencesOf } from './passages.ts';

/** A help contact for somebody in distress, as configured by the operator of the site. */
export interface HelpContact {
  readonly name: string | InLanguages<string>;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
}

interface Before {
  readonly facts: Facts;
  /** As the client sent them, oldest first. */
  readonly messages: readonly unknown[];
  readonly contacts: readonly HelpContact[];
  readonly language: ConversationLanguage;
}

type Offered =
  | { readonly kind: 'taken'; readonly answer: Answer }
  | { readonly kind: 'back' }
  | { readonly kind: 'asked' | 'answered'; readonly turn: Turn };

const choices = (['take', 'back', 'stop'] as const).map((value): Choice => ({
  value,
  label: inLanguages((language) => texts[language][value]),
  words: conversationLanguages.flatMap((language) => texts[language].alsoSaid[value]),
}));

/** A longer answer chooses no button, even if it holds a number: “bees fly (1) by the sun”. */
const mostWords = 6;

/** After a pause, a message with fewer words is taken as a reply to the pause, not as an answer to the exercise. */
const fewestWords = 20;

const openings = conversationLanguages.map((language) => texts[language].sent);

/** The text that the student confirmed as the answer; null for any other message. */
const takenAs = (answer: string) => textBehind(openings, answer);

const offeredIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/data-value="([^"]*)"/gu), ([, value]) => unescapeHtml(value!));

/** Words by which a writer says that all is well, or asks to go on. */
const goesOn =
  /(?<!\p{L})(?:i am|i’m|i'm|im) (?:ok|okay|fine|all right|alright|good)(?!\p{L})|(?<!\p{L})(?:let us|let’s|let's|lets|please) (?:go on|continue)(?!\p{L})|אני בסדר|הכ[ו]?ל בסדר|אפשר להמשיך|בוא[ו]? נמשיך/iu;

const isOne = (name: 'back' | 'stop') => (sent: string) =>
  conversationLanguages.some((language) => texts[language][name] === sent.trim());
const [isBack, isStop] = [isOne('back'), isOne('stop')];

const listOf = (contacts: readonly HelpContact[], language: ConversationLanguage) =>
  markup`<ul>
    ${contacts.map(({ name, phone, url }) => {
      const called = typeof name === 'string' ? name : name[language];
      const ways = [
        ...(phone ? [{ href: `tel:${phone.replaceAll(/[^+\d]/gu, '')}`, way: phone }] : []),
        ...(url ? [{ href: url, way: url }] : []),
      ];
      // Numbers and addresses run from left to right in Hebrew too.
      const links = ways.map(({ href, way }) => markup` <a dir="ltr" href="${href}">${way}</a>`);
      return markup`<li>${called}${links}</li>`;
    })}
  </ul>`;

function pause(
  { contacts, language }: Before,
  sentences: readonly string[],
  { text = null, isOver = false }: { readonly text?: string | null; readonly isOver?: boolean },
): Turn {
  const said = texts[language];
  const whom = contacts.length === 0 ? [] : [say(said.contacts).html, listOf(contacts, language)];
  const ways = [
    ...(text === null ? [] : [{ send: `${said.sent} ${text}`, label: said.take }]),
    { send: said.back, label: said.back },
    ...(isOver ? [] : [{ send: said.stop, label: said.stop }]),
  ].map(({ send, label }, at) => ({ send, label: `${label} (${at + 1})` }));
  const choice = text === null ? [] : [say(said.choice).html];
  const spoken = sentences.map((sentence) => say(sentence).html);
  const parts = joined([...spoken, ...whom, ...choice, options(ways)]);
  // The class marks what a client leaves out of a file that others may read.
  return { html: markup`<div class="pause">${parts}</div>` };
}

/** The texts that the student confirmed as part of the exercise, with the button, its number or its words. */
function calledWork(messages: readonly Message[]): readonly string[] {
  return messages.flatMap(({ isStudent, text: { source } }, at) => {
    if (!isStudent) return [];
    const before = messages[at - 1];
    const waiting = before?.isStudent === false ? offeredIn(before.text.source).map(takenAs) : [];
    const said = plainText(source);
    const isTaken = countWords(said) <= mostWords && readChoice(choices, said) === 'take';
    return takenAs(said) ?? (isTaken ? waiting.filter((text) => text !== null) : []);
  });
}

/**
 * Returns what is done with an answer: `taken` as an answer to the script, `asked` or `answered` with a message about
 * distress, or `back` to the open question. An answer that sounds like distress is asked about first, unless its
 * sentences stand in the record or the writer has called them part of the work. After a message about distress, a short
 * answer is not taken.
 */
export function offerPause(answer: Answer, before: Before): Offered {
  const { facts, language } = before;
  const messages = newestMessages(before.messages);
  const offered = offeredIn(messages.findLast(({ isStudent }) => !isStudent)?.text.source ?? '');
  const isPaused = offered.some(isBack);
  const waiting = offered.map(takenAs).find((one) => one !== null) ?? null;
  const open = choices.filter(({ value }) =>
    value === 'take' ? waiting !== null : value === 'back' || offered.length > 1,
  );
  const isChoice = isPaused && countWords(answer.text) <= mostWords;
  const chosen = isChoice ? readChoice(open, answer.text) : null;
  const said = texts[language];
  const isWell = isPaused && countWords(answer.text) < fewestWords && goesOn.test(answer.text);
  if (chosen === 'back' || isBack(answer.text)) return { kind: 'back' };
  if (chosen === 'stop' || isStop(answer.text))
    return { kind: 'answered', turn: pause(before, [said.stopped], { isOver: true }) };
  const taken = chosen === 'take' ? waiting : takenAs(answer.text);
  if (taken !== null) return { kind: 'taken', answer: written(taken) };
  const text = [answer.text, rowsAsText(answer.table)].filter(Boolean).join('\n');
  const found = distressIn(text);
  if (found.length === 0 && isWell) return { kind: 'back' };
  if (found.length === 0)
    return isPaused && countWords(text) < fewestWords
      ? { kind: 'answered', turn: pause(before, [said.danger, said.listening], { text: waiting }) }
      : { kind: 'taken', answer };
  const known = new Set([...Object.values(facts), ...calledWork(messages)].flatMap(sentencesOf));
  return found.every((sentence) => known.has(sentence))
    ? { kind: 'taken', answer }
    : { kind: 'asked', turn: pause(before, [said.danger, said.notice], { text }) };
}
