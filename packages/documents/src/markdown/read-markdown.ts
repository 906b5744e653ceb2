import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

import type { Reader } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';
import { gather, type Gathering } from '../origin/gather-text-with-offsets.ts';
import { gatherHtml } from '../html/gather-html.ts';
import { isForeign } from '../foreign-language-tags.ts';
import { withoutFormulasAndCitations } from './formulas-and-citations.ts';

export const readMarkdown: Reader = ({ bytes, ending }) => {
  const { source, encoding } = decodeText(bytes, ending);
  return { ...gatherMarkdown(source, ending), encoding };
};

/** The text of a Markdown source with its offsets. With the ending `mdx` it is read as MDX. */
export function gatherMarkdown(written: string, ending: string) {
  const prose = withoutFormulasAndCitations(written);
  // In MDX, braces hold expressions.
  const source = ending === 'mdx' ? prose : withoutAttributes(prose);
  const gathered = gather();
  visit(parseMarkdown(source, ending === 'mdx'), source, gathered, false);
  return gathered.done();
}

/** Shortcodes, fences of divisions, attributes, references and keys with a digit, in the syntax of Quarto and pandoc. */
const quarto =
  /\{\{<[^\n]{0,500}?>\}\}|^ {0,3}:{3,}.*$|(?<=[\])`*_\w. \n])\{(?:[#.=]|[\w-]+=)[^}\n]{0,500}\}|(?<![\w@])-?@(?:fig|tbl|eq|sec|lst|[\w:-]*\d)[\w:-]*/gmu;

/** A span or div with a language: `[Zeit]{lang=de}`, `::: {lang=de}`. */
const quartoInOtherLanguage =
  /\[[^[\]\n]{1,500}\]\{[^}\n]{0,200}\blang=["']?(?<span>[\w-]+)[^}\n]{0,200}\}|^ {0,3}(?<fence>:{3,})[ \t]*\{[^}\n]{0,200}\blang=["']?(?<block>[\w-]+)[^]{0,20000}?^ {0,3}\k<fence>[ \t]*$/gmu;

const blanked = (found: string) => found.replaceAll(/[^\r\n]/gu, '\u00a0');

const withoutAttributes = (source: string) =>
  source
    .replaceAll(quartoInOtherLanguage, (found, ...rest) => {
      const { span, block } = rest.at(-1) as Record<string, string | undefined>;
      return isForeign(span ?? block ?? '') ? blanked(found) : found;
    })
    .replaceAll(quarto, blanked);

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
  /** Only on MDX elements. */
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly position?: {
    readonly start: { readonly offset?: number | undefined };
    readonly end: { readonly offset?: number | undefined };
  };
}

function parseMarkdown(source: string, isMdx: boolean): MarkdownNode {
  const extensions = [gfm(), frontmatter()];
  const mdastExtensions = [gfmFromMarkdown(), frontmatterFromMarkdown()];
  if (isMdx) {
    try {
      return fromMarkdown(source, {
        extensions: [...extensions, mdxjs()],
        mdastExtensions: [...mdastExtensions, mdxFromMarkdown()],
      }) as MarkdownNode;
    } catch {
      // Errors in MDX code are no reason to refuse the text around it, so the file is read as plain Markdown.
    }
  }
  return fromMarkdown(source, { extensions, mdastExtensions }) as MarkdownNode;
}

const leftOut = new Set(
  'code inlineCode yaml image imageReference definition footnoteReference mdxjsEsm mdxFlowExpression mdxTextExpression'.split(
    ' ',
  ),
);
const lines = new Set(
  'paragraph heading tableRow listItem blockquote footnoteDefinition mdxJsxFlowElement'.split(' '),
);

function visit(node: MarkdownNode, source: string, gathered: Gathering, isInline: boolean): void {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? from;
  if (node.type === 'text') return gathered.flow(source, from, to, node.value ?? '');
  if (leftOut.has(node.type) || isAddress(node) || isForeign(languageOf(node)))
    return gathered.apart();
  if (node.type === 'break') return gathered.line();
  if (node.type === 'html') {
    if (!isInline) return gatherHtml(source, from, to, gathered);
    return /^<br\b/i.test(node.value ?? '') ? gathered.line() : undefined;
  }
  const isLine = lines.has(node.type);
  if (isLine) gathered.begin();
  for (const child of withoutForeign(node.children ?? [])) {
    visit(
      child,
      source,
      gathered,
      isInline || node.type === 'paragraph' || node.type === 'heading',
    );
  }
  if (isLine) gathered.line();
  if (node.type === 'tableCell') gathered.cell();
}

/** The `lang` attribute of an MDX element, or ''. */
const languageOf = ({ attributes = [] }: MarkdownNode): string => {
  const value = attributes.find(({ name }) => name === 'lang')?.value;
  return typeof value === 'string' ? value : '';
};

const opening = /^<([a-z]+)\b[^>]*?\s(?:xml:)?lang\s*=\s*["']?([\w-]+)/iu;

/** Leaves out inline HTML elements in a third language. The parser gives their tags and their content as siblings. */
function* withoutForeign(nodes: readonly MarkdownNode[]): Generator<MarkdownNode> {
  let leaving = '';
  for (const node of nodes) {
    const tag = node.type === 'html' ? (node.value ?? '') : '';
    const [, name = '', language = ''] = opening.exec(tag) ?? [];
    if (leaving === '' && isForeign(language)) leaving = `</${name}`;
    if (leaving === '') yield node;
    else if (leaving !== '' && tag.toLowerCase().startsWith(leaving.toLowerCase())) leaving = '';
  }
}

function isAddress({ type, url = '', children = [] }: MarkdownNode): boolean {
  const [only] = children;
  if (type !== 'link' || children.length !== 1 || only?.type !== 'text') return false;
  const shown = only.value ?? '';
  return [shown, `http://${shown}`, `mailto:${shown}`].includes(url);
}
