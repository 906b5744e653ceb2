import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

export interface MarkdownNode {
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

export function parseMarkdown(source: string, isMdx: boolean): MarkdownNode {
  if (isMdx) {
    try {
      return fromMarkdown(source, {
        extensions: [gfm(), frontmatter(), mdxjs()],
        mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(), mdxFromMarkdown()],
      }) as MarkdownNode;
    } catch {
      // Errors in MDX code are no reason to refuse the text around it, so the file is read as plain Markdown.
    }
  }
  return fromMarkdown(source, {
    extensions: [gfm(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()],
  }) as MarkdownNode;
}
