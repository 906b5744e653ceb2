/**
 * Walks through the menu in one language and records where each text of its locale file appears: picture, frame and
 * role. Each text carries an invisible number (tag characters, which no font draws), so texts are not matched by
 * their words.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

// The Playwright of the stories. A dependency of our own would be in every install, for a page made once a year.
import { chromium } from 'playwright-core';

const types = { '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** @param {unknown} value @returns {[string, string][]} every text of a dictionary by its key */
export const textsOf = (value, at = '') =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value).flatMap(([key, part]) => textsOf(part, at ? `${at}.${key}` : key));

const numbered = (value, next = { number: 0 }) =>
  typeof value === 'string'
    ? `${value}${String(next.number++).replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xe0030 + Number(digit)))}\u{E007F}`
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, numbered(part, next)]));

function serve(folder, dictionary) {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url, 'http://review');
    if (pathname.startsWith('/locale/')) return reply.end(JSON.stringify(numbered(dictionary)));
    if (pathname.startsWith('/page/'))
      return reply
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="${pathname.slice(6)}"><title>.</title><body><p>…</p><script src="/accessibility-widget.js"></script>`,
        );
    try {
      const file = readFileSync(join(folder, pathname));
      reply.setHeader('content-type', types[extname(pathname)] ?? 'text/plain').end(file);
    } catch {
      reply.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

/** Runs in the page. Lists number, frame and role of every text now in the menu. */
function look() {
  const found = [];
  const note = (text, role, box) => {
    for (const [, digits] of (text ?? '').matchAll(/([\u{E0030}-\u{E0039}]+)\u{E007F}/gu)) {
      const number = Number([...digits].map((sign) => sign.codePointAt(0) - 0xe0030).join(''));
      found.push({ number, role, x: box.x, y: box.y, width: box.width, height: box.height });
    }
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const roleOf = (node) =>
    node.closest('.help')
      ? 'tooltip'
      : node.closest('.quiet')
        ? 'spoken'
        : node.closest('h2, h3, h4')
          ? 'heading'
          : node.closest('button')
            ? 'button'
            : node.closest('a')
              ? 'link'
              : node.closest('label')
                ? 'label'
                : 'sentence';
  const root = document.querySelector('#accessibilik-root').shadowRoot;
  for (const node of root.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title'])
      note(node.getAttribute(name), 'name', node.getBoundingClientRect());
    for (const child of node.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(child);
      note(child.textContent, roleOf(node), range.getBoundingClientRect());
    }
  }
  return found;
}

const isSeen = ({ width, height, role }) => width > 2 && height > 2 && role !== 'spoken';

async function openMenu(page, address) {
  await page.goto(address);
  await page.locator('#accessibilik-root .launcher').click();
  await page.locator('#accessibilik-root h2').waitFor();
  for (const section of await page.locator('#accessibilik-root h3 button').all())
    await section.click();
}

/**
 * @returns {Promise<{ pictures: string[], places: Map<number, { picture: number, role: string, x: number, y: number, width: number, height: number }>, spoken: Set<number> }>}
 * PNGs in base64; by the number of a text its frame in one of them, in pixels; and what is said to screen readers alone.
 */
export async function whereTextsStand(folder, dictionary, code) {
  const server = await serve(folder, dictionary);
  const host = `http://127.0.0.1:${server.address().port}`;
  const opened = await chromium.launch(browser);
  const pictures = [];
  const places = new Map();
  const spoken = new Set();
  try {
    const page = await opened.newPage({
      viewport: { width: 400, height: 3000 },
      reducedMotion: 'reduce',
    });
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.addInitScript((language) => localStorage.setItem('i18nextLng', language), code);
    const listen = async () => {
      for (const { number, role } of await page.evaluate(look))
        if (role === 'spoken') spoken.add(number);
    };
    const take = async (clip) => {
      const all = (await page.evaluate(look)).filter(isSeen);
      const inside = ({ x, y, width, height }) =>
        !clip ||
        (x >= clip.x &&
          y >= clip.y &&
          x + width <= clip.x + clip.width &&
          y + height <= clip.y + clip.height);
      const fresh = all.filter(
        (place) =>
          inside(place) &&
          !places.has(place.number) &&
          (clip ? place.role === 'tooltip' : place.role !== 'tooltip'),
      );
      if (fresh.length === 0) return;
      const left = clip?.x ?? 0;
      const top = clip?.y ?? 0;
      // A text may be both visible and part of an accessible name. The visible one is sorted last, so that it
      // overwrites the other.
      const asRead = fresh.toSorted(
        (a, b) => Number(b.role === 'name') - Number(a.role === 'name'),
      );
      for (const place of asRead)
        places.set(place.number, {
          ...place,
          x: place.x - left,
          y: place.y - top,
          picture: pictures.length,
        });
      pictures.push((await page.screenshot({ ...(clip && { clip }) })).toString('base64'));
    };

    await openMenu(page, `${host}/page/${code}`);
    await take();
    const tip = page.locator('#accessibilik-root .help');
    for (const cell of await page.locator('#accessibilik-root .cell').all()) {
      if (!(await cell.isVisible())) continue;
      await cell.hover();
      // Help appears after the pointer has rested for 250 ms.
      await page.waitForTimeout(400);
      const [a, b] = [await cell.boundingBox(), await tip.boundingBox()];
      if (!a || !b) continue;
      const [x, y] = [Math.min(a.x, b.x) - 8, Math.max(0, Math.min(a.y, b.y) - 8)];
      await take({
        x,
        y,
        width: Math.max(a.width, b.width) + 16,
        height: Math.max(a.y + a.height, b.y + b.height) + 8 - y,
      });
    }
    await page.mouse.move(4, 4);
    await page
      .locator('#accessibilik-root .cell button.feature[aria-pressed=false]')
      .evaluateAll((all) => {
        for (const button of all) if (button.checkVisibility()) button.click();
      });
    await listen();
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
    await page.locator('#accessibilik-root .row .tool:visible').last().click();
    await listen();
    await take();
    for (const name of [1, 0]) {
      await page.locator('#accessibilik-root .head .tool').nth(name).click();
      await listen();
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(2500); // the message about speech voices comes after two seconds
    await take();
  } finally {
    await opened.close();
    server.close();
  }
  return { pictures, places, spoken };
}
