/** Not allowed in XML 1.0: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const illegal =
  // oxlint-disable-next-line no-control-regex -- these are the characters to drop
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text without the characters that XML forbids. */
export function legalText(text: string): string {
  return text.replaceAll(illegal, '');
}

export function escapedText(text: string): string {
  return legalText(text).replaceAll(/[&<>]/g, (character) => escapes[character]!);
}
