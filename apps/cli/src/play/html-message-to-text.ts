import type { Html } from '@vernacular/exercises';

import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';

export interface Option {
  readonly send: string;
  readonly label: string;
}

export interface ReadableMessage {
  /** Quoted lines begin with a bar; rare words are between asterisks. */
  readonly text: string;
  readonly options: readonly Option[];
}

const blocks = new Set([
  'p',
  'div',
  'section',
  'h2',
  'h3',
  'ul',
  'li',
  'blockquote',
  'caption',
  'br',
]);

export function readableMessage({ source }: Html): ReadableMessage {
  const page = new Page();
  for (const [piece, end, name = '', attributes = ''] of source.matchAll(
    /<(\/?)([a-z]\w*)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    if (name === '') page.write(decoded(piece));
    else if (end) page.close(name);
    else page.open(name, attributes);
  }
  return page.finish();
}

class Page {
  readonly #lines: string[] = [];
  readonly #options: Option[] = [];
  #line = '';
  #quotes = 0;
  #isRare = false;
  #button: string | null = null;
  #table: string[][] | null = null;

  write(text: string): void {
    this.#line += this.#isRare ? `*${text}*` : text;
  }

  open(name: string, attributes: string): void {
    if (blocks.has(name)) this.#endLine();
    if (name === 'li') this.#line = '• ';
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'span') this.#isRare = attributeOf(attributes, 'class') === 'rare';
    else if (name === 'button') this.#button = attributeOf(attributes, 'data-value');
    else if (name === 'table') this.#table = [];
    else if (name === 'tr') this.#table?.push([]);
  }

  close(name: string): void {
    if (name === 'button') this.#endOption();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'table') this.#endTable();
    else if (blocks.has(name)) this.#endLine();
    if (name === 'blockquote') this.#quotes -= 1;
    if (name === 'span') this.#isRare = false;
  }

  finish(): ReadableMessage {
    this.#endLine();
    return { text: plainText(this.#lines.join('\n')), options: this.#options };
  }

  #endLine(): void {
    const text = this.#line.trim();
    this.#line = '';
    if (text !== '') this.#lines.push(`${'│ '.repeat(this.#quotes)}${text}`);
  }

  #endCell(): void {
    this.#table?.at(-1)?.push(this.#line.trim());
    this.#line = '';
  }

  #endTable(): void {
    const rows = (this.#table ?? []).map((cells) => cells.map((cell) => plainText(cell)));
    this.#table = null;
    this.#lines.push(...columns(rows).trimEnd().split('\n'));
  }

  #endOption(): void {
    // The list numbers the options already, so a number at the end of the label is dropped.
    const label = plainText(this.#line.replace(/\s*\(\d+\)\s*$/, '').trim());
    this.#options.push({ send: this.#button ?? label, label });
    this.#button = null;
    this.#line = '';
  }
}

const attributeOf = (attributes: string, name: string): string | null => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes);
  return found ? decoded(found[1]!) : null;
};

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity]!);
