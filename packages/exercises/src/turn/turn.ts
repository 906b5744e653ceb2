import type { ChecksAsked } from '../checks/check.ts';
import { joined, markup, paragraphs, type Html } from './html.ts';

/** The number of words asked for, bounds included. No answer is refused for it; one under half of `from` gets no score. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

export interface TableForm {
  readonly headers: readonly string[];
  readonly minimumRows: number;
  readonly example: readonly string[];
}

/** One message of the bot, and the kind of answer it asks for. */
export interface Turn {
  readonly html: Html;
  readonly table?: TableForm;
  readonly range?: WordRange;
  readonly revises?: string;
  readonly checks?: ChecksAsked;
}

export const say = (text: string): Turn => ({ html: paragraphs(text) });

export const askFor = (text: string, range: WordRange): Turn => ({ ...say(text), range });

/** Buttons, each with the answer that it sends. */
export const options = (all: readonly { readonly send: string; readonly label: string }[]): Html =>
  markup`<div class="options">
      ${all.map(
        ({ send, label }) =>
          markup`<button type="button" class="option" data-value="${send}">${label}</button>`,
      )}
    </div>`;

export const offer = (text: string, all: Parameters<typeof options>[0]): Turn =>
  withButtons(say(text), all);

export const withButtons = (turn: Turn, all: Parameters<typeof options>[0]): Turn =>
  all.length === 0 ? turn : { ...turn, html: joined([turn.html, options(all)]) };

export const preface = (sentence: string, turn: Turn): Turn => ({
  ...turn,
  html: markup`<p dir="auto">${sentence}</p>
    ${turn.html}`,
});

export const quotation = (text: string): Html =>
  markup`<blockquote>${paragraphs(text)}</blockquote>`;
