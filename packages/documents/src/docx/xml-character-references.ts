import { UnreadableDocument } from '../unreadable-document.ts';

const named = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }));

/** Resolves the character references of XML text. Throws UnreadableDocument for an unknown one. */
export function xmlCharacters(source: string): string {
  const lines = source.includes('\r') ? source.replaceAll(/\r\n?/g, '\n') : source;
  if (!lines.includes('&')) return lines;
  return lines.replaceAll(/&([^;&]*);?/g, (reference, name: string) => {
    const character = reference.endsWith(';') ? resolve(name) : undefined;
    if (character === undefined) throw new UnreadableDocument('corrupt');
    return character;
  });
}

function resolve(name: string): string | undefined {
  const number = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (!number) return named.get(name);
  const [, hexadecimal, decimal] = number;
  const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
