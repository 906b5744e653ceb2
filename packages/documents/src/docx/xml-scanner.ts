import { UnreadableDocument } from '../unreadable-document.ts';
import { limits } from '../limits.ts';
import { xmlCharacters } from './xml-character-references.ts';
import { namespacesInside, type Namespaces, readTag, type Tag, type TagName } from './xml-tag.ts';

/** The functions called for tags and text, in document order. `attributes` is their unparsed source. */
export interface XmlListener {
  readonly open: (name: TagName, attributes: string) => void;
  readonly close?: (name: TagName) => void;
  readonly text?: (text: string) => void;
}

/**
 * A streaming XML parser, several times as fast as general ones (see decision 6). Refuses what Office never writes:
 * document types, very deep nesting, endless tags, unpaired tags.
 */
export function scanXml(listener: XmlListener): { write(piece: string): void; end(): void } {
  const elements: Tag[] = [];
  const outer: Namespaces[] = [];
  let namespaces: Namespaces = new Map();
  /** Documents repeat the same few tags, so parsed tags are cached. */
  let tags = new Map<string, Tag>();
  let rest = '';
  /** Length of the beginning of `rest` that has already been searched for the end of its markup. */
  let searched = 0;
  let isRootSeen = false;

  function enter(inside: Namespaces): void {
    if (inside === namespaces) return;
    namespaces = inside;
    tags = new Map();
  }

  /** Returns the offset after the tag, or -1 when its end has not arrived yet. */
  function open(source: string, start: number, nextBracket: number): number {
    if (isRootSeen && elements.length === 0) throw corrupt();
    const around = namespaces;
    let end = nextBracket;
    let tag = tags.get(source.slice(start + 1, end));
    if (!tag) {
      end = endOfTag(source, start + 1);
      if (end < 0) return -1;
      const inside = source.slice(start + 1, end);
      enter(namespacesInside(inside, around));
      tag = readTag(inside, namespaces);
      if (tags.size < 10_000 && inside.length < 500) tags.set(inside, tag);
    }
    isRootSeen = true;
    listener.open(tag.name, tag.attributes);
    if (tag.isEmpty) {
      listener.close?.(tag.name);
      enter(around);
      return end + 1;
    }
    elements.push(tag);
    outer.push(around);
    if (elements.length > limits.depth) throw new UnreadableDocument('too-large-inside');
    return end + 1;
  }

  function close(source: string, from: number, to: number): void {
    const element = elements.pop();
    if (!element) throw corrupt();
    const { qualified, name } = element;
    const isPaired = source.startsWith(qualified, from);
    const hasMore = to > from + qualified.length;
    if (!isPaired || (hasMore && source.slice(from, to).trimEnd() !== qualified)) throw corrupt();
    listener.close?.(name);
    enter(outer.pop()!);
  }

  function markup(source: string, start: number): number {
    const first = source.charCodeAt(start + 1);
    if (first === exclamation || first === question) return fenced(source, start);
    const bracket = source.indexOf('>', Math.max(start, searched));
    if (bracket < 0) return -1;
    if (first !== slash) return open(source, start, bracket);
    close(source, start + 2, bracket);
    return bracket + 1;
  }

  function fenced(source: string, start: number): number {
    const fence = fences.find(({ opening }) => source.startsWith(opening, start));
    if (!fence) {
      const mayBecomeOne = source.length - start < cdata.length;
      if (mayBecomeOne) return -1;
      throw corrupt(); // a document type: it may define entities, and Office never writes one
    }
    const from = start + fence.opening.length;
    const end = source.indexOf(fence.closing, Math.max(from, searched - fence.closing.length));
    if (end < 0) return -1;
    if (fence.opening === cdata) listener.text?.(source.slice(from, end));
    return end + fence.closing.length;
  }

  function write(piece: string): void {
    const source = rest + piece;
    let at = 0;
    for (;;) {
      const start = source.indexOf('<', at);
      const end = start < 0 ? source.length - unfinished(source, at) : start;
      if (end > at && elements.length > 0) listener.text?.(xmlCharacters(source.slice(at, end)));
      at = end;
      if (start < 0) break;
      const next = markup(source, start);
      if (next < 0) break;
      at = next;
      searched = 0;
    }
    rest = source.slice(at);
    searched = rest.length;
    if (rest.length > limits.markupCharacters) throw new UnreadableDocument('too-large-inside');
  }

  return {
    write,
    end() {
      if (rest.trim() !== '' || elements.length > 0 || !isRootSeen) throw corrupt();
    },
  };
}

const exclamation = 0x21;
const slash = 0x2f;
const question = 0x3f;
const cdata = '<![CDATA[';
const fences = [
  { opening: '<?', closing: '?>' },
  { opening: '<!--', closing: '-->' },
  { opening: cdata, closing: ']]>' },
];

function endOfTag(source: string, from: number): number {
  let quote = 0;
  for (let index = from; index < source.length; index += 1) {
    const code = source.charCodeAt(index);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return index;
  }
  return -1;
}

/** Length of a trailing reference or line end that the next chunk may complete. */
function unfinished(source: string, from: number): number {
  const ampersand = source.lastIndexOf('&');
  const isOpen = ampersand >= from && !source.includes(';', ampersand);
  if (isOpen && source.length - ampersand < 12) return source.length - ampersand;
  return source.endsWith('\r') && source.length > from ? 1 : 0;
}

const corrupt = () => new UnreadableDocument('corrupt');
