import type { RubricRequest } from '@vernacular/exercises';

import { numeralsIn } from '../../text/numerals.ts';

/** Parts of a text that a comment may count: “two of your seven sentences”. */
const partOfText =
  /^[\s-]*(?:\p{L}+ )?ה?(?:words?|sentences?|lines?|paragraphs?|facts?|ideas?|points?|reasons?|מיל(?:ה|ים)|משפט(?:ים)?|שורות?|פסק(?:ה|אות))(?!\p{L})/iu;

/** Places in an order, not amounts: “Step 3”, “Grade 10”. */
const ofPlace = /\b(?:steps?|grades?|parts?|questions?|versions?) $/iu;

/** Everything the writer wrote or chose in a request. */
export const writersText = ({
  draft,
  answer,
  choice,
  table,
  earlier,
  audience,
}: RubricRequest): string =>
  [draft, answer, choice, ...table.flat(), ...earlier.map(({ text }) => text)]
    .concat(audience.name, audience.description)
    .join('\n');

const valuesIn = (text: string) => new Set(numeralsIn(text).map(({ value }) => value));

/** Whether a comment states a new number, other than counts of parts (“two lines”), places and the asked length. */
export function hasNewNumber(comment: string, request: RubricRequest): boolean {
  const known = valuesIn(writersText(request));
  const { from, to } = request.range ?? {};
  return numeralsIn(comment).some(
    ({ text, start, value }) =>
      !known.has(value) &&
      value !== from &&
      value !== to &&
      !ofPlace.test(comment.slice(0, start)) &&
      !partOfText.test(comment.slice(start + text.length)),
  );
}

export function versionHasNewNumber(version: string, request: RubricRequest): boolean {
  const known = valuesIn(writersText(request));
  return numeralsIn(version).some(({ value }) => !known.has(value));
}
