/** The bytes of an array of unsigned 32-bit numbers, as they lie in a file. */
export function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Bytes of a file as unsigned 32-bit numbers, without copying them where their place allows it. */
export function numbersOf(bytes: Uint8Array): Uint32Array {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4);
}
