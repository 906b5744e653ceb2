import type { FileKind } from './file-kind.ts';

/** What a file format is called, and what its first bytes look like; `readers.ts` says what reads it. */
export interface Format {
  readonly endings: readonly string[];
  readonly begins: FileKind['kind'];
}

/** The formats that can be read, in the order in which they are named to people. */
export const formats = {
  txt: {
    endings: ['txt'],
    begins: 'unknown',
  },
  docx: {
    endings: ['docx'],
    begins: 'zip',
  },
  pdf: {
    endings: ['pdf'],
    begins: 'pdf',
  },
  odt: {
    endings: ['odt'],
    begins: 'zip',
  },
  pptx: {
    endings: ['pptx'],
    begins: 'zip',
  },
  epub: {
    endings: ['epub'],
    begins: 'zip',
  },
  rtf: {
    endings: ['rtf'],
    begins: 'rtf',
  },
  html: {
    endings: ['html', 'htm'],
    begins: 'unknown',
  },
  markdown: {
    endings: ['md', 'markdown', 'mdx'],
    begins: 'unknown',
  },
  latex: {
    endings: ['tex'],
    begins: 'unknown',
  },
  subtitles: {
    endings: ['srt', 'vtt'],
    begins: 'unknown',
  },
} as const satisfies Readonly<Record<string, Format>>;

/** 'txt', 'docx' … */
export type FormatKind = keyof typeof formats;

const kindOfEnding: ReadonlyMap<string, FormatKind> = new Map(
  Object.entries(formats).flatMap(([kind, { endings }]) =>
    endings.map((ending) => [ending, kind as FormatKind] as const),
  ),
);

/** The ends of names that can be read, in small letters and without the dot: 'txt', 'docx' … */
export const readableEndings: readonly string[] = [...kindOfEnding.keys()];

/** What a control that chooses files is told to offer. */
export const acceptedFiles: string = [
  ...readableEndings.map((ending) => `.${ending}`),
  'text/plain',
].join(',');

/** The end of a file's name in small letters, without the dot; '' when it has none. */
export const endingOf = (fileName: string): string =>
  /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The format a file has by its name; undefined when it cannot be read. */
export const formatOf = (fileName: string): FormatKind | undefined =>
  kindOfEnding.get(endingOf(fileName));

/** The name of a file without the ending that tells its format. */
export const nameWithoutEnding = (fileName: string): string =>
  formatOf(fileName) ? fileName.replace(/\.[^.]*$/, '') : fileName;
