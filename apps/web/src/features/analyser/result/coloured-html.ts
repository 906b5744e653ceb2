import { levelOf, type ColouredWords } from '../words/coloured-words.ts';

// Written out, because the text leaves the page and its style sheets behind; the style apart, because WebKit drops both together.
const looks = {
  mid: 'color:#b45309;text-decoration:underline;text-decoration-style:dotted',
  rare: 'color:#b91c1c;text-decoration:underline',
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A coloured text as HTML that can be pasted into a document: one paragraph a line. */
export function colouredHtml(text: string, words: ColouredWords): string {
  let html = '';
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    const level = levelOf(words, index);
    if (level === 'common') continue;
    const start = words.starts[index]!;
    const end = words.ends[index]!;
    html += `${escape(text.slice(from, start))}<span style="${looks[level]}">${escape(text.slice(start, end))}</span>`;
    from = end;
  }
  html += escape(text.slice(from));
  return `<p dir="auto">${html.split(/\n+/).join('</p>\n<p dir="auto">')}</p>`;
}
