import type { Dictionary } from '@vernacular/analyzer';

import type { ConversationLanguage } from '../words/language.ts';
import { phrases, messageReaders } from '../words/words.ts';

export type Counts = Pick<Dictionary, 'code' | 'language' | 'label' | 'period'>;

/** In the language of the conversation; a custom dictionary keeps its own name. */
export function countsName(
  { code, language, label, period }: Counts,
  conversation: ConversationLanguage,
): string {
  const { news, general } = phrases[conversation].counts[language];
  if (period && label.startsWith('News in '))
    return messageReaders[conversation].fill(news, { period: `${period.from}–${period.to}` });
  return /^(?:English|Hebrew)General$/.test(code) ? general : label;
}
