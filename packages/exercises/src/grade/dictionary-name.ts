import type { Dictionary } from '@vernacular/analyzer';

import type { ConversationLanguage } from '../words/site-languages.ts';
import { phrases, messageFormatters } from '../words/words.ts';

export type Counts = Pick<Dictionary, 'code' | 'language' | 'label' | 'period'>;

/** The name of a dictionary in the language of the conversation; a custom dictionary keeps its label. */
export function countsName(
  { code, language, label, period }: Counts,
  conversation: ConversationLanguage,
): string {
  const { news, general } = phrases[conversation].counts[language];
  if (period && label.startsWith('News in '))
    return messageFormatters[conversation].fill(news, { period: `${period.from}–${period.to}` });
  return /^(?:English|Hebrew)General$/.test(code) ? general : label;
}
