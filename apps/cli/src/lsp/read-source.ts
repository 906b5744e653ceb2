import { type MarkedText, plainSource } from '@vernacular/check';
import { type FormatKind, formatOf, readDocument, UnreadableDocument } from '@vernacular/documents';

import { hasComments, readComments } from '../texts/comments.ts';

/** The languages of editors that are read, by the ending of a file in them. */
const languages: Readonly<Record<string, string>> = {
  txt: 'plaintext text mail gitcommit git-commit git-rebase',
  md: 'markdown quarto rmd pandoc vimwiki',
  mdx: 'mdx',
  tex: 'latex tex plaintex context',
  html: 'html xhtml',
};
const endingOfLanguage: ReadonlyMap<string, string> = new Map(
  Object.entries(languages).flatMap(([ending, names]) =>
    names.split(' ').map((name) => [name, ending] as const),
  ),
);

/** Those of which the file is the text itself. */
const textKinds: ReadonlySet<FormatKind | undefined> = new Set([
  'txt',
  'markdown',
  'latex',
  'html',
  'subtitles',
]);

/** How the documents of a language are read. */
export interface Way {
  /** At once; a reading that takes time is left to a worker, and a key into plain words does without. */
  readonly isQuick: boolean;
  readonly read: (source: string) => MarkedText | Promise<MarkedText>;
}

/** How to read a document, by its language and by the ending of its name; null where it is left alone. */
export function wayToRead(
  language: string,
  fileName: string,
  { comments }: { readonly comments: boolean },
): Way | null {
  const byName = textKinds.has(formatOf(fileName)) ? /[^.]*$/u.exec(fileName)?.[0] : undefined;
  const ending = endingOfLanguage.get(language) ?? byName;
  // Line ends of two characters are blanks like others.
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
    // Half-written markup may be none that can be read; the next reading finds more.
    if (error instanceof UnreadableDocument) return plainSource('');
    throw error;
  }
}
