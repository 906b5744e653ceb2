/** UTF-8, split at any byte. Each piece has its own buffer, so that it can be transferred to another thread. */
export type JsonPieces = Uint8Array<ArrayBuffer>[];

const pieceLength = 256 * 1024;
/** How many values of a list, and how many characters of a string, go into one call of JSON.stringify. */
const valuesAtOnce = 4096;
const charactersAtOnce = 64 * 1024;

/** Writes JSON incrementally, so that a large reply is never one value or one string. */
export class JsonWriter {
  readonly #pieces: JsonPieces = [];
  readonly #encoder = new TextEncoder();
  #pending = '';

  raw(json: string): void {
    this.#pending += json;
    if (this.#pending.length >= pieceLength) this.#flush();
  }

  /** Adds a list; `tellAll` gets a function that adds one value. */
  list(tellAll: (tell: (value: string | number) => void) => void): void {
    let some: unknown[] = [];
    let before = '[';
    const write = () => {
      if (some.length === 0) return;
      this.raw(before + JSON.stringify(some).slice(1, -1));
      before = ',';
      some = [];
    };
    tellAll((value) => {
      if (some.push(value) === valuesAtOnce) write();
    });
    write();
    this.raw(before === '[' ? '[]' : ']');
  }

  /** Adds a string in pieces; no piece may end inside a surrogate pair. */
  text(write: (add: (piece: string) => void) => void): void {
    let some = '';
    const add = (piece: string) => {
      some += piece;
      if (some.length >= charactersAtOnce) flush();
    };
    const flush = () => {
      for (let at = 0; at < some.length;) {
        const end = endOfCharacter(some, at + charactersAtOnce);
        this.raw(JSON.stringify(some.slice(at, end)).slice(1, -1));
        at = end;
      }
      some = '';
    };
    this.raw('"');
    write(add);
    flush();
    this.raw('"');
  }

  end(): JsonPieces {
    this.#flush();
    return this.#pieces;
  }

  #flush(): void {
    if (this.#pending !== '') this.#pieces.push(this.#encoder.encode(this.#pending));
    this.#pending = '';
  }
}

const endOfCharacter = (text: string, at: number): number =>
  (text.codePointAt(at - 1) ?? 0) > 0xffff ? at + 1 : at;
