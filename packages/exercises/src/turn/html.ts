declare const isHtml: unique symbol;

/** HTML that came from a template of ours; what was put into it was escaped. */
export type Html = string & { readonly [isHtml]: true };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A plain text as HTML that shows it letter by letter. */
const escapeHtml = (text: string): Html =>
  text.replace(/[&<>"']/g, (character) => escapes[character]!) as Html;

class Fragment {
  readonly source: Html;
  constructor(source: Html) {
    this.source = source;
  }
}

/** HTML to be put into a template as it is. */
export const asIs = (source: Html): Fragment => new Fragment(source);

type Part = string | number | Fragment | readonly Fragment[];

const render = (part: Part): string => {
  if (part instanceof Fragment) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return escapeHtml(String(part));
};

/**
 * HTML from a template; everything put into it is escaped, unless it is `asIs`.
 * Line breaks and indentation in the template are for whoever reads the code, and are left out.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  strings
    .map((string, index) => {
      const source = string.replace(/\n\s*/g, '');
      return index < parts.length ? source + render(parts[index]!) : source;
    })
    .join('') as Html;

/** A plain text as paragraphs, line breaks kept, in the direction of its own letters. */
export const paragraphs = (text: string): Html =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => escapeHtml(line));
      return `<p dir="auto">${lines.join('<br>')}</p>`;
    })
    .join('') as Html;
