import { markup, type Html } from './html.ts';
import { quotation } from './turn.ts';

export interface Shown {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/**
 * In characters; 120 words have about 800. Only the beginning of a longer text is shown, as its writer has the rest.
 */
const longest = 2_000;

const beginning = (text: string) => {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest)).trimEnd()} …`;
};

export const sideBySide = (shown: readonly Shown[]): Html =>
  markup`<div class="side-by-side">${shown.map(
    ({ title, text, note }) =>
      markup`<section><h2>${title}</h2>${quotation(beginning(text))}${note === undefined ? markup`` : markup`<p>${note}</p>`}</section>`,
  )}</div>`;
