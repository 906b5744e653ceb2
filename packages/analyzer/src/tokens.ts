/** The words of a text as columns, one entry a word; the buffers can be handed to another thread. */
export interface Tokens {
  readonly length: number;
  /** Offsets into the text, in UTF-16 units. */
  readonly starts: Uint32Array;
  /** Offsets of the first unit after each word; a possessive 's lies beyond it. */
  readonly ends: Uint32Array;
  /** 0 common, 1 mid-frequency, 2 rare. */
  readonly levels: Uint8Array;
  /** In the table units of the dictionary. */
  readonly counts: Uint32Array;
}

/** Collects words and gives them back as columns of exactly their number. */
export class TokenCollector {
  length = 0;
  #starts: Uint32Array;
  #ends: Uint32Array;
  #levels: Uint8Array;
  #counts: Uint32Array;

  constructor(expected: number) {
    this.#starts = new Uint32Array(expected);
    this.#ends = new Uint32Array(expected);
    this.#levels = new Uint8Array(expected);
    this.#counts = new Uint32Array(expected);
  }

  add(start: number, end: number, level: number, count: number): void {
    const at = this.length++;
    if (at === this.#starts.length) this.#grow();
    this.#starts[at] = start;
    this.#ends[at] = end;
    this.#levels[at] = level;
    this.#counts[at] = count;
  }

  finish(): Tokens {
    const { length } = this;
    return {
      length,
      starts: this.#starts.slice(0, length),
      ends: this.#ends.slice(0, length),
      levels: this.#levels.slice(0, length),
      counts: this.#counts.slice(0, length),
    };
  }

  #grow(): void {
    const size = this.#starts.length * 2 + 16;
    this.#starts = larger(this.#starts, new Uint32Array(size));
    this.#ends = larger(this.#ends, new Uint32Array(size));
    this.#levels = larger(this.#levels, new Uint8Array(size));
    this.#counts = larger(this.#counts, new Uint32Array(size));
  }
}

function larger<Column extends Uint32Array | Uint8Array>(column: Column, next: Column): Column {
  next.set(column);
  return next;
}
