import { expect } from '@playwright/test';

import { colourAdjustments, contentAdjustments } from '../accessibility/adjustments.ts';
import { pageOf, startHost } from '../hosts/host-site.ts';
import type { BrowserPage } from './browser-page.ts';
import { story } from './browser-story.ts';
import { adapt, awaitMenu } from './menu-page.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#c22"/></svg>';
const body = `<main><h1>Words</h1><p>First words. <a href="#x">A link</a>.</p>
<img alt="A map" src="/picture.svg" width="200" height="120"><button>Press</button><video></video></main>`;

/** What the adjustments change that a page can be asked for: the root's classes and styles of a paragraph, a link, a picture, its description, a video's sound, and the menu's layers. */
const stateOf = (page: BrowserPage) =>
  page.run(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
    const styleOf = (name: string) => getComputedStyle(document.querySelector(name)!);
    const text = styleOf('p');
    const [link, image, root] = ['a', 'img', 'html'].map(styleOf) as [
      CSSStyleDeclaration,
      CSSStyleDeclaration,
      CSSStyleDeclaration,
    ];
    const cover = getComputedStyle(document.documentElement, '::after');
    const own = document.querySelector('#accessibilik-root')!.shadowRoot!;
    const layers = [
      ...own.querySelectorAll<HTMLElement>('.guide, .matrix, .magnifier, .speech, .thick'),
    ];
    return JSON.stringify([
      text.fontSize,
      text.fontFamily,
      text.fontWeight,
      text.textAlign,
      text.letterSpacing,
      text.wordSpacing,
      text.lineHeight,
      text.color,
      text.cursor,
      text.maxWidth,
      text.animationDuration,
      link.outlineStyle,
      styleOf('h1').outlineStyle,
      image.objectPosition,
      document.querySelector('img + span')?.textContent,
      document.querySelector('video')!.muted,
      root.zoom,
      root.filter,
      root.backgroundColor,
      cover.backdropFilter || cover.getPropertyValue('-webkit-backdrop-filter'),
      layers.map((layer) => `${layer.className}${layer.hidden ? ' hidden' : ''}`),
    ]);
  });

/** Text is left-aligned and has this spacing without help; the ends of filters are the filter's own. */
const changesNothing = /align left/u;

story('each adjustment changes the page and leaves it as it was', async ({ engine }) => {
  story.setTimeout(180_000);
  const site = await startHost({ '/': pageOf('', body), '/picture.svg': picture });
  const page = await engine.newPage(site.address);
  try {
    await page.open('/');
    await awaitMenu(page);
    const plain = await stateOf(page);
    for (const { name, settings } of [...contentAdjustments, ...colourAdjustments]) {
      await adapt(page, settings);
      if (!changesNothing.test(name))
        await expect.poll(() => stateOf(page), { message: name, timeout: 8000 }).not.toBe(plain);
      await adapt(page, {});
      await expect
        .poll(() => stateOf(page), { message: `after ${name}`, timeout: 8000 })
        .toBe(plain);
    }
  } finally {
    await page.close();
    site.stop();
  }
});
