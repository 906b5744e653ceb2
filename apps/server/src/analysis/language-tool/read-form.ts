/** None of these stands in a form that was written as it should be. */
const asTyped = /[^\x21-\x7E]/u;
const typed = /^text=(?<text>.*)&language=(?<rest>[^&]*(?:&.*)?)$/su;

/**
 * The fields of a form. LibreOffice 7 puts the text in as it was typed, so that “R&D” and “+” would break it: such a
 * form has blanks or accents in it, and its text ends at the last language.
 */
export function readForm(body: string): Readonly<Record<string, string>> {
  const { text, rest } = (asTyped.test(body) && typed.exec(body)?.groups) || {};
  return text === undefined
    ? Object.fromEntries(new URLSearchParams(body))
    : { ...Object.fromEntries(new URLSearchParams(`language=${rest}`)), text };
}
