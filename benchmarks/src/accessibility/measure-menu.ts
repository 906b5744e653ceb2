import { createRequire } from 'node:module';

import type { Browser, Page } from 'playwright-core';

import type { Menu } from './menus.ts';
import { samePage } from './same-page.ts';
import { serveMenu } from './serve-menu.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const slowdown = 4;
const settled = 2500;
const tabs = 60;

/** What one menu does to the page. */
export interface Measured {
  readonly violationsClosed: readonly string[];
  readonly violationsOpen: readonly string[];
  readonly requests: number;
  readonly kilobytes: number;
  readonly hosts: readonly string[];
  /** Milliseconds beyond 50 of each long task, from the first byte until the open panel rests. */
  readonly blocking: number;
  readonly focus: Readonly<Record<'enters' | 'stays' | 'escapes' | 'returns', boolean>>;
}

const watcher = `
  globalThis.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
`;

const violations = async (page: Page) => {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate<{ id: string; nodes: number }[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.length })))`,
  );
  return found.map(({ id, nodes }) => `${id} × ${nodes}`);
};

/** Whether the focus is inside the element, looking into open shadow roots. */
const hasFocus = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) => {
        let active = element.ownerDocument.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active !== null && element.contains(active);
      },
      undefined,
      { timeout: 1000 },
    )
    .catch(() => false);

/** Measures one menu on the same page, opened with the keyboard; nothing outside this machine is asked. */
export async function measureMenu(browser: Browser, menu: Menu): Promise<Measured> {
  const { address, stop } = await serveMenu(
    { '/': samePage(menu, 5000), '/small': samePage(menu, 60) },
    menu.files,
  );
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const hosts = new Set<string>();
    let requests = 0;
    let bytes = 0;
    let isCounting = true;
    const counts = (url: string) => isCounting && new URL(url).pathname !== '/';
    page.on('request', (request) => {
      if (counts(request.url())) requests += 1;
    });
    page.on('requestfinished', (request) => {
      if (!counts(request.url())) return;
      void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await page.route(
      (url) => url.origin !== address,
      (route) => {
        hosts.add(new URL(route.request().url()).host);
        return route.abort();
      },
    );
    await page.addInitScript(watcher);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address);
    const launcher = page.locator(menu.launcher).first();
    await launcher.waitFor();
    await page.waitForTimeout(settled);
    await launcher.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(settled);
    const blocking = await page.evaluate<number>('globalThis.blocked');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    isCounting = false;
    const enters = await hasFocus(page, menu.panel);
    let stays = enters;
    for (let press = 0; press < tabs && stays; press += 1) {
      await page.keyboard.press('Tab');
      stays = await hasFocus(page, menu.panel);
    }
    const isOpen = () => page.locator(menu.panel).first().isVisible();
    const wasOpen = await isOpen();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(600);
    const escapes = wasOpen && !(await isOpen());
    const returns = escapes && (await hasFocus(page, menu.launcher));

    await page.goto(`${address}/small`);
    await launcher.waitFor();
    await page.waitForTimeout(settled);
    const violationsClosed = await violations(page);
    await launcher.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(settled);
    if (!(await isOpen())) await launcher.click({ force: true });
    await page.waitForTimeout(settled);
    const violationsOpen = await violations(page);
    return {
      violationsClosed,
      violationsOpen,
      requests,
      kilobytes: Math.round(bytes / 100) / 10,
      hosts: [...hosts],
      blocking: Math.round(blocking),
      focus: { enters, stays, escapes, returns },
    };
  } finally {
    await context.close();
    stop();
  }
}
