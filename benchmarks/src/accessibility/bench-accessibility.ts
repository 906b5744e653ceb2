import { rm } from 'node:fs/promises';

import { tableLine } from '../frame/finding.ts';
import type { Options } from '../frame/options.ts';
import { openChromium } from '../site/open-chromium.ts';
import { benchFeatures } from './bench-features.ts';
import { bundleReactMenu } from './bundle-react-menu.ts';
import { blockingAlone, measureMenu, type Measured } from './measure-menu.ts';
import { menus } from './menus.ts';

const yes = (is: boolean) => (is ? 'yes' : 'no');
const rows: Readonly<Record<string, (measured: Measured) => string>> = {
  'axe violations, closed': ({ closed }) => String(closed.axe.length),
  'axe violations, open': ({ open }) => String(open.axe.length),
  'IBM violations, closed': ({ closed }) => String(closed.ibm.length),
  'IBM violations, open': ({ open }) => String(open.ibm.length),
  requests: ({ requests }) => String(requests),
  'KB, compressed': ({ kilobytes }) => String(kilobytes),
  'other hosts asked': ({ hosts }) => String(hosts.length),
  'blocking, ms': ({ blocking }) => String(blocking),
  'Enter opens': ({ focus }) => yes(focus.opens),
  'focus moves in': ({ focus }) => yes(focus.enters),
  'Escape closes': ({ focus }) => yes(focus.escapes),
  'focus returns': ({ focus }) => yes(focus.returns),
};

/**
 * Measures five menus on the same page, then how long each feature of our menu blocks a page of 5,000 elements.
 * `--short` measures our menu alone, without its features.
 */
export async function benchAccessibility({ short: isShort }: Options): Promise<void> {
  const bundled = isShort ? null : await bundleReactMenu();
  const browser = await openChromium();
  try {
    const found: { title: string; measured: Measured }[] = [];
    for (const menu of menus(bundled ?? '').slice(0, isShort ? 1 : undefined)) {
      const title = menu.version === '' ? menu.name : `${menu.name} ${menu.version}`;
      const measured = await measureMenu(browser, menu);
      found.push({ title, measured });
      console.error(`${title}: measured`);
    }
    console.log(tableLine(['', ...found.map(({ title }) => title)]));
    console.log(tableLine(['---', ...found.map(() => '---')]));
    for (const [name, show] of Object.entries(rows))
      console.log(tableLine([name, ...found.map(({ measured }) => show(measured))]));
    console.log(`\nThe page alone blocks for ${await blockingAlone(browser)} ms.`);
    for (const { title, measured } of found) {
      console.log(`\n${title}`);
      for (const state of ['closed', 'open'] as const)
        for (const engine of ['axe', 'ibm'] as const)
          console.log(`  ${engine}, ${state}: ${measured[state][engine].join(', ') || 'nothing'}`);
      console.log(`  asks: ${measured.hosts.join(', ') || 'nobody'}`);
    }
    if (!isShort) await benchFeatures(browser);
  } finally {
    await browser.close();
    if (bundled) await rm(bundled, { recursive: true, force: true });
  }
}
