import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';

import type { Options } from '../frame/options.ts';
import { chromiumPath } from '../site/open-chromium.ts';
import { serveSite } from '../site/served-site.ts';

const pages = { home: '/', analyser: '/de-jargonizer' };
const devices: Readonly<Record<string, Config | undefined>> = {
  mobile: undefined,
  desktop: desktopConfig,
};
/** The audits behind the score. `bytes` is not part of the score. */
const measures = {
  'first paint': 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'speed index': 'speed-index',
  bytes: 'total-byte-weight',
};
const rounds = 3;

/**
 * Lighthouse's performance score of the built site, the median of three rounds. `--short` is one round of the home
 * page on a phone.
 */
export async function benchLighthouse({ short, words: [running] }: Options): Promise<void> {
  const site = await serveSite(running);
  try {
    console.log(['', 'score', ...Object.keys(measures)].join(' | '));
    for (const [name, path] of Object.entries(pages).slice(0, short ? 1 : undefined))
      for (const [device, config] of Object.entries(devices).slice(0, short ? 1 : undefined)) {
        const seen: Result[] = [];
        for (let round = 0; round < (short ? 1 : rounds); round += 1)
          seen.push(await judge(site.address + path, config));
        console.log([`${name}, ${device}`, ...rowOf(middleOf(seen))].join(' | '));
      }
  } finally {
    await site.stop();
  }
}

/** Each visit has its own browser, so that the cache is empty. */
async function judge(address: string, config: Config | undefined): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const flags = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error' as const,
    };
    const judged = await lighthouse(address, flags, config);
    if (!judged) throw new Error(`Lighthouse said nothing about ${address}.`);
    return judged.lhr;
  } finally {
    chrome.kill();
  }
}

const scoreOf = ({ categories }: Result) =>
  Math.round(100 * (categories['performance']?.score ?? 0));

const middleOf = (seen: readonly Result[]): Result =>
  seen.toSorted((one, other) => scoreOf(one) - scoreOf(other))[seen.length >> 1]!;

const rowOf = (result: Result): string[] => [
  String(scoreOf(result)),
  ...Object.values(measures).map((id) => result.audits[id]?.displayValue ?? '–'),
];
