/**
 * The lines of a stream of UTF-8 bytes, each as soon as it is whole; the last may go without its line end.
 * A line ends at \n or \r\n and nowhere else: Node's readline ends it at U+2028 too, from version 24 on.
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
