import { openTagger } from '@vernacular/check';
import { type FactName, factsIn } from '@vernacular/coach';

import type { Finding } from '../frame/finding.ts';
import { type FactRequest, factRequests } from './coach-fact-requests.ts';

function printRemark(name: FactName, { set, request }: FactRequest, text: string, quote: string) {
  const { earlier, answer, table, draft } = request;
  console.log(`\n${name} · ${set}\n  says: ${text}${quote === '' ? '' : ` [${quote}]`}`);
  for (const [what, words] of [
    ['first', earlier[0]?.text ?? ''],
    ['answer', answer],
    ['table', table.map((row) => row.join(' | ')).join(' // ')],
    ['draft', draft],
  ] as const)
    if (words !== '') console.log(`  ${what}: ${words.replaceAll('\n', ' ⏎ ')}`);
}

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Returns how often the coach reports each kind of fact on public texts: pairs of versions, answers and tables. `say`
 * prints every comment with its texts, `only` limits that to one kind.
 */
export async function factRates(
  data: string,
  { say = false, only }: { readonly say?: boolean | undefined; readonly only?: string | undefined },
): Promise<readonly Finding[]> {
  const tagger = await openTagger();
  const requests = factRequests(data);
  const spoken = new Map<string, number>();
  const asked = new Map<string, number>();
  for (const one of requests) {
    const found = factsIn(one.request, tagger);
    for (const name of one.kinds) {
      const comment = found[name];
      count(asked, `${one.set}\t${name}`);
      if (!comment) continue;
      count(spoken, `${one.set}\t${name}`);
      if (say && (only === undefined || only === name))
        printRemark(name, one, comment.text, comment.quote);
    }
  }
  return [...asked].map(([key, of]): Finding => {
    const [set = '', name = ''] = key.split('\t');
    return { set, what: `${name} is told`, value: (spoken.get(key) ?? 0) / of, of };
  });
}
