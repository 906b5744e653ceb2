export class ByteList {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  push(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = byte;
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends a number in LEB128: seven bits per byte, in as many bytes as needed. */
  pushNumber(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.push(rest);
  }

  /** A view of the bytes so far, which a later change may not reach. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(by: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads back what `pushNumber` appended. */
export function* readNumbers(bytes: Uint8Array): Generator<number, void, undefined> {
  let value = 0;
  let worth = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * worth;
    worth *= 0x80;
    if (byte < 0x80) {
      yield value;
      value = 0;
      worth = 1;
    }
  }
}
