import { alarmsIn } from '@vernacular/coach';

import { jsonLines } from '../frame/data-folder.ts';
import type { Finding } from '../frame/finding.ts';

type Texts = Readonly<Partial<Record<string, string>>>;

const goodProse = [
  { set: 'cochrane_pairs', field: 'lay' },
  { set: 'onestop_english', field: 'intermediate' },
] as const;

const draftLength = 1200;

/** As long as a student's draft: whole paragraphs or sentences up to 1,200 characters. */
const asDraft = (text: string) =>
  text.length <= draftLength ? text : text.slice(0, text.lastIndexOf('. ', draftLength) + 1);

/** How often each rule of the local coach finds something to change in good prose nobody asked it about. */
export function ruleAlarms(data: string, quoted = false): readonly Finding[] {
  return goodProse.flatMap(({ set, field }) => {
    const texts = jsonLines<Texts>(data, set).map((row) => asDraft(row[field] ?? ''));
    const counts = new Map<string, number>();
    for (const text of texts) {
      for (const [rule, comment] of Object.entries(alarmsIn(text))) {
        counts.set(rule, (counts.get(rule) ?? 0) + (comment ? 1 : 0));
        if (quoted && comment) console.log(`${rule}: ${comment.text} | ${comment.quote}`);
      }
    }
    return [...counts].map(([rule, count]): Finding => ({
      set,
      what: `${rule} speaks`,
      value: count / texts.length,
      of: texts.length,
    }));
  });
}
