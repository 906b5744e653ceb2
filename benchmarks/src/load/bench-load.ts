import { loadavg } from 'node:os';

import type { Options } from '../frame/options.ts';
import { serveSite, type ServedSite } from '../site/served-site.ts';
import { printCosts } from './costs.ts';
import { printFairness } from './fairness.ts';
import { printGrowth } from './cost-growth.ts';
import { printLargeTexts, textOf } from './large-texts.ts';
import { probeModule } from './probed-process.ts';
import { printSlowConnections } from './slow-connections.ts';

const megabyte = 1024 * 1024;

/** Rate limits too high to matter, because all load comes from one address. */
const much = { person: 1_000_000, address: 1_000_000 };
const settings = { FAIR_SHARES: JSON.stringify({ grading: much, chat: much, editors: much }) };

export async function benchLoad(options: Options): Promise<void> {
  const {
    short = false,
    only = 'costs,growth,one,many,boundaries,fair,slow',
    server,
    host,
  } = options;
  const most = short ? 2 * megabyte : 15 * megabyte;
  const parts: Readonly<Record<string, (site: ServedSite) => Promise<void>>> = {
    costs: (site) =>
      printCosts(site, short ? { rounds: 1, requests: 8 } : { rounds: 7, requests: 200 }),
    growth: (site) => printGrowth(site, short ? 4 : 100, short ? [10] : [1000, 100_000]),
    one: (site) =>
      printLargeTexts(site, { what: 'one text of 15 MB', body: textOf(most), times: 1 }),
    many: (site) =>
      printLargeTexts(site, { what: 'eight texts of 15 MB at once', body: textOf(most), times: 8 }),
    boundaries: (site) =>
      printLargeTexts(site, {
        what: '15 MB of line ends and dashes',
        body: '\r\n--'.repeat(most / 4 - 100),
        times: 1,
      }),
    fair: (site) => printFairness(site, 30, short ? 1 : 15),
    slow: (site) => printSlowConnections(site.address, short ? 20 : 1000),
  };
  for (const name of only.split(',')) {
    const site = await serveSite(undefined, {
      preload: probeModule,
      program: server,
      settings,
      host,
    });
    try {
      await parts[name]!(site);
    } finally {
      await site.stop();
    }
  }
  console.log(
    `Load average of this machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}.`,
  );
}
