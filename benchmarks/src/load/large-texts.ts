import { setTimeout as wait } from 'node:timers/promises';

import { madeUpVocabulary, sampleText } from '../analyzer/sample-text.ts';
import { quantile } from '../frame/quantile.ts';
import type { ServedSite } from '../site/served-site.ts';
import { probe } from './probed-process.ts';
import { form, prose } from './requests.ts';

const grading = '/api/TextGrading/Grade';

export interface LargeLoad {
  readonly what: string;
  readonly body: string;
  readonly times: number;
}

export const textOf = (bytes: number): string =>
  sampleText(madeUpVocabulary(), bytes).slice(0, bytes);

export async function printLargeTexts(
  { address, process: site }: ServedSite,
  { what, body, times }: LargeLoad,
): Promise<void> {
  const small = form(prose(300));
  const large = form(body);
  await (await fetch(`${address}${grading}`, small)).arrayBuffer();
  await probe(site!);
  const start = performance.now();
  const statuses = new Map<number, number>();
  const one = async () => {
    const reply = await fetch(`${address}${grading}`, large);
    for await (const _ of reply.body!) void _;
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  };
  const over = new AbortController();
  const all = Promise.all(Array.from({ length: times }, one)).finally(() => {
    over.abort();
  });
  const waits: number[] = [];
  while (!over.signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${address}${grading}`, small)).arrayBuffer();
    waits.push(performance.now() - begun);
    await wait(50);
  }
  await all;
  const seconds = (performance.now() - start) / 1000;
  const { peak, longestWait } = await probe(site!);
  await wait(5000);
  const { memory } = await probe(site!);
  const p95 = quantile(waits, 0.95);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${what}: ${answers} in ${seconds.toFixed(1)} s; ${waits.length} small texts meanwhile, p95 ${p95.toFixed(0)} ms; ` +
      `process ${peak.toFixed(0)} MB at most, ${memory.toFixed(0)} MB after 5 s; event loop held up ${longestWait.toFixed(0)} ms at most`,
  );
}
