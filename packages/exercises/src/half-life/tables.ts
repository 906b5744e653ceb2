import { asIs, markup } from '../shared/html.ts';
import type { Html } from '../shared/html.ts';
import type { Edition } from '../shared/talk.ts';
import { quotation } from '../shared/turn.ts';

import { texts as graded } from './record.ts';
import type { HalfLifeFacts } from './record.ts';
import type { Texts } from './texts.ts';

/** Both long texts next to each other; with their scores in the full edition. */
export function sideBySide(facts: HalfLifeFacts, said: Texts, edition: Edition): Html {
  const part = (title: string, text: string, score: string) =>
    asIs(
      markup`<section>
        <h3>${title}</h3>
        ${asIs(quotation(text))}${asIs(
          edition === 'full' && score !== '' ? markup`<p>${said.score(score)}</p>` : markup``,
        )}
      </section>`,
    );
  return markup`<div class="side-by-side">
    ${part(
      said.original,
      facts.text120First,
      facts.text120FirstJargonScore,
    )}${part(said.revised, facts.text120Last, facts.text120LastJargonScore)}
  </div>`;
}

/** The four texts with their words, rare words and scores. */
export function scoreTable(facts: HalfLifeFacts, { scores }: Texts): Html {
  const rows = graded.map((name, index) =>
    asIs(
      markup`<tr>
        <th scope="row">${scores.rows[index]!}</th>
        <td>${facts[`${name}TotalWords`]}</td>
        <td>${facts[`${name}RareWords`]}</td>
        <td>${facts[`${name}JargonScore`]}</td>
      </tr>`,
    ),
  );
  const headers = scores.headers.map((header) => asIs(markup`<th scope="col">${header}</th>`));
  return markup`<table class="scores">
    <caption>
      ${scores.caption}
    </caption>
    <thead>
      <tr>
        ${headers}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
