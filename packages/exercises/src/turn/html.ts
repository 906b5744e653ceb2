declare const isHtml: unique symbol;

/**
 * HTML from a template of ours, with every inserted text escaped. It is not a string, so that plain text is never
 * shown as HTML and HTML is never escaped twice.
 */
export class Html {
  declare readonly [isHtml]: true;
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

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

export const unescapeHtml = (source: string): string =>
  source.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (escape) => characters[escape]!);

/** HTML as plain text in one line. */
export const plainText = (source: string): string =>
  unescapeHtml(source.replaceAll(/<[^>]*>/gu, ' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();

type Part = string | number | Html | readonly Html[];

const render = (part: Part): string => {
  if (typeof part !== 'object') return escapeHtml(String(part));
  return part instanceof Html ? part.source : joined(part).source;
};

export const joined = (pieces: readonly Html[]): Html =>
  new Html(pieces.map(({ source }) => source).join(''));

/**
 * HTML from a template: inserted text is escaped, inserted HTML is left as it is. Line breaks and indentation of the
 * template are removed.
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

/** Escaped text as paragraphs, parted at empty lines; other line ends become `<br>`. */
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
