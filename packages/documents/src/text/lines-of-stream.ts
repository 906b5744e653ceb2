/**
 * Yields the lines of a UTF-8 stream, each as soon as it is complete. A line ends at \n or \r\n only: Node's
 * readline, from version 24 on, also ends it at U+2028.
 */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  const whole = () => parts.join('').replace(/\r$/, '');
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(first);
    for (const other of others) {
      yield whole();
      parts = [other];
    }
  }
  parts.push(decoder.decode());
  const last = whole();
  if (last !== '') yield last;
  return undefined;
}
