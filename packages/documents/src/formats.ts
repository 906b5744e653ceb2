import type { FileKind } from './file-signatures.ts';

/** Formats by name, in the order shown to people: their file extensions, and what their first bytes look like. */
export const formats = {
  txt: { endings: ['txt'], begins: 'unknown' },
  docx: { endings: ['docx'], begins: 'zip' },
  pdf: { endings: ['pdf'], begins: 'pdf' },
  odt: { endings: ['odt'], begins: 'zip' },
  pptx: { endings: ['pptx'], begins: 'zip' },
  epub: { endings: ['epub'], begins: 'zip' },
  rtf: { endings: ['rtf'], begins: 'rtf' },
  html: { endings: ['html', 'htm'], begins: 'unknown' },
  markdown: { endings: ['md', 'markdown', 'mdx', 'qmd', 'rmd'], begins: 'unknown' },
  latex: { endings: ['tex', 'latex'], begins: 'unknown' },
  restructuredText: { endings: ['rst'], begins: 'unknown' },
  asciidoc: { endings: ['adoc', 'asciidoc'], begins: 'unknown' },
  typst: { endings: ['typ'], begins: 'unknown' },
  org: { endings: ['org'], begins: 'unknown' },
  notebook: { endings: ['ipynb'], begins: 'unknown' },
  subtitles: { endings: ['srt', 'vtt'], begins: 'unknown' },
} as const satisfies Readonly<
  Record<string, { endings: readonly string[]; begins: FileKind['kind'] }>
>;

/** The name of a format: 'txt', 'docx' … */
export type FormatKind = keyof typeof formats;

const kindOfEnding: ReadonlyMap<string, FormatKind> = new Map(
  Object.entries(formats).flatMap(([kind, { endings }]) =>
    endings.map((ending) => [ending, kind as FormatKind] as const),
  ),
);

/** The file extensions that can be read, in lower case without the dot: 'txt', 'docx' … */
export const readableEndings: readonly string[] = [...kindOfEnding.keys()];

/** The types a file input offers: extensions with a dot, separated by commas, and a MIME type. */
export const acceptedFiles: string = [
  ...readableEndings.map((ending) => `.${ending}`),
  'text/plain',
].join(',');

export const endingOf = (fileName: string): string =>
  /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The format of a file by its extension; undefined when it cannot be read. */
export const formatOf = (fileName: string): FormatKind | undefined =>
  kindOfEnding.get(endingOf(fileName));

/** Whether files of a format are text, and not a package, a PDF or RTF. */
export const isTextFormat = (kind: FormatKind): boolean => formats[kind].begins === 'unknown';

/** Removes the extension of a readable format; other names stay unchanged. */
export const nameWithoutEnding = (fileName: string): string =>
  formatOf(fileName) ? fileName.replace(/\.[^.]*$/, '') : fileName;
