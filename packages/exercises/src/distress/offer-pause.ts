import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../exercise/facts.ts';
import { conversationLanguages } from '../phrases/language.ts';
import type { ConversationLanguage, InLanguages } from '../phrases/language.ts';
import { rowsAsText, written } from '../steps/answer.ts';
import type { Answer } from '../steps/answer.ts';
import { readChoice } from '../steps/choices.ts';
import type { Choice } from '../steps/choices.ts';
import { joined, markup, unescapeHtml } from '../turn/html.ts';
import { offer, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';
import { readMessage } from '../wire/message.ts';
import { sentencesOf } from './cues.ts';
import { distressIn } from './find-distress.ts';
import { texts } from './texts.ts';

/** Whom to turn to, as the operator of a site names them. */
export interface HelpContact {
  readonly name: string | InLanguages<string>;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
}

/** What is known where an answer comes in. */
interface Before {
  readonly facts: Facts;
  /** The messages of the conversation as they were sent, oldest first. */
  readonly messages: readonly unknown[];
  readonly contacts: readonly HelpContact[];
  readonly language: ConversationLanguage;
}

/** What is done with an answer: it is taken, or something is said in its place. */
type Offered =
  | { readonly kind: 'taken'; readonly answer: Answer }
  | { readonly kind: 'asked' | 'stopped'; readonly turn: Turn };

const labels = (name: 'goOn' | 'stop') => ({ en: texts.en[name], he: texts.he[name] });
const choices: readonly Choice[] = [
  { value: 'goOn', label: labels('goOn'), words: ['continue', 'yes', 'כן', 'נמשיך'] },
  { value: 'stop', label: labels('stop'), words: ['stop', 'no', 'לא', 'לעצור', 'נעצור'] },
];
/** Who says more than this says something besides. */
const mostWords = 4;

/** The text that somebody chose to go on with; null where nobody did. */
function goneOnWith(answer: string): string | null {
  const said = conversationLanguages
    .map((language) => texts[language].sent)
    .find((words) => answer.trimStart().startsWith(words));
  return said === undefined ? null : answer.trimStart().slice(said.length).trim();
}

/** The text that a notice offers to go on with; null where a message is no notice. */
const offeredIn = (html: string): string | null =>
  Array.from(html.matchAll(/data-value="([^"]*)"/gu), ([, value]) =>
    goneOnWith(unescapeHtml(value!)),
  ).find((text) => text !== null) ?? null;

/** Names, numbers and addresses as one list. */
const listOf = (contacts: readonly HelpContact[], language: ConversationLanguage) =>
  markup`<ul>
    ${contacts.map(({ name, phone, url }) => {
      const called = typeof name === 'string' ? name : name[language];
      // Numbers and addresses run from left to right in Hebrew too.
      const ways = [phone, url].flatMap((way) =>
        way ? markup` <span dir="ltr">${way}</span>` : [],
      );
      return markup`<li>${called}${ways}</li>`;
    })}
  </ul>`;

function notice(text: string, { contacts, language }: Before): Turn {
  const said = texts[language];
  const whom = contacts.length === 0 ? [] : [say(said.contacts).html, listOf(contacts, language)];
  const ways = offer(said.choice, [
    { send: `${said.sent} ${text}`, label: `${said.goOn} (1)` },
    { send: said.stop, label: `${said.stop} (2)` },
  ]);
  return { html: joined([say(said.notice).html, ...whom, say(said.somebodyNear).html, ways.html]) };
}

/** No conversation of ours is longer; what is sent is anybody's. */
const newest = 100;

/**
 * People first: where an answer sounds as if somebody is in distress, that is asked about before anything else. Whoever
 * goes on has the same text taken as the answer, and is not asked about its sentences again.
 */
export function offerPause(answer: Answer, before: Before): Offered {
  const { facts, language } = before;
  const messages = before.messages
    .slice(-newest)
    .map(readMessage)
    .filter((message) => message !== null);
  const offered = offeredIn(messages.findLast(({ isStudent }) => !isStudent)?.text.source ?? '');
  const isChoice = offered !== null && countWords(answer.text) <= mostWords;
  const chosen = isChoice ? readChoice(choices, answer.text) : null;
  const isStop = conversationLanguages.some((each) => texts[each].stop === answer.text.trim());
  if (isStop || chosen === 'stop') return { kind: 'stopped', turn: say(texts[language].stopped) };
  const taken = chosen === 'goOn' ? offered : goneOnWith(answer.text);
  if (taken !== null) return { kind: 'taken', answer: written(taken) };
  const text = [answer.text, rowsAsText(answer.table)].filter(Boolean).join('\n');
  const found = distressIn(text);
  if (found.length === 0) return { kind: 'taken', answer };
  const known = new Set(
    [
      ...Object.values(facts),
      ...messages.flatMap(({ isStudent, text: { source } }) =>
        isStudent ? (goneOnWith(source) ?? []) : [],
      ),
    ].flatMap(sentencesOf),
  );
  return found.every((sentence) => known.has(sentence))
    ? { kind: 'taken', answer }
    : { kind: 'asked', turn: notice(text, before) };
}
