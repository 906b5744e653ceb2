import type { Check } from '../checks/check.ts';
import { joined, markup, paragraphs } from './html.ts';
import type { Html } from './html.ts';

/** How many words are asked for. Guidance, never a gate. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A table for the student to fill in. */
export interface TableForm {
  readonly headers: readonly string[];
  readonly minimumRows: number;
  readonly example: readonly string[];
}

/** Checks to answer by marking words of a text that stands in the history. */
export interface ChecksAsked {
  /** The field of the history whose text is marked. */
  readonly field: string;
  readonly list: readonly Check[];
}

/** One message of the bot, and how it wants to be answered. */
export interface Turn {
  readonly html: Html;
  readonly table?: TableForm;
  readonly range?: WordRange;
  /** The field of the text that is written again here: an answer may start from it. */
  readonly revises?: string;
  readonly checks?: ChecksAsked;
}

/** A message of plain paragraphs. */
export const say = (text: string): Turn => ({ html: paragraphs(text) });

/** A message that asks for a text of about so many words. */
export const askFor = (text: string, range: WordRange): Turn => ({ ...say(text), range });

/** A message that asks for a table. */
export const askForTable = (text: string, table: TableForm): Turn => ({ ...say(text), table });

/** Options to choose from, as buttons. */
export const options = (all: readonly { readonly send: string; readonly label: string }[]): Html =>
  markup`<div class="options">
      ${all.map(
        ({ send, label }) =>
          markup`<button type="button" class="option" data-value="${send}">${label}</button>`,
      )}
    </div>`;

/** A message with options to choose from, each a button with its number in parentheses. */
export const offer = (text: string, all: Parameters<typeof options>[0]): Turn =>
  withButtons(say(text), all);

/** The same message with buttons under it. */
export const withButtons = (turn: Turn, all: Parameters<typeof options>[0]): Turn =>
  all.length === 0 ? turn : { ...turn, html: joined([turn.html, options(all)]) };

/** The same message with a sentence before it. */
export const preface = (sentence: string, turn: Turn): Turn => ({
  ...turn,
  html: markup`<p dir="auto">${sentence}</p>
    ${turn.html}`,
});

/** A text somebody wrote, set off from the rest. */
export const quotation = (text: string): Html =>
  markup`<blockquote>${paragraphs(text)}</blockquote>`;
