import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { ServedSite } from '../site/served-site.ts';
import { costOf, signUp } from './costs.ts';
import { form, prose, type Sent, turns } from './requests.ts';

const grading = '/api/TextGrading/Grade';

/** Prints how the cost of a request grows with its text, with the history of a conversation and with saved texts. */
export async function printGrowth(site: ServedSite, requests: number, rows: readonly number[]) {
  const cost = (path: string, init: (at: number) => Sent, times = requests) =>
    costOf(site.process!, `${site.address}${path}`, init, times);
  await row('grading, by words', [300, 3000, 30_000], (words) =>
    cost(grading, () => form(prose(words)), Math.ceil((300 * requests) / words)),
  );
  await row('turn, by turns before it', [5, 50], (count) =>
    cost('/api/HalfLife', (at) => turns(2 * count + 1, at)),
  );
  const authorization = await signUp(site.address);
  const saving = form(prose(300));
  const save = () =>
    cost(grading, () => ({ ...saving, headers: { ...saving.headers, authorization } }));
  let own = 0;
  await row('saving, by own texts', [0, 4 * requests], async (before) => {
    for (; own < before; own += requests) await save();
    return save();
  });
  await row("saving, by others' texts", rows, (count) => {
    fillTable(site.dataDir!, count);
    return save();
  });
}

async function row(what: string, sizes: readonly number[], of: (size: number) => Promise<number>) {
  const costs: number[] = [];
  for (const size of sizes) {
    await of(size);
    costs.push(await of(size));
  }
  const each = sizes.map((size, at) => `${size}: ${costs[at]!.toFixed(2)} ms`).join(', ');
  console.log(`${what.padEnd(28)} ${each}; ${(costs.at(-1)! / costs[0]!).toFixed(1)} times`);
}

/** Inserts texts of made-up users into the site's database, with the server's own database driver. */
function fillTable(dataDir: string, count: number): void {
  const Database = createRequire(new URL('../../../apps/server/package.json', import.meta.url))(
    'libsql',
  ) as new (file: string) => { exec(sql: string): void; close(): void };
  const database = new Database(join(dataDir, 'vernacular.db'));
  database.exec(`insert or ignore into dejargonizer_user_interactions (id, user_id, created_at, text)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'row-' || n, 'person-' || (n / 100), '2026-11-22T08:00:00.000Z', hex(randomblob(400)) from numbers`);
  database.close();
}
