import type { Browser, Page, Request } from 'playwright-core';

import { agree } from '../site/accept-terms.ts';

export interface Visit {
  readonly path: string;
  readonly language: string;
  readonly width: number;
}

export interface Cost {
  readonly scripts: number;
  /** Transferred kilobytes, headers included, without fonts and the dictionary. */
  readonly kilobytes: number;
  readonly fontKilobytes: number;
  /** The dictionary is loaded once the page is idle. Not part of `kilobytes`. */
  readonly dictionaryKilobytes: number;
  readonly requests: number;
  readonly shift: number;
  readonly moved: readonly string[];
}

/** A good mobile connection, slow enough that late layout shifts show. */
const line = { latency: 60, downloadThroughput: 1e6, uploadThroughput: 1e6, offline: false };

const watchShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        const name = element ? element.tagName.toLowerCase() + '.' + element.className : 'gone';
        return name + ' ' + Math.round(a.y) + '+' + Math.round(a.height) + '→' + Math.round(b.y) + '+' + Math.round(b.height);
      });
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

export async function measureVisit(
  browser: Browser,
  address: string,
  { path, language, width }: Visit,
): Promise<Cost> {
  const context = await browser.newContext({
    locale: language,
    viewport: { width, height: width < 600 ? 740 : 900 },
  });
  await agree(context, address);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await slowDown(page);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.locator('main output[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('globalThis.shifts');
  const sizes = await Promise.all(finished.map(sizeOf));
  await context.close();
  return {
    scripts: sizes.filter(({ kind }) => kind === 'script').length,
    kilobytes: kilobytes(sizes.filter(({ kind }) => kind !== 'font' && kind !== 'dictionary')),
    dictionaryKilobytes: kilobytes(sizes.filter(({ kind }) => kind === 'dictionary')),
    fontKilobytes: kilobytes(sizes.filter(({ kind }) => kind === 'font')),
    requests: sizes.length,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .sort((one, other) => other.value - one.value)
      .map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`),
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

async function sizeOf(request: Request): Promise<{ kind: string; bytes: number }> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const kind = request.url().endsWith('.levels') ? 'dictionary' : request.resourceType();
  return { kind, bytes: responseBodySize + responseHeadersSize };
}

const kilobytes = (sizes: readonly { readonly bytes: number }[]) =>
  Math.round(sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
