/** What XML 1.0 can't hold: most control characters, halves of surrogate pairs, and two non-characters. */
const illegal =
  // oxlint-disable-next-line no-control-regex -- these are the characters to drop
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text without the characters that would make a Word document unreadable. */
export function legalText(text: string): string {
  return text.replaceAll(illegal, '');
}

/** The text as it stands between two tags. */
export function escapedText(text: string): string {
  return legalText(text).replaceAll(/[&<>]/g, (character) => escapes[character]!);
}
