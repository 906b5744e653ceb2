import { UnreadableDocument } from '../unreadable-document.ts';
import { xmlCharacters } from './xml-character-references.ts';

/** Prefix → namespace URI; '' is the default namespace. */
export type Namespaces = ReadonlyMap<string, string>;

export interface TagName {
  readonly uri: string;
  readonly local: string;
}

export interface Tag {
  readonly qualified: string;
  readonly name: TagName;
  readonly attributes: string;
  readonly isEmpty: boolean;
}

export function readTag(inside: string, namespaces: Namespaces): Tag {
  const isEmpty = inside.endsWith('/');
  const nameEnd = inside.search(/[\s/]|$/);
  const qualified = inside.slice(0, nameEnd);
  if (qualified === '') throw new UnreadableDocument('corrupt');
  const colon = qualified.indexOf(':');
  const uri = namespaces.get(qualified.slice(0, Math.max(colon, 0))) ?? '';
  const attributes = inside.slice(nameEnd, isEmpty ? -1 : undefined);
  return { qualified, name: { uri, local: qualified.slice(colon + 1) }, attributes, isEmpty };
}

const attribute = /([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Yields the attributes in the source of a tag, with references resolved. */
export function* attributesOf(source: string): Generator<readonly [name: string, value: string]> {
  for (const [, name, quoted] of source.matchAll(attribute)) {
    yield [name!, xmlCharacters(quoted!.slice(1, -1))];
  }
}

/** The namespaces that hold inside a tag: `around` itself when the tag declares none. */
export function namespacesInside(source: string, around: Namespaces): Namespaces {
  if (!source.includes('xmlns')) return around;
  const inside = new Map(around);
  for (const [name, value] of attributesOf(source)) {
    if (name === 'xmlns') inside.set('', value);
    else if (name.startsWith('xmlns:')) inside.set(name.slice('xmlns:'.length), value);
  }
  return inside;
}
