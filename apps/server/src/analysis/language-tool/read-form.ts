/** Matches characters that URL-encoded form data never contains. */
const asTyped = /[^\x21-\x7E]/u;
const typed = /^text=(?<text>.*)&language=(?<rest>[^&]*(?:&.*)?)$/su;

/**
 * The fields of a form or JSON object. LibreOffice 7 does not URL-encode its text, so “R&D” and “+” would break it:
 * such a form contains spaces or non-ASCII characters, and its text ends at the last `&language=`.
 */
export function readForm(body: string): Readonly<Record<string, unknown>> {
  if (/^\s*\{/u.test(body)) return readJson(body);
  const { text, rest } = (asTyped.test(body) && typed.exec(body)?.groups) || {};
  return text === undefined
    ? Object.fromEntries(new URLSearchParams(body))
    : { ...Object.fromEntries(new URLSearchParams(`language=${rest}`)), text };
}

/** The fields of a multipart body; an empty object when it cannot be parsed. */
export async function readParts(body: string, type: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return {};
  }
}

/** An empty object for invalid JSON, so that required fields are reported as missing. */
function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
