import type { ConversationLanguage, Turn } from '@vernacular/exercises';

import { plainText } from '../terminal/plain-text.ts';
import { readableMessage, type Option } from './html-message-to-text.ts';
import { sentences } from './input-instructions.ts';

export interface ShownTurn {
  readonly text: string;
  readonly options: readonly Option[];
  readonly takesTable: boolean;
}

export function showTurn({ html, table }: Turn, language: ConversationLanguage): ShownTurn {
  const { text, options } = readableMessage(html);
  const { howToChoose, howToFillIn, example } = sentences[language];
  const lines = [text, ...options.map(({ label }, at) => `  ${at + 1}  ${label}`)];
  if (options.length > 0) lines.push(howToChoose);
  if (table) {
    const rows = [howToFillIn, `  ${table.headers.join(' | ')}`];
    rows.push(example, `  ${table.example.join(' | ')}`);
    lines.push(plainText(rows.join('\n')));
  }
  return {
    text: lines.join('\n'),
    options,
    takesTable: table !== undefined,
  };
}
