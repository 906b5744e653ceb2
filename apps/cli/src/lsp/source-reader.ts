import { type MarkedText, plainSource } from '@vernacular/check';
import { formatOf, isTextFormat, readDocument, UnreadableDocument } from '@vernacular/documents';

import { hasComments, readComments } from '../texts/code-comments.ts';

/** Language ids of editors, by the file extension they are read as. */
const languages: Readonly<Record<string, string>> = {
  txt: 'plaintext text mail gitcommit git-commit git-rebase',
  qmd: 'quarto rmd',
  md: 'markdown pandoc vimwiki',
  mdx: 'mdx',
  tex: 'latex tex plaintex context',
  html: 'html xhtml',
  rst: 'restructuredtext rst',
  adoc: 'asciidoc asciidoctor',
  typ: 'typst',
  org: 'org',
};
const endingOfLanguage: ReadonlyMap<string, string> = new Map(
  Object.entries(languages).flatMap(([ending, names]) =>
    names.split(' ').map((name) => [name, ending] as const),
  ),
);

export interface Way {
  /** Whether `read` may run on every edit. A slow one runs in a worker; edits are patched into its last result. */
  readonly isQuick: boolean;
  readonly read: (source: string) => MarkedText | Promise<MarkedText>;
}

/** The reader for a language id or else for the file extension; null for a document that is not read. */
export function readerFor(
  language: string,
  fileName: string,
  { comments }: { readonly comments: boolean },
): Way | null {
  const format = formatOf(fileName);
  const byName = format && isTextFormat(format) ? /[^.]*$/u.exec(fileName)?.[0] : undefined;
  const ending = endingOfLanguage.get(language) ?? byName;
  // CRLF needs no conversion: both characters count as white space.
  if (ending === 'txt') return { isQuick: true, read: plainSource };
  if (ending !== undefined) return { isQuick: false, read: (source) => readAs(ending, source) };
  if (!comments || !hasComments(language)) return null;
  return { isQuick: true, read: (source) => readComments(source, language) };
}

async function readAs(ending: string, source: string): Promise<MarkedText> {
  const bytes = new TextEncoder().encode(source);
  try {
    const { text, origin } = await readDocument({ bytes, fileName: `text.${ending}` });
    return { text, origin: origin ?? [[0, 0]] };
  } catch (error) {
    // Half-written markup may be unreadable; the next read finds more.
    if (error instanceof UnreadableDocument) return plainSource('');
    throw error;
  }
}
