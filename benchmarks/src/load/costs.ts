import { writeFile } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { median } from '../frame/quantile.ts';
import { inTemporaryFolder } from '../frame/temporary-folder.ts';
import { freePort, untilItAnswers, type ServedSite } from '../site/served-site.ts';
import type { BareRoute } from './baseline-server.ts';
import { probe, probeModule } from './probed-process.ts';
import { firstVisit } from './first-visit.ts';
import { form, json, prose, type Sent, turns } from './requests.ts';

interface Kind {
  readonly path: string;
  /** Makes request number `at`, which may put the number into its text so that no cached result answers. */
  readonly init: (at: number) => Sent;
  /** Target ratio to the cost of the bare route. */
  readonly aim: number;
}

export interface Pace {
  readonly rounds: number;
  readonly requests: number;
}

const atOnce = 4;
const bareProgram = fileURLToPath(new URL('bare-site.js', import.meta.url));

/** Prints processor time per request, beside a bare route that parses the same input and sends the same bytes. */
export const printCosts = (site: ServedSite, pace: Pace): Promise<void> =>
  inTemporaryFolder((folder) => compareCosts(site, pace, folder));

async function compareCosts(site: ServedSite, pace: Pace, folder: string): Promise<void> {
  const kinds = await kindsOn(site.address);
  const port = await freePort();
  const routes = join(folder, 'routes.json');
  await writeFile(
    routes,
    JSON.stringify(
      await Promise.all(Object.values(kinds).map((kind, at) => replyOf(site.address, kind, at))),
    ),
  );
  const bare = spawn(
    process.execPath,
    ['--import', probeModule, bareProgram, routes, String(port)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const bareAddress = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(bareAddress);
    console.log('Milliseconds of processor time a request, and beside a bare route:');
    for (const [at, [name, kind]] of Object.entries(kinds).entries()) {
      const sides = [
        { process: site.process!, address: `${site.address}${kind.path}`, costs: [] as number[] },
        { process: bare, address: `${bareAddress}/${at}`, costs: [] as number[] },
      ];
      for (let round = -1; round < pace.rounds; round += 1)
        for (const { process: measured, address, costs } of sides) {
          const cost = await costOf(measured, address, kind.init, pace.requests);
          // The first round warms up and is not counted.
          if (round >= 0) costs.push(cost);
        }
      const [ours, theirs] = sides.map(({ costs }) => median(costs));
      const ratio = ours! / theirs!;
      console.log(
        `${name.padEnd(14)} ${ours!.toFixed(2).padStart(6)} ${theirs!.toFixed(2).padStart(6)}  ${ratio.toFixed(1).padStart(5)} times, we want ${kind.aim}`,
      );
    }
    const visit = await firstVisit(site.address);
    const visits: number[] = [];
    for (let round = -3; round < pace.rounds; round += 1) {
      const before = await probe(site.process!);
      await visit.pay();
      const after = await probe(site.process!);
      if (round >= 0) visits.push(after.processor - before.processor);
    }
    console.log(
      `first visit to the analyser, ${visit.files} files: ${median(visits).toFixed(1)} ms, we want 25`,
    );
  } finally {
    bare.kill();
  }
}

export async function signUp(address: string): Promise<string> {
  const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
  const person = {
    email: `dana-${process.pid}@example.org`,
    password: 'a quiet walk in November',
    data,
  };
  const signedUp = (await (await fetch(`${address}/auth/v1/signup`, json(person))).json()) as {
    readonly access_token: string;
  };
  return `Bearer ${signedUp.access_token}`;
}

async function kindsOn(address: string): Promise<Readonly<Record<string, Kind>>> {
  const authorization = await signUp(address);
  const grading = '/api/TextGrading/Grade';
  const text = form(prose(300));
  const saving = { ...text, headers: { ...text.headers, authorization } };
  const { taskId } = (await (await fetch(`${address}${grading}`, saving)).json()) as {
    readonly taskId: string;
  };
  const toShare = json({ taskType: 'dejargonizer', taskId });
  const { id } = (await (
    await fetch(`${address}/api/shares`, {
      ...toShare,
      headers: { ...toShare.headers, authorization },
    })
  ).json()) as { readonly id: string };
  return {
    'grade as guest': { path: grading, init: () => text, aim: 2.5 },
    share: { path: `/api/share/${id}`, init: () => ({ method: 'GET', headers: {} }), aim: 3 },
    chat: { path: '/api/HalfLife', init: (at) => turns(1, at), aim: 4 },
    saving: { path: grading, init: () => saving, aim: 6 },
  };
}

async function replyOf(address: string, { path, init }: Kind, at: number): Promise<BareRoute> {
  const reply = await fetch(`${address}${path}`, plain(init(0)));
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return {
    method: init(0).method,
    path: `/${at}`,
    headers: { 'content-type': reply.headers.get('content-type') ?? '' },
    body: Buffer.from(await reply.arrayBuffer()).toString('base64'),
  };
}

/** Both sides send uncompressed bytes, because the cost of compression depends on the client and not on the site. */
const plain = (init: Sent): Sent => ({
  ...init,
  headers: { ...init.headers, 'accept-encoding': 'identity' },
});

let asked = 0;

/** Processor time per request, in milliseconds. */
export async function costOf(
  measured: ChildProcess,
  address: string,
  init: Kind['init'],
  requests: number,
): Promise<number> {
  const before = await probe(measured);
  await many(requests, () => ask(address, init((asked += 1))));
  const after = await probe(measured);
  return (after.processor - before.processor) / requests;
}

async function ask(address: string, init: Sent): Promise<void> {
  const reply = await fetch(address, plain(init));
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
}

async function many(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
