import { levels } from './levels/level.ts';
import type { Report } from './report.ts';

/** The text as paragraphs, its mid-frequency and rare words in spans of class `mid` and `rare`; safe to insert. */
export function renderHtml({ text, tokens }: Report): string {
  const paragraphs: string[] = [];
  let next = 0;
  for (const { start, end } of linesOf(text)) {
    let html = '';
    let at = start;
    for (; next < tokens.length && tokens.starts[next]! < end; next++) {
      const level = levels[tokens.levels[next]!]!;
      if (level === 'common') continue;
      const [from, to] = [tokens.starts[next]!, tokens.ends[next]!];
      html += escapeHtml(text.slice(at, from));
      html += `<span class="${level}">${escapeHtml(text.slice(from, to))}</span>`;
      at = to;
    }
    html += escapeHtml(text.slice(at, end));
    if (html.trim() !== '') paragraphs.push(`<p dir="auto">${html}</p>`);
  }
  return paragraphs.join('\n');
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

/** Escapes markup; half surrogate pairs and NUL, which no HTML may hold, become U+FFFD. */
function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"'\0]/gu, (character) => escapes[character]!)
    .replace(/\p{Cs}/gu, '\uFFFD');
}
