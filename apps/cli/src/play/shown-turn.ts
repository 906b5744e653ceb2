import type { ConversationLanguage, Turn } from '@vernacular/exercises';

import { plainText } from '../terminal/plain-text.ts';
import { readableMessage } from './html-message-to-text.ts';
import { instructions } from './input-instructions.ts';

export type ShownTurn = ReturnType<typeof showTurn>;

/** The text of a turn with numbered options; `takesTable` is true if the answer is to be the rows of a table. */
export function showTurn({ html, table }: Turn, language: ConversationLanguage) {
  const { text, options } = readableMessage(html);
  const { howToChoose, howToFillIn, example } = instructions[language];
  const lines = [text, ...options.map(({ label }, at) => `  ${at + 1}  ${label}`)];
  if (options.length > 0) lines.push(howToChoose);
  if (table) {
    const rows = [howToFillIn, `  ${table.headers.join(' | ')}`];
    rows.push(example, `  ${table.example.join(' | ')}`);
    lines.push(plainText(rows.join('\n')));
  }
  return { text: lines.join('\n'), options, takesTable: table !== undefined };
}
