import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

const specials = /[\\#$*_`<>@[\]~/"'=+-]/gu;
const escape = (text: string) => text.replace(specials, '\\$&');
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const inline = (tokens: readonly Token[] = []): string =>
  tokens.map((token) => phrase(token as MarkedToken)).join('');

function phrase(token: MarkedToken): string {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? inline(token.tokens) : escape(decode(token.text));
    case 'escape':
      return escape(token.text);
    case 'strong':
      return `#strong[${inline(token.tokens)}]`;
    case 'em':
      return `#emph[${inline(token.tokens)}]`;
    case 'codespan':
      return `#raw(${quoted(decode(token.text))})`;
    case 'link':
      return `#link(${quoted(token.href)})[${inline(token.tokens)}]`;
    case 'br':
      return ' \\\n';
    default:
      throw new Error(`The legal documents use ${token.type}, which has no Typst form yet.`);
  }
}

const cells = (row: readonly Tokens.TableCell[]) =>
  row.map((cell) => `[${inline(cell.tokens)}]`).join(', ');

/** The first row is marked as a header for screen readers. */
const table = ({ header, rows }: Tokens.Table) =>
  `#table(columns: ${header.length}, table.header(${cells(header)}), ${rows.map(cells).join(', ')})`;

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
      return token.depth === 1
        ? `#title[${inline(token.tokens)}]`
        : `#heading(level: ${token.depth - 1})[${inline(token.tokens)}]`;
    case 'paragraph':
      return inline(token.tokens);
    case 'list':
      return `#list(${token.items.map((item) => `[${item.tokens.map((part) => block(part as MarkedToken)).join('')}]`).join(', ')})`;
    case 'text':
      return phrase(token);
    case 'table':
      return table(token);
    case 'space':
      return '';
    default:
      throw new Error(`The legal documents use ${token.type}, which has no Typst form yet.`);
  }
}

/** Converts Markdown to Typst. Throws on constructs that our documents do not use. */
export const markdownToTypst = (markdown: string): string =>
  lexer(markdown)
    .map((token) => block(token as MarkedToken))
    .filter(Boolean)
    .join('\n\n');
