import { expect, test } from '@playwright/test';

import { adapt, harm, shownNow, type Shown } from './judge.ts';
import {
  adjustments,
  markOwn,
  otherMenus,
  pressIn,
  reactMenu,
  type OtherAdjustment,
  type OtherMenu,
} from './other-menus.ts';
import { corpusPages } from './pages.ts';
import { serveCorpus } from './serve.ts';
import { chromiumTab, type Tab } from './tab.ts';

const window = { width: 1280, height: 1600 };
const pattern = new RegExp(
  process.env['PAGE'] ??
    '^(?:Tailwind 4, settings|Bootstrap 5, Freelancer|KaTeX|Font Awesome 6|Material|video|WordPress, block theme, a post|MediaWiki Vector 2022)',
  'u',
);
const pages = corpusPages.filter(({ name }) => pattern.test(name));
const on: Readonly<Record<OtherAdjustment, object>> = {
  'dark contrast': { isDarkContrast: true },
  'dyslexia font': { isDyslexiaFont: true },
  'bold text': { isFontWeightBold: true },
  'largest text': { adjustFontSizePercentage: 200 },
};

const off = {
  isDarkContrast: false,
  isDyslexiaFont: false,
  isFontWeightBold: false,
  adjustFontSizePercentage: 100,
};

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** How many texts, pictures, areas, controls and icons of a page are looked at. */
const judged = ({ names: { texts, pictures, areas, controls, faces } }: Shown) =>
  [texts, pictures, areas, controls, faces].flat().length;

/** Turns an adjustment on, or all off; false where the menu does not have it. */
async function turn(page: Tab, menu: OtherMenu, adjustment?: OtherAdjustment): Promise<boolean> {
  const { launcher, keys } = menu;
  if (!keys) {
    const now = await page.run(() => JSON.parse(sessionStorage['accessibilik'] ?? '{}') as object);
    await adapt(page, { ...now, ...off, ...(adjustment && on[adjustment]) });
  } else {
    const button = adjustment ? keys.buttons[adjustment] : keys.reset;
    if (!button) return false;
    const times = adjustment === 'largest text' ? 10 : 1;
    await pressIn(page, launcher, button, keys.close, times);
  }
  return true;
}

const ourMenu: OtherMenu = {
  name: 'Vernacular',
  own: '#accessibilik-root',
  launcher: '#accessibilik-root',
  keys: null,
};
const makers = [() => ourMenu, reactMenu, ...otherMenus.map((menu) => () => menu)];

/** What each menu from npm hides or changes of the same pages: `OTHERS=1 npm run corpus`. */
for (const [at, make] of makers.entries())
  test(`menu ${at} on ${pages.length} pages`, async ({ browser }) => {
    test.setTimeout(3_600_000);
    const menu = await make();
    const site = await serveCorpus(process.env['CORPUS'], menu);
    const meter = await browser.newPage();
    const sums: Record<string, { all: number; faults: number }> = {};
    for (const { name, path, ready } of pages) {
      const page = await chromiumTab(browser, site.address, window);
      await page.open(path);
      for (const css of [ready ?? 'body', menu.launcher])
        await expect
          .poll(() => page.run((one) => document.querySelector(one) !== null, css))
          .toBe(true);
      await turn(page, menu);
      await markOwn(page, menu);
      const before = await shownNow(page, meter);
      for (const adjustment of adjustments) {
        if (!(await turn(page, menu, adjustment))) continue;
        const faults = harm(before, await shownNow(page, meter, before));
        const all = judged(before);
        tell(JSON.stringify({ menu: menu.name, name, adjustment, all, faults }));
        const sum = (sums[adjustment] ??= { all: 0, faults: 0 });
        sum.all += all;
        sum.faults += Math.min(all, faults.length);
        await turn(page, menu);
      }
      await page.close();
    }
    for (const [adjustment, { all, faults }] of Object.entries(sums))
      tell(`${menu.name} | ${adjustment} | ${faults} of ${all}`);
    site.stop();
  });
