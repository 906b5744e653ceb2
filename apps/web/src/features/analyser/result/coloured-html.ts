import { levelOf, type ColouredWords } from '../words/coloured-words.ts';

// Elements instead of style attributes: the browser parses copied HTML under the page's content security policy,
// which allows no style attribute.
const looks = {
  mid: (word: string) => `<font color="#b45309"><u>${word}</u></font>`,
  rare: (word: string) => `<font color="#b91c1c"><b><u>${word}</u></b></font>`,
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML that can be pasted into a document, one paragraph per line. */
export function colouredHtml(text: string, words: ColouredWords): string {
  let html = '';
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    const level = levelOf(words, index);
    if (level === 'common') continue;
    const start = words.starts[index]!;
    const end = words.ends[index]!;
    html += `${escape(text.slice(from, start))}${looks[level](escape(text.slice(start, end)))}`;
    from = end;
  }
  html += escape(text.slice(from));
  return `<p dir="auto">${html.split(/\n+/).join('</p>\n<p dir="auto">')}</p>`;
}
