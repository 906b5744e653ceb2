const ending = ' - Result.docx';
/** File systems allow 255 bytes; some tools add a suffix of their own. */
const nameBytes = 200;

/** Control characters, lone surrogates, direction marks and zero-width characters, which can hide or reorder text. */
const invisible = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const separators = /[/\\:|\u2028\u2029]/g;
const forbidden = /[*?"<>]/g;
/** Device names on Windows, reserved with any extension. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** Returns the name of the Word download, '{name or Article} - Result.docx', safe on every file system. */
export function resultFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\t\r\n]/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(separators, '-')
    .replaceAll(forbidden, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .replace(reserved, '$1_');
  const { read } = new TextEncoder().encodeInto(plain, new Uint8Array(nameBytes));
  return `${plain.slice(0, read).trimEnd() || 'Article'}${ending}`;
}
