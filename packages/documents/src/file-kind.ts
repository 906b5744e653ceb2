/** What the first bytes of a file say it is. */
export type FileKind =
  | { readonly kind: 'zip' | 'ole' | 'unknown' }
  | { readonly kind: 'other'; readonly what: string };

const signatures: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x25, 0x50, 0x44, 0x46, 0x2d], 'a PDF'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'a rich text file (.rtf)'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x4d, 0x5a, 0x90], 'a program'],
  [[0x7f, 0x45, 0x4c, 0x46], 'a program'],
  [[0x1f, 0x8b, 0x08], 'a compressed file'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a compressed file'],
  [[0x52, 0x61, 0x72, 0x21, 0x1a], 'a compressed file'],
];

/** Looks at the first bytes only; 'unknown' may be plain text. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04]) || starts(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return { kind: 'zip' };
  }
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return { kind: 'ole' };
  const known = signatures.find(([signature]) => starts(bytes, signature));
  return known ? { kind: 'other', what: known[1] } : { kind: 'unknown' };
}

function starts(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
