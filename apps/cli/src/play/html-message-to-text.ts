import type { Html } from '@vernacular/exercises';

import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';

const blocks = new Set('p div section h2 h3 ul li blockquote caption br'.split(' '));

/** Returns a message as text, with `│` before quoted lines and rare words as `*rare*`, and its buttons as `options`. */
export function readableMessage({ source }: Html) {
  const lines: string[] = [];
  const options: { readonly send: string; readonly label: string }[] = [];
  let line = '';
  let quotes = 0;
  let isRare = false;
  let button: string | null = null;
  let table: string[][] | null = null;

  function takeLine(): string {
    const text = line.trim();
    line = '';
    return text;
  }

  function endLine(): void {
    const text = takeLine();
    if (text !== '') lines.push(`${'│ '.repeat(quotes)}${text}`);
  }

  function open(name: string, attributes: string): void {
    if (blocks.has(name)) endLine();
    if (name === 'li') line = '• ';
    else if (name === 'blockquote') quotes += 1;
    else if (name === 'span') isRare = attributeOf(attributes, 'class') === 'rare';
    else if (name === 'button') button = attributeOf(attributes, 'data-value');
    else if (name === 'table') table = [];
    else if (name === 'tr') table?.push([]);
  }

  function close(name: string): void {
    if (name === 'button') {
      // The list numbers the options already, so a number at the end of the label is dropped.
      const label = plainText(takeLine().replace(/\s*\(\d+\)$/, ''));
      options.push({ send: button ?? label, label });
      button = null;
    } else if (name === 'td' || name === 'th') {
      const cell = plainText(takeLine());
      table?.at(-1)?.push(cell);
    } else if (name === 'table') {
      lines.push(
        ...columns(table ?? [])
          .trimEnd()
          .split('\n'),
      );
      table = null;
    } else if (blocks.has(name)) endLine();
    if (name === 'blockquote') quotes -= 1;
    if (name === 'span') isRare = false;
  }

  for (const [piece, end, name = '', attributes = ''] of source.matchAll(
    /<(\/?)([a-z]\w*)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    if (name === '') line += isRare ? `*${decoded(piece)}*` : decoded(piece);
    else if (end) close(name);
    else open(name, attributes);
  }
  endLine();
  return { text: plainText(lines.join('\n')), options };
}

const attributeOf = (attributes: string, name: string): string | null => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes);
  return found ? decoded(found[1]!) : null;
};

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => characters[name]!);
