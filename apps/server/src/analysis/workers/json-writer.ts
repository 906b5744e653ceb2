/** JSON in UTF-8, cut anywhere; each piece has memory of its own, so that another thread can be given it. */
export type JsonPieces = Uint8Array<ArrayBuffer>[];

/** Characters written before they become bytes. */
const pieceLength = 256 * 1024;
/** Values, and characters of a string, that are turned into JSON in one go. */
const valuesAtOnce = 4096;
const charactersAtOnce = 64 * 1024;

/** Writes JSON a little at a time, so that what is large is never there whole, as values or as one string. */
export class JsonWriter {
  readonly #pieces: JsonPieces = [];
  readonly #encoder = new TextEncoder();
  #pending = '';

  /** Adds JSON that is already written. */
  raw(json: string): void {
    this.#pending += json;
    if (this.#pending.length >= pieceLength) this.#flush();
  }

  /** Adds an array of the values that `tellAll` tells, one after another. */
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

  /** Adds a string that `write` tells in pieces, none of which ends inside a character. */
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

  /** All that was written. */
  end(): JsonPieces {
    this.#flush();
    return this.#pieces;
  }

  #flush(): void {
    if (this.#pending !== '') this.#pieces.push(this.#encoder.encode(this.#pending));
    this.#pending = '';
  }
}

/** The place, or the one after it where it would part the halves of a character. */
const endOfCharacter = (text: string, at: number): number =>
  (text.codePointAt(at - 1) ?? 0) > 0xffff ? at + 1 : at;
