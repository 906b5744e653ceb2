import type { Page } from '@playwright/test';

/** Waits until the accessibility menu has come, which comes after the page and its scripts. */
export const menuIsThere = (page: Page) => page.locator('#accessibilik-root .launcher').waitFor();

/** What of a page lies under the button of the accessibility menu: the names of controls, at any place of the scroll. */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  await menuIsThere(page);
  return page.evaluate(() => {
    const host = document.querySelector('#accessibilik-root')!;
    const launcher = host.shadowRoot!.querySelector('.launcher')!;
    const controls =
      'a[href], button, input, select, textarea, summary, [role=textbox], [tabindex]';
    const covered = new Set<string>();
    // A screen that scrolls by itself: the window, or what lies over it.
    const over = document.querySelector('dialog[open]')?.parentElement;
    const scroller = over ?? document.scrollingElement!;
    // The button is 48 pixels high, a control at least 16: none slips through.
    const step = 60;
    for (let top = 0; ; top += step) {
      scroller.scrollTop = top;
      const button = launcher.getBoundingClientRect();
      for (const control of document.querySelectorAll(`:is(${controls}):not(main, h1, h2)`)) {
        if (control.closest('[inert]') || !control.checkVisibility()) continue;
        for (const box of control.getClientRects()) {
          const across = Math.min(box.right, button.right) - Math.max(box.left, button.left);
          const down = Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top);
          if (across <= 0.5 || down <= 0.5) continue;
          // What has scrolled away under the bar at the top is not to be seen there anyway.
          const x = (Math.max(box.left, button.left) + Math.min(box.right, button.right)) / 2;
          const y = (Math.max(box.top, button.top) + Math.min(box.bottom, button.bottom)) / 2;
          const below = document.elementsFromPoint(x, y).find(({ id }) => id !== host.id);
          if (below && control.contains(below))
            covered.add(`${control.localName} "${control.textContent.trim().slice(0, 30)}"`);
        }
      }
      if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) break;
      if (scroller.scrollTop < top) break;
    }
    return [...covered];
  });
}
