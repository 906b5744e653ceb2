import { ByteList } from './byte-list.ts';

/**
 * Words in ascending order of their UTF-16 units. Each is stored as the number of units it shares with the word
 * before, the number that follow, and those in UTF-8.
 */
export interface FrontCodedWords {
  readonly shared: Uint8Array;
  readonly added: Uint8Array;
  readonly text: Uint8Array;
}

/** The longest word that a dictionary lists, in UTF-16 units; a longer one is always rare. */
export const longestWord = 255;

const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800;

/** Packs words that are sorted, distinct, well-formed and no longer than {@link longestWord}. */
export class FrontCoder {
  readonly #shared = new ByteList();
  readonly #added = new ByteList();
  readonly #text = new ByteList();
  readonly #encoder = new TextEncoder();
  #waiting = '';
  #last = '';

  add(word: string): void {
    const last = this.#last;
    const most = Math.min(last.length, word.length);
    let same = 0;
    while (same < most && last.charCodeAt(same) === word.charCodeAt(same)) same++;
    // Half of a surrogate pair cannot stand in UTF-8.
    if (same > 0 && isHighSurrogate(word.charCodeAt(same - 1))) same--;
    this.#shared.push(same);
    this.#added.push(word.length - same);
    this.#waiting += word.slice(same);
    if (this.#waiting.length > 10_000) this.#encode();
    this.#last = word;
  }

  finish(): FrontCodedWords {
    this.#encode();
    return {
      shared: this.#shared.bytes(),
      added: this.#added.bytes(),
      text: this.#text.bytes(),
    };
  }

  #encode(): void {
    this.#text.append(this.#encoder.encode(this.#waiting));
    this.#waiting = '';
  }
}

export function* frontDecoded(words: FrontCodedWords): Generator<string, void, undefined> {
  const text = new TextDecoder().decode(words.text);
  let at = 0;
  let word = '';
  for (let index = 0; index < words.shared.length; index++) {
    const end = at + words.added[index]!;
    word = word.slice(0, words.shared[index]) + text.slice(at, end);
    at = end;
    yield word;
  }
}
