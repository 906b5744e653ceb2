const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/**
 * Replaces CR LF by LF: forms send every line end as CR LF (HTML, 4.10.21.8). Works on a stream, because millions of
 * lines at once take seconds.
 */
export async function* normalizeLineEnds(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    // The matching LF may be in the next chunk.
    const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
    held = Buffer.from(bytes.subarray(end));
    yield withoutReturns(bytes.subarray(0, end));
  }
  yield held;
}

function withoutReturns(bytes: Buffer): Buffer {
  if (!bytes.includes(carriageReturn)) return bytes;
  const typed = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed) continue;
    typed[length] = bytes[at]!;
    length += 1;
  }
  return typed.subarray(0, length);
}
