/** None of these stands in a form that was written as it should be. */
const asTyped = /[^\x21-\x7E]/u;
const typed = /^text=(?<text>.*)&language=(?<rest>[^&]*(?:&.*)?)$/su;

/**
 * The fields of a form, or of JSON that holds an object. LibreOffice 7 puts the text in as it was typed, so that “R&D” and “+” would break it: such a
 * form has blanks or accents in it, and its text ends at the last language.
 */
export function readForm(body: string): Readonly<Record<string, unknown>> {
  if (/^\s*\{/u.test(body)) return readJson(body);
  const { text, rest } = (asTyped.test(body) && typed.exec(body)?.groups) || {};
  return text === undefined
    ? Object.fromEntries(new URLSearchParams(body))
    : { ...Object.fromEntries(new URLSearchParams(`language=${rest}`)), text };
}

/** Nothing where it is no JSON: a form in which the fields are missing. */
function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
