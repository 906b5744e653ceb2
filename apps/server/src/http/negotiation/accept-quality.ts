const matches = (range: string, value: string) =>
  range === '*' ||
  range === '*/*' ||
  range === value ||
  (range.endsWith('/*') && value.startsWith(range.slice(0, -1)));

const qualityIn = (parameters: readonly string[]) => {
  const q = parameters
    .map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(parameter))
    .find(Boolean);
  return q ? Number(q[1]) : 1;
};

/**
 * How much a client wants a value, from 0 (not at all) to 1, by its Accept or Accept-Encoding header.
 * The most exact range that matches decides. See: RFC 9110, 12.5.
 */
export function acceptQuality(header: string | undefined, value: string): number {
  const ranges = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';'));
  const matching = ranges
    .map(([range = '', ...parameters]) => ({ range: range.trim(), quality: qualityIn(parameters) }))
    .filter(({ range }) => matches(range, value))
    .sort((a, b) => exactness(b.range) - exactness(a.range));
  return matching[0]?.quality ?? 0;
}

const exactness = (range: string) => (range.startsWith('*') ? 0 : range.endsWith('/*') ? 1 : 2);
