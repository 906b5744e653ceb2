import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { median } from '../frame/quantile.ts';
import type { ServedSite } from '../site/served-site.ts';
import { probe } from './probed-process.ts';
import { form, prose, type Sent, turns } from './requests.ts';

const check = (words: number): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ language: 'en-US', text: prose(words) }).toString(),
});

const kinds: Readonly<Record<string, { readonly path: string; readonly init: Sent }>> = {
  'grade 6,000 words': { path: '/api/TextGrading/Grade', init: form(prose(6000)) },
  'check 300 words': { path: '/v2/check', init: check(300) },
  'check 5,000 words': { path: '/v2/check', init: check(5000) },
  'turn of 51': { path: '/api/HalfLife', init: turns(51) },
};
const visits = ['check 300 words', 'turn of 51'];

/** Prints how long one address waits for replies while another has `underWay` requests running, compared with none. */
export async function printFairness(site: ServedSite, underWay: number, rounds: number) {
  const { hostname, port } = new URL(site.address);
  if (hostname === '[::1]') return console.log('::1 is one address alone, so nobody else can ask.');
  const hog = '127.0.0.1';
  const listening = await lookup(hostname, { all: true });
  // Of localhost with both each has a socket of its own.
  const visitor = listening.some(({ address }) => address === '::1') ? '::1' : '127.0.0.2';
  const agent = new Agent({ keepAlive: true });
  const ask = async (name: string, from: string) => {
    const { path, init } = kinds[name]!;
    const { body, ...sent } = init;
    const host = from === '::1' ? from : hog;
    const asked = request({ agent, host, port, path, localAddress: from, ...sent });
    asked.end(body);
    const [reply] = await once(asked, 'response');
    await buffer(reply);
    return reply.statusCode as number;
  };
  const waitsOf = async (name: string) => {
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const status = await ask(name, visitor);
      if (status !== 200) throw new Error(`${name}: ${status}`);
      waits.push(performance.now() - begun);
    }
    return median(waits);
  };
  for (const hogged of Object.keys(kinds)) {
    const alone: number[] = [];
    for (const visit of visits) alone.push((await waitsOf(visit), await waitsOf(visit)));
    const over = new AbortController();
    const answers = new Map<number, number>();
    const hogs = Array.from({ length: underWay }, async () => {
      while (!over.signal.aborted) {
        const status = await ask(hogged, hog);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 429) await wait(100);
      }
    });
    await wait(1000);
    await probe(site.process!);
    for (const [at, visit] of visits.entries()) {
      const beside = await waitsOf(visit);
      console.log(
        `${visit.padEnd(16)} beside ${underWay} of ${hogged.padEnd(18)} ${beside.toFixed(0).padStart(5)} ms, alone ${alone[at]!.toFixed(0).padStart(3)}: ${(beside / alone[at]!).toFixed(1)} times`,
      );
    }
    const { longestWait } = await probe(site.process!);
    over.abort();
    await Promise.all(hogs);
    console.log(
      `  longest turn ${longestWait.toFixed(0)} ms; answers ${JSON.stringify([...answers])}`,
    );
  }
  agent.destroy();
}
