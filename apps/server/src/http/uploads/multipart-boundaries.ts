/**
 * Returns a function that takes the next chunk of a stream and returns the number of multipart boundaries so far: the
 * parser makes a part of each, which takes it many seconds for 15 MB of them. Counting takes milliseconds.
 */
export function countBoundaries(boundary: string): (chunk: Buffer) => number {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  let found = 0;
  let tail = Buffer.alloc(0);
  return (chunk) => {
    const bytes = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
    let from = 0;
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
      found += 1;
      from = at + mark.length;
    }
    tail = Buffer.from(bytes.subarray(Math.max(from, bytes.length - mark.length + 1)));
    return found;
  };
}

const parameter = /;\s*([^=;\s]+)=(?:"([^"]*)"|([^;\s"]*))\s*/gy;

/** The boundary of a multipart/form-data content type; null for any other type and for a malformed one. */
export function boundaryIn(contentType: string): string | null {
  const [, parameters] = /^multipart\/form-data\s*(;.*)$/i.exec(contentType.trim()) ?? [];
  if (parameters === undefined) return null;
  const found = [...parameters.matchAll(parameter)];
  if (found.map(([whole]) => whole).join('') !== parameters) return null;
  const boundaries = found.filter(([, name]) => name?.toLowerCase() === 'boundary');
  return boundaries.length === 1 ? boundaries[0]![2] || boundaries[0]![3] || null : null;
}
