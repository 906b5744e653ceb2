import { levels } from './levels/level.ts';
import type { Report } from './report.ts';

/** The text as escaped HTML paragraphs, its words above common in spans of class `mid` and `rare`. */
export function renderHtml(report: Pick<Report, 'text' | 'tokens'>): string {
  let html = '';
  writeHtml(report, (piece) => {
    html += piece;
  });
  return html;
}

/** Passes the HTML of `renderHtml` to `write` in pieces, so that a very long text needs no second large string. */
export function writeHtml(
  { text, tokens }: Pick<Report, 'text' | 'tokens'>,
  write: (piece: string) => void,
): void {
  let next = 0;
  let opening = '<p dir="auto">';
  for (const { start, end } of linesOf(text)) {
    if (text.slice(start, end).trim() === '') continue;
    write(opening);
    opening = '\n<p dir="auto">';
    let at = start;
    for (; next < tokens.length && tokens.starts[next]! < end; next++) {
      const level = levels[tokens.levels[next]!]!;
      if (level === 'common') continue;
      const [from, to] = [tokens.starts[next]!, tokens.ends[next]!];
      write(
        `${escapeHtml(text.slice(at, from))}<span class="${level}">${escapeHtml(text.slice(from, to))}</span>`,
      );
      at = to;
    }
    write(`${escapeHtml(text.slice(at, end))}</p>`);
  }
}

function* linesOf(text: string): Generator<{ start: number; end: number }> {
  const lineEnd = /\r\n?|[\n\u2028\u2029]/gu;
  let start = 0;
  for (const match of text.matchAll(lineEnd)) {
    yield { start, end: match.index };
    start = match.index + match[0].length;
  }
  yield { start, end: text.length };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '\uFFFD',
};

const special = /[&<>"'\0\uD800-\uDFFF]/;

/** Escapes markup. Lone surrogates and NUL are invalid in HTML and become U+FFFD. */
function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(/[&<>"'\0]/gu, (character) => escapes[character]!)
    .replace(/\p{Cs}/gu, '\uFFFD');
}
