import { arrive, reads, story } from './browser-story.ts';
import { expect } from '../support/story-fixtures.ts';

const openers = [
  { name: /^Language/u, role: 'button', item: '[role=menuitemradio]' },
  { name: /^Appearance/u, role: 'button', item: '[role=menuitemradio]' },
  { css: 'main button[aria-haspopup=listbox]', item: '[role=option]' },
] as const;

story(
  'menus open, close with Escape, and open again; a choice closes them too',
  async ({ visitor }) => {
    await arrive(visitor, '/de-jargonizer');
    for (const { item, ...opener } of openers) {
      for (const _ of ['once', 'again']) {
        await visitor.click(opener);
        await expect.poll(() => visitor.has({ css: item })).toBe(true);
        await visitor.press('Escape');
        await expect.poll(() => visitor.has({ css: item })).toBe(false);
      }
    }
    await visitor.click({ role: 'button', name: /^Language/u });
    await visitor.click({ role: 'menuitemradio', name: 'עברית' });
    await expect.poll(() => visitor.run(() => document.documentElement.dir)).toBe('rtl');
    await reads(visitor, 'הטקסט');
  },
);

story(
  'the accessibility menu opens, adapts the page, and closes with Escape',
  async ({ visitor }) => {
    await arrive(visitor, '/de-jargonizer/about');
    const launcher = { role: 'button', name: 'Open Accessibility Menu' };
    await visitor.click(launcher);
    await visitor.click({ role: 'button', name: /^Content/u });
    await visitor.click({ role: 'button', name: /Highlight Links/iu });
    const outline = () =>
      visitor.run(() => {
        // The screen may still be on its way.
        const link = document.querySelector('main a');
        return link && getComputedStyle(link).outlineStyle;
      });
    await expect.poll(outline).toBe('solid');
    await visitor.press('Escape');
    await expect.poll(() => visitor.has({ role: 'dialog' })).toBe(false);
    await visitor.click(launcher);
    await expect.poll(() => visitor.has({ role: 'dialog' })).toBe(true);
  },
);
