import { languageByScript } from '@vernacular/analyzer';

import { conversationLanguages, type ConversationLanguage } from '../words/site-languages.ts';
import { phrases } from '../words/words.ts';
import { joined } from '../turn/html.ts';
import { options, say, type Turn } from '../turn/turn.ts';

import { hasSaid } from '../wire/repeated-answers.ts';

/** The language chosen with one of the buttons of `offerOtherLanguage`; null for any other answer. */
export const chosenLanguage = (answer: string): ConversationLanguage | null =>
  conversationLanguages.find(
    (language) => phrases[language].otherLanguage.goOn === answer.trim(),
  ) ?? null;

/**
 * Adds buttons to go on in the other language to the last message, once, if the answer was clearly in that language.
 */
export function offerOtherLanguage(
  turns: readonly Turn[],
  text: string,
  language: ConversationLanguage,
  messages: readonly unknown[],
): readonly Turn[] {
  const told = languageByScript(text, { isSure: true });
  const other = conversationLanguages.find((one) => one === told && one !== language);
  const last = turns.at(-1);
  if (other === undefined || last === undefined) return turns;
  const { ask } = phrases[other].otherLanguage;
  if (hasSaid(messages, ask)) return turns;
  const buttons = [other, language].map((one) => {
    const label = phrases[one].otherLanguage.goOn;
    return { send: label, label };
  });
  // Below the question's own options, so that their numbers stay the same.
  const html = joined([last.html, say(ask).html, options(buttons)]);
  return [...turns.slice(0, -1), { ...last, html }];
}
