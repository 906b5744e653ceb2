import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { story } from './browser-story.ts';
import { adapt, awaitMenu, patience } from './menu-page.ts';

const opener = { role: 'button', name: 'Open Accessibility Menu' } as const;

story('a panel whose file did not come is asked for again', async ({ engine }) => {
  const file = '../../../packages/accessibility-widget/dist-site/panel.js';
  const panel = readFileSync(new URL(file, import.meta.url));
  const asked: number[] = [];
  let isThere = false;
  const site = await startHost({
    '/': pageOf('', '<main><h1>Words</h1></main>'),
    get '/accessibility/panel.js'() {
      asked.push(asked.length);
      if (!isThere) throw new Error('Not now');
      return panel;
    },
  });
  const page = await engine.newPage(site.address);
  const press = async () => {
    const before = asked.length;
    await page.click(opener);
    await expect.poll(() => asked.length, patience).toBeGreaterThan(before);
  };
  try {
    await page.open('/');
    await press();
    await press();
    isThere = true;
    await press();
    await expect.poll(() => page.has({ role: 'dialog' }), patience).toBe(true);
  } finally {
    await page.close();
    site.stop();
  }
});

const keptSettings = () =>
  JSON.parse(sessionStorage.getItem('accessibilik') ?? '{}') as Record<string, unknown>;
/** The layers that lie over the page, by their classes. */
const layersInPage = () =>
  [
    ...document
      .querySelector('#accessibilik-root')!
      .shadowRoot!.querySelectorAll('.guide, .magnifier'),
  ]
    .filter((layer) => (layer as HTMLElement).checkVisibility())
    .map(({ className }) => className.replace(' below', ''));

const over = { showReadingGuide: true, extras: 'reading-mask magnifier', wordSpacing: 2 };

story(
  'Escape on the page turns off what lies over it, until it is asked for again',
  async ({ engine }) => {
    const site = await startHost({
      '/': pageOf(
        '',
        `<main><h1>Words</h1><button id="before">Before</button><dialog><button id="in">In</button></dialog>
<iframe srcdoc="<button id=framed>Framed</button>"></iframe></main>`,
      ),
    });
    const page = await engine.newPage(site.address);
    const layers = () => page.run(layersInPage);
    const all = ['guide', 'guide mask', 'magnifier'];
    try {
      await page.resize(1000, 800);
      await page.open('/');
      await awaitMenu(page);
      await adapt(page, over);
      await page.focus({ css: '#before' });
      await expect.poll(layers, patience).toEqual(all);
      // A dialog of the page closes first.
      await page.run(() => document.querySelector('dialog')!.showModal());
      await page.focus({ css: '#in' });
      await page.press('Escape');
      await expect.poll(() => page.has({ css: 'dialog[open]' }), patience).toBe(false);
      expect(await layers()).toEqual(all);
      await page.focus({ css: '#before' });
      await page.press('Escape');
      await expect.poll(layers, patience).toEqual([]);
      await page.focus({ css: '#before' });
      await page.run(() =>
        document
          .querySelector('h1')!
          .dispatchEvent(
            new PointerEvent('pointermove', { bubbles: true, clientX: 20, clientY: 20 }),
          ),
      );
      expect(await layers()).toEqual([]);
      expect(await page.run(keptSettings)).toMatchObject({
        showReadingGuide: false,
        extras: '',
        wordSpacing: 2,
      });
      await adapt(page, over);
      await expect.poll(layers, patience).toEqual(expect.arrayContaining(['guide mask']));
      await page.run(() =>
        document.querySelector('iframe')!.contentDocument!.querySelector('button')!.focus(),
      );
      await page.press('Escape');
      await expect.poll(layers, patience).toEqual([]);
    } finally {
      await page.close();
      site.stop();
    }
  },
);
