import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

import { languages } from '../../../packages/exercises/src/words/languages.ts';
import { conversationLanguages } from '../../../packages/exercises/src/words/site-languages.ts';
import { fontsOf, packageOf } from './fonts-of-language.ts';

const require = createRequire(import.meta.url);
const weights = ['400Regular', '400Regular_Italic', '700Bold'];
const families = [...new Set(conversationLanguages.map((language) => fontsOf(language).serif))];
const fontPaths = families.flatMap((family) => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${packageOf(family)}/package.json`));
  return weights.map((weight) => join(folder, weight));
});

const page = (title: string, language: string) => `
#set document(title: ${JSON.stringify(title)})
#set page(paper: "a4", margin: (x: 2.6cm, y: 2.4cm), numbering: "1")
#set text(font: (${families.map((family) => `"${family}"`).join(', ')}), lang: "${language}", size: 10.5pt)
#set par(leading: 0.72em, spacing: 1.1em)
#show heading: set block(above: 1.7em, below: 0.8em)
#show title: set text(size: 22pt)
#set table(stroke: (x: none, y: 0.5pt + luma(200)), inset: (x: 6pt, y: 6pt), align: start)
`;

const titleOf = (markdown: string) => /^# (.+)$/mu.exec(markdown)?.[1] ?? '';

/** A legal document as the bytes of an A4 PDF; “this site” stands for the name. Throws on unknown Markdown. */
export function legalPdf(markdown: string, language: keyof typeof languages): Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] });
  // The site's name is not known yet.
  const told = markdown.replaceAll('{{siteName}}', languages[language].thisSite);
  const content = `${page(titleOf(told), language)}\n${markdownToTypst(told)}`;
  return compiler.pdf({ mainFileContent: content });
}

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
const markdownToTypst = (markdown: string): string =>
  lexer(markdown)
    .map((token) => block(token as MarkedToken))
    .filter(Boolean)
    .join('\n\n');
