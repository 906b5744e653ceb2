declare const isHtml: unique symbol;

/**
 * HTML that came from a template of ours; what was put into it was escaped. It is no string, so that a plain text is
 * never shown as HTML and HTML is never escaped twice: all strings of a conversation are plain.
 */
export class Html {
  declare readonly [isHtml]: true;
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** As it is stored and as it travels. */
  toJSON(): string {
    return this.source;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const characters = Object.fromEntries(
  Object.entries(escapes).map(([one, escape]) => [escape, one]),
);

/** The text that was escaped. */
export const unescapeHtml = (source: string): string =>
  source.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (escape) => characters[escape]!);

type Part = string | number | Html | readonly Html[];

const render = (part: Part): string => {
  if (typeof part !== 'object') return escapeHtml(String(part));
  return part instanceof Html ? part.source : joined(part).source;
};

/** Pieces of HTML, one after another. */
export const joined = (pieces: readonly Html[]): Html =>
  new Html(pieces.map(({ source }) => source).join(''));

/**
 * HTML from a template; every text put into it is escaped, and HTML is left as it is.
 * Line breaks and indentation in the template are for whoever reads the code, and are left out.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((string, index) => {
        const source = string.replace(/\n\s*/g, '');
        return index < parts.length ? source + render(parts[index]!) : source;
      })
      .join(''),
  );

/** A plain text as paragraphs, line breaks kept, in the direction of its own letters. */
export const paragraphs = (text: string): Html =>
  new Html(
    text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => {
        const lines = paragraph.split('\n').map((line) => escapeHtml(line));
        return `<p dir="auto">${lines.join('<br>')}</p>`;
      })
      .join(''),
  );
