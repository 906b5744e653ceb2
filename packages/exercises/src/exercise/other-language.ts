import { tellLanguage } from '@vernacular/analyzer';

import { conversationLanguages, type ConversationLanguage } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import { joined } from '../turn/html.ts';
import { options, say, type Turn } from '../turn/turn.ts';

import { hasSaid } from './messages-before.ts';

/** The language that somebody chose by its button for the rest of the conversation; null where an answer is no such choice. */
export const chosenLanguage = (answer: string): ConversationLanguage | null =>
  conversationLanguages.find(
    (language) => phrases[language].otherLanguage.goOn === answer.trim(),
  ) ?? null;

/** The turns, the last one with an offer to go on in the language of a text, where that is surely another one and nobody offered it before. */
export function offerOtherLanguage(
  turns: readonly Turn[],
  text: string,
  language: ConversationLanguage,
  messages: readonly unknown[],
): readonly Turn[] {
  const told = tellLanguage(text, { isSure: true });
  const other = conversationLanguages.find((one) => one === told && one !== language);
  const last = turns.at(-1);
  if (other === undefined || last === undefined) return turns;
  const { ask } = phrases[other].otherLanguage;
  if (hasSaid(messages, ask)) return turns;
  const buttons = [other, language].map((one) => {
    const label = phrases[one].otherLanguage.goOn;
    return { send: label, label };
  });
  // Below the question’s own options, whose numbers stay as they are.
  const html = joined([last.html, say(ask).html, options(buttons)]);
  return [...turns.slice(0, -1), { ...last, html }];
}
