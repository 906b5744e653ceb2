import { expect } from '@playwright/test';

import { startHost } from '../hosts/host-site.ts';
import { iconPage, keptLetters } from '../hosts/icon-page.ts';
import { look } from '../hosts/seen.ts';
import type { BrowserPage } from './browser-page.ts';
import { story } from './browser-story.ts';
import { adapt, awaitMenu, patience } from './menu-page.ts';

/** Each element with its value of the property; what is there twice is told once. */
const valuesOf = (page: BrowserPage, selector: string, property: string) =>
  page.run(
    (wanted, name) => {
      const inside = document.querySelector('#holder')!.shadowRoot!;
      const found = [...document.querySelectorAll(wanted), ...inside.querySelectorAll(wanted)];
      const said = found.map((element) => {
        const value = getComputedStyle(element).getPropertyValue(name);
        return `${element.localName}.${element.className}: ${value}`;
      });
      return [...new Set(said)].toSorted();
    },
    selector,
    property,
  );
/** What ordinary text has of a property. */
const ofText = async (page: BrowserPage, property: string) => {
  const values = await valuesOf(page, '.ordinary', property);
  return [...new Set(values.map((said) => said.split(': ')[1]!.replaceAll(/"|,.*/gu, '')))];
};
const boxesOf = (page: BrowserPage) =>
  page.run(() =>
    [...document.querySelectorAll('[data-icon]')].map((icon) => {
      const { x, y } = icon.getBoundingClientRect();
      return { name: `${icon.className} ${icon.textContent}`, x, y, width: 40, height: 40 };
    }),
  );
/** A picture with the faces that are in use. */
const picture = async (page: BrowserPage) => {
  await page.run(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  return page.screenshot();
};
/** The same icons and text once more, in the page and in its component. */
const addLater = (page: BrowserPage) =>
  page.run(() => {
    const inside = document.querySelector('#holder')!.shadowRoot!;
    for (const part of [document.querySelector('main')!, inside])
      for (const element of part.querySelectorAll('[data-icon], .ordinary')) {
        const copy = document.createElement('div');
        copy.innerHTML = element.outerHTML.replaceAll(/ data-accessibilik-set="\w*"/gu, '');
        part.append(copy);
      }
  });

story(
  'icons, code and formulas keep their letters under dyslexia font and bold text, which other text takes',
  async ({ engine, browser }) => {
    const site = await startHost(iconPage);
    const meter = await browser.newPage();
    const page = await engine.newPage(site.address);
    try {
      await page.resize(900, 700);
      await page.open('/');
      await awaitMenu(page);
      const boxes = await boxesOf(page);
      const before = await picture(page);
      for (const [settings, property, taken, kept] of [
        [{ isDyslexiaFont: true, letterSpacing: 1 }, 'font-family', 'OpenDyslexic', keptLetters],
        [{ isFontWeightBold: true }, 'font-weight', '700', '[data-icon]:not(.takes-weight)'],
      ] as const) {
        const own = await valuesOf(page, kept, property);
        await adapt(page, settings);
        await addLater(page);
        await expect.poll(() => ofText(page, property), patience).toEqual([taken]);
        await expect.poll(() => valuesOf(page, kept, property), patience).toEqual(own);
        const seen = await look(meter, await picture(page), boxes, before);
        expect(seen.filter(({ changed }) => changed > 0)).toEqual([]);
        await adapt(page, {});
        await expect.poll(() => page.has({ css: '[data-accessibilik-set]' }), patience).toBe(false);
      }
    } finally {
      await page.close();
      await meter.close();
      site.stop();
    }
  },
);
