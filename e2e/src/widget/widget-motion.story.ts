import { expect, test, type Page } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { movingGif, movingPng } from '../hosts/moving-pictures.ts';

const styles = `<style>
  body { margin: 0; display: grid; grid-template-columns: repeat(5, 120px); gap: 10px; }
  .item { width: 120px; height: 120px; overflow: hidden; background: #eee; }
  .box { width: 60px; height: 60px; background: green; }
  @keyframes go { from { transform: translateX(0) } to { transform: translateX(60px) } }
  .css .box { animation: go .5s linear infinite alternate !important; }
</style>`;
const script = `
  const box = (id) => document.querySelector('#' + id + ' .box');
  const go = [{ transform: 'none' }, { transform: 'translateX(60px)' }];
  box('script').animate(go, { duration: 500, iterations: Infinity });
  box('blink').animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], { duration: 500, iterations: Infinity });
  const inner = document.querySelector('#shadow').attachShadow({ mode: 'open' });
  inner.innerHTML = '<style>@keyframes go { to { transform: translateX(60px) } } div { width: 60px; height: 60px; background: green; animation: go .5s infinite alternate }</style><div></div>';
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 96;
  let turn = 0;
  setInterval(() => { const c = canvas.getContext('2d'); c.fillStyle = 'hsl(' + (turn += 47) + ' 90% 50%)'; c.fillRect(0, 0, 96, 96); }, 50);
  const video = document.querySelector('video');
  video.srcObject = canvas.captureStream(20);
  video.play();
  globalThis.later = () => {
    document.querySelector('#late').innerHTML = '<img src="/moving.gif?late"><div class="box"></div>';
    document.querySelector('#late .box').animate(go, { duration: 500, iterations: Infinity });
  };
`;
const items = [
  'gif',
  'foreign',
  'png',
  'css',
  'script',
  'blink',
  'shadow',
  'smil',
  'marquee',
  'video',
  'frame',
  'late',
];
const body = (foreign: string) => `
  <div class="item" id="gif"><img src="/moving.gif" alt="A wave"></div>
  <div class="item" id="foreign"><img src="${foreign}/moving.gif" alt=""></div>
  <div class="item" id="png"><a href="#x"><img src="/moving.png" alt="A ball"></a></div>
  <div class="item css" id="css"><div class="box"></div></div>
  <div class="item" id="script"><div class="box"></div></div>
  <div class="item" id="blink"><div class="box"></div></div>
  <div class="item" id="shadow"></div>
  <div class="item" id="smil"><svg width="100" height="100"><rect width="40" height="40"><animate attributeName="x" values="0;60;0" dur="0.6s" repeatCount="indefinite"/></rect></svg></div>
  <div class="item" id="marquee"><marquee scrollamount="20">Words</marquee></div>
  <div class="item" id="video"><video muted playsinline width="96" height="96"></video></div>
  <div class="item" id="frame"><iframe src="/frame" width="120" height="120" style="border: 0"></iframe></div>
  <div class="item" id="late"></div>
  <script>${script}</script>`;
const frame = `<!doctype html><img src="/moving.gif?frame" style="display: block">`;

const host = test.extend<{ address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
  address: async ({}, use) => {
    const foreign = await startHost({ '/moving.gif': movingGif });
    const site = await startHost({
      '/moving.gif': movingGif,
      '/moving.png': movingPng,
      '/frame': frame,
      '/': pageOf(styles, body(foreign.address)),
    });
    await use(site.address);
    site.stop();
    foreign.stop();
  },
});

