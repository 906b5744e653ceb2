import type { Browser, Page } from 'playwright-core';

import type { Menu } from './menus.ts';
import { samePage } from './same-page.ts';
import { serveMenu } from './serve-menu.ts';
import { violationsOn, type Violations } from './violations.ts';

const slowdown = 4;
const settled = 2500;
/**
 * Milliseconds, long enough for a busy machine. A menu that is still opening must not be taken for closed, because
 * the mouse click would then close it.
 */
const patience = 20_000;

const becomes = (page: Page, panel: string, state: 'visible' | 'hidden') =>
  page
    .locator(panel)
    .first()
    .waitFor({ state, timeout: patience })
    .then(
      () => true,
      () => false,
    );

export interface Measured {
  readonly closed: Violations;
  readonly open: Violations;
  readonly requests: number;
  readonly kilobytes: number;
  readonly hosts: readonly string[];
  /** Total milliseconds beyond 50 of each long task, from navigation until the open panel is idle. */
  readonly blocking: number;
  readonly focus: Readonly<Record<'opens' | 'enters' | 'escapes' | 'returns', boolean>>;
}

const watcher = `
  globalThis.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
`;

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

async function focusOf(page: Page, { launcher, panel }: Menu): Promise<Measured['focus']> {
  const isOpen = () => page.locator(panel).first().isVisible();
  const opens = await isOpen();
  if (!opens) {
    await page.locator(launcher).first().click({ force: true });
    await becomes(page, panel, 'visible');
    await page.waitForTimeout(settled);
  }
  const enters = await hasFocus(page, panel);
  const wasOpen = await isOpen();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(600);
  const escapes = wasOpen && !(await isOpen());
  return { opens, enters, escapes, returns: escapes && (await hasFocus(page, launcher)) };
}

export async function blockingAlone(browser: Browser): Promise<number> {
  const { address, stop } = await serveMenu({ '/': samePage({}, 5000) }, '');
  const page = await browser.newPage();
  try {
    await page.addInitScript(watcher);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address);
    await page.waitForTimeout(2 * settled);
    return Math.round(await page.evaluate<number>('globalThis.blocked'));
  } finally {
    await page.close();
    stop();
  }
}

/** Measures one menu, opened with the keyboard. Requests to other hosts are blocked and recorded. */
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
    await becomes(page, menu.panel, 'visible');
    await page.waitForTimeout(settled);
    const blocking = await page.evaluate<number>('globalThis.blocked');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    isCounting = false;
    const focus = await focusOf(page, menu);

    await page.goto(`${address}/small`);
    await launcher.waitFor();
    await page.waitForTimeout(settled);
    const closed = await violationsOn(page);
    await launcher.focus();
    await page.keyboard.press('Enter');
    if (!(await becomes(page, menu.panel, 'visible'))) await launcher.click({ force: true });
    await page.waitForTimeout(settled);
    const open = await violationsOn(page);
    return {
      closed,
      open,
      requests,
      kilobytes: Math.round(bytes / 100) / 10,
      hosts: [...hosts],
      blocking: Math.round(blocking),
      focus,
    };
  } finally {
    await context.close();
    stop();
  }
}
