import type { FormatKind } from './formats.ts';
import type { Reader } from './reader-types.ts';

/** The reader of each format, loaded on demand. Not in `formats.ts`, which a page loads at its start. */
export const readers: Readonly<Record<FormatKind, () => Promise<Reader>>> = {
  txt: async () => (await import('./text/read-plain.ts')).readPlain,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  odt: async () => (await import('./odt/read-odt.ts')).readOdt,
  pptx: async () => (await import('./pptx/read-pptx.ts')).readPptx,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  html: async () => (await import('./html/read-html.ts')).readHtml,
  markdown: async () => (await import('./markdown/read-markdown.ts')).readMarkdown,
  latex: async () => (await import('./latex/read-latex.ts')).readLatex,
  restructuredText: async () =>
    (await import('./light-markup/read-light-markup.ts')).readRestructuredText,
  asciidoc: async () => (await import('./light-markup/read-light-markup.ts')).readAsciidoc,
  typst: async () => (await import('./light-markup/read-light-markup.ts')).readTypst,
  org: async () => (await import('./light-markup/read-light-markup.ts')).readOrg,
  notebook: async () => (await import('./notebook/read-notebook.ts')).readNotebook,
  subtitles: async () => (await import('./subtitles/read-subtitles.ts')).readSubtitles,
};