/** Turns the adjustment as another tab does: a write, and the event that tells of it. */
const stop = (page: Page, isMotionStopped: boolean) =>
  page.evaluate((is) => {
    const newValue = JSON.stringify({ language: 'en', isMotionStopped: is });
    sessionStorage.setItem('accessibilik', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
  }, isMotionStopped);
/** Which items look different from one picture to another. */
async function moving(page: Page, ids = items): Promise<readonly string[]> {
  // The button's own place in the corner is told apart by the pointer; away with it.
  await page.mouse.move(690, 490);
  const boxes = await Promise.all(
    ids.map(async (id) => [id, (await page.locator(`#${id}`).boundingBox())!] as const),
  );
  const seen = new Map<string, Set<string>>();
  for (let look = 0; look < 8; look += 1) {
    // Looks a whole number of frames apart would see the same frame each time.
    // oxlint-disable-next-line playwright/no-wait-for-timeout -- what is waited for is time itself
    await page.waitForTimeout(37 * look);
    for (const [id, clip] of boxes) {
      const picture = await page.screenshot({ clip });
      seen.set(id, (seen.get(id) ?? new Set()).add(picture.toString('base64')));
    }
  }
  return ids.filter((id) => seen.get(id)!.size > 1);
}

host.use({ trace: 'off', viewport: { width: 700, height: 500 } } as object);

host(
  'whatever moves by itself is held, what comes later too, and goes on when asked',
  async ({ page, address }) => {
    await page.goto(address);
    await page.evaluate('globalThis.later()');
    await expect.poll(() => moving(page), { timeout: 60_000 }).toEqual(items);
    await stop(page, true);
    await expect(page.locator('#gif [data-accessibilik] button')).toHaveAttribute(
      'aria-label',
      'Play: A wave',
    );
    await expect.poll(() => page.locator('[data-accessibilik]').count()).toBeGreaterThanOrEqual(5);
    await page.evaluate('globalThis.later()');
    await expect(page.locator('#late [data-accessibilik] canvas')).toBeVisible();
    await expect.poll(() => moving(page), { timeout: 60_000 }).toEqual([]);
    // Nothing is held where it can't be seen.
    expect(
      await page.locator('#blink .box').evaluate((box) => Number(getComputedStyle(box).opacity)),
    ).toBeGreaterThan(0.9);
    await stop(page, false);
    await expect(page.locator('[data-accessibilik]')).toHaveCount(0);
    expect(await page.locator('#gif img').getAttribute('style')).toBeNull();
    await expect.poll(() => moving(page), { timeout: 60_000 }).toEqual(items);
  },
);

host('a picture plays when asked, and pauses again', async ({ page, address }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'accessibilik',
      JSON.stringify({ language: 'en', isMotionStopped: true }),
    ),
  );
  await page.goto(address);
  for (const id of ['gif', 'png', 'video']) {
    const button = page.locator(`#${id} [data-accessibilik] button`);
    await button.click();
    await expect(button).toHaveAttribute('aria-label', /^Pause/u);
    await expect.poll(() => moving(page, [id]), { timeout: 60_000 }).toEqual([id]);
    await button.click();
    await expect.poll(() => moving(page, [id]), { timeout: 60_000 }).toEqual([]);
  }
});

host('a marquee that the page starts again is stopped again', async ({ page, address }) => {
  await page.goto(address);
  await stop(page, true);
  await expect.poll(() => moving(page, ['marquee']), { timeout: 60_000 }).toEqual([]);
  await page.locator('marquee').evaluate((marquee: HTMLMarqueeElement) => marquee.start());
  await expect.poll(() => moving(page, ['marquee']), { timeout: 60_000 }).toEqual([]);
});

host(
  'what ends is brought to its end, and scripts that wait for it go on',
  async ({ page, address }) => {
    await page.goto(address);
    await stop(page, true);
    await expect(page.locator('#gif [data-accessibilik]')).toBeAttached();
    const opacity = await page.evaluate(async () => {
      const box = document.querySelector<HTMLElement>('#late')!;
      const animation = box.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: 60_000,
        fill: 'both',
      });
      await animation.finished;
      return getComputedStyle(box).opacity;
    });
    expect(opacity).toBe('1');
  },
);
