import { countWords } from '@vernacular/analyzer';

import { markup, type Html } from '../turn/html.ts';
import type { Words } from '../words/words.ts';

import { isScoredIn, texts as graded, type HalfLifeFacts } from './record.ts';

/** The table of words, rare words and scores of the four texts. */
export function scoreTable(facts: HalfLifeFacts, { scores }: Words['halfLife']): Html {
  const rows = graded.map(
    (name, index) =>
      markup`<tr><th scope="row">${scores.rows[index]!}</th>
        <td>${countWords(facts[name])}</td>
        <td>${isScoredIn(facts, name) ? facts[`${name}RareWords`] : '–'}</td>
        <td>${isScoredIn(facts, name) ? facts[`${name}JargonScore`] : '–'}</td></tr>`,
  );
  const headers = scores.headers.map((header) => markup`<th scope="col">${header}</th>`);
  return markup`<table class="scores"><caption>${scores.caption}</caption>
    <thead><tr>${headers}</tr></thead><tbody>${rows}</tbody></table>`;
}
