/** Kind of a file by its first bytes. 'unknown' may be plain text; `what` is its name for people. */
export interface FileKind {
  readonly kind: 'zip' | 'ole' | 'rtf' | 'pdf' | 'unknown' | 'other';
  readonly what: string;
}

const zip = { kind: 'zip', what: 'a Word document or another zip archive' } as const;
const signatures: readonly (FileKind & { readonly bytes: readonly number[] })[] = [
  { ...zip, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { ...zip, bytes: [0x50, 0x4b, 0x05, 0x06] },
  {
    kind: 'ole',
    what: 'an old Office file (such as .doc)',
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  { kind: 'rtf', what: 'a rich text file (.rtf)', bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
  { kind: 'pdf', what: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'other', what: 'a picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'other', what: 'a picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'other', what: 'a picture', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'other', what: 'a program', bytes: [0x4d, 0x5a, 0x90] },
  { kind: 'other', what: 'a program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { kind: 'other', what: 'a compressed file', bytes: [0x1f, 0x8b, 0x08] },
  { kind: 'other', what: 'a compressed file', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { kind: 'other', what: 'a compressed file', bytes: [0x52, 0x61, 0x72, 0x21, 0x1a] },
];

export function fileKind(bytes: Uint8Array): FileKind {
  const known = signatures.find(({ bytes: all }) => all.every((byte, at) => bytes[at] === byte));
  return known ?? { kind: 'unknown', what: 'something else' };
}
