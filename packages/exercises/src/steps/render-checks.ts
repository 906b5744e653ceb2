import type { Words } from '../words/words.ts';
import { markup, type Html } from '../turn/html.ts';
import type { Turn } from '../turn/turn.ts';
import type { ChecksAsked } from '../checks/check.ts';

type CheckPhrases = Words['phrases']['checks'];

/**
 * Adds checks to a question: as data for a client that shows them itself, and as a list in the HTML for any other.
 */
export const withChecks = (turn: Turn, checks: ChecksAsked | null, say: CheckPhrases): Turn =>
  checks === null ? turn : { ...turn, checks, html: markup`${turn.html}${listOf(checks, say)}` };

const listOf = ({ list }: ChecksAsked, say: CheckPhrases): Html =>
  markup`<section class="checks">
    <p>${say.intro}</p>
    <ul>
      ${list.map(
        ({ id, question, why }) =>
          markup`<li data-check="${id}"><strong>${question}</strong> ${why}</li>`,
      )}
    </ul>
  </section>`;

export const marksTurn = (sentences: readonly string[], say: CheckPhrases): readonly Turn[] =>
  sentences.length === 0
    ? []
    : [
        {
          html: markup`<div class="comment note">
            <p class="kind">${say.heading}</p>
            <p dir="auto">${sentences.join(' ')}</p>
          </div>`,
        },
      ];
