import type { Page } from '@playwright/test';

/** 1280 by 1024 pixels at 400 per cent: what WCAG 1.4.10 asks for. */
export const narrow = { width: 320, height: 256 };

/** By how many pixels the page is wider than its window; 0 when nothing has to be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** What stands out of the window at a side, for whoever has to mend it. */
export const widestParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isScrolledInside = part.parentElement?.closest('[class*="scroll"], [tabindex="0"]');
        return (left < -1 || right > innerWidth + 1) && !isScrolledInside;
      })
      .slice(0, 5)
      .map((part) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`),
  );

/** The spacing that WCAG 1.4.12 lets every reader set. */
const readersSpacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Sets that spacing on the page and inside the panel; what it gives takes it back. */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const made = new CSSStyleSheet();
    made.replaceSync(rules);
    for (const root of [document, document.querySelector('#accessibilik-root')!.shadowRoot!])
      root.adoptedStyleSheets.push(made);
    return made;
  }, readersSpacing);
  return async () => {
    await sheet.evaluate((made) => made.replaceSync(''));
    await sheet.dispose();
  };
}

/** Texts that a box cuts off: some of their letters lie outside it, and it hides what does. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const hides = /^(?:hidden|clip)$/u;
    const look = (text: Node) => {
      const start = text.parentElement;
      if (!start?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const letters = range.getBoundingClientRect();
      if (letters.width === 0) return;
      const open = { across: true, down: true };
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
          getComputedStyle(box);
        // A preview that ends in three dots leads to the whole.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // One pixel wide: a text for screen readers.
        if (width <= 1 || position === 'fixed') return;
        const isCutAcross =
          open.across &&
          hides.test(overflowX) &&
          (letters.left < left - 1 || letters.right > right + 1);
        const isCutBelow =
          open.down &&
          hides.test(overflowY) &&
          (letters.top < top - 2 || letters.bottom > bottom + 2);
        if (isCutAcross || isCutBelow)
          cut.add(`${box.tagName} ${box.className}: ${text.textContent}`);
        // What can be scrolled to is not lost.
        if (overflowX === 'auto' || overflowX === 'scroll') open.across = false;
        if (overflowY === 'auto' || overflowY === 'scroll') open.down = false;
      }
    };
    const shadow = document.querySelector('#accessibilik-root')!.shadowRoot!;
    for (const root of [document.body, shadow]) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.textContent?.trim()) look(walker.currentNode);
    }
    return [...cut];
  });
