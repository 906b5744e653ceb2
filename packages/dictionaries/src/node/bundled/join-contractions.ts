/** Halves that are no words of their own: each stands for a word with “'t”. */
const halvesBeforeT =
  'ain aren couldn didn doesn don hadn hasn haven isn needn shan shouldn wasn weren wouldn'.split(
    ' ',
  );

const endings: Readonly<Record<string, readonly string[]>> = {
  t: ['can', 'won'],
  m: ['i'],
  re: ['you', 'we', 'they', 'what', 'who', 'where', 'there', 'how'],
  ve: ['i', 'you', 'we', 'they', 'would', 'could', 'should', 'might', 'must', 'who'],
  ll: ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'that', 'there', 'who', 'what'],
  d: ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'that', 'there', 'who', 'how'],
};

/**
 * The film subtitle list splits contractions at the apostrophe, and other lists have hardly any. Joins the halves
 * again: “don” and “t” become “don’t”. “it's” is read as “it”, so the count of “s” is dropped.
 */
export function joinContractions(cut: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map(cut);
  counts.delete('s');
  let t = counts.get('t') ?? 0;
  for (const half of halvesBeforeT) {
    const count = counts.get(half) ?? 0;
    counts.delete(half);
    counts.set(`${half}'t`, count);
    t -= count;
  }
  counts.set('t', Math.max(0, t));
  // The subtitle list lacks "ve"; "d" is about as frequent.
  if (!counts.has('ve')) counts.set('ve', counts.get('d') ?? 0);
  for (const [ending, hosts] of Object.entries(endings)) {
    const count = counts.get(ending) ?? 0;
    counts.delete(ending);
    const all = hosts.reduce((sum, host) => sum + (cut.get(host) ?? 0), 0);
    for (const host of hosts) {
      const part = all === 0 ? 0 : Math.round((count * (cut.get(host) ?? 0)) / all);
      counts.set(`${host}'${ending}`, part);
    }
  }
  return counts;
}
