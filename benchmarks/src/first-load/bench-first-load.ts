import type { Options } from '../frame/options.ts';
import { openChromium } from '../site/open-chromium.ts';
import { serveSite } from '../site/served-site.ts';
import { measureVisit, type Cost } from './measure-visit.ts';
import { screens } from './screens.ts';

const languages = ['en', 'he'];
const widths = [360, 1440];
const parts = ['scripts', 'kilobytes', 'fontKilobytes', 'dictionaryKilobytes', 'requests'] as const;

/**
 * Loads every screen for the first time, in both languages, at phone and desktop widths, and prints the transfer
 * sizes and layout shifts. `--short` loads the analyser alone, `--only=home,analyser` those screens; `--moved` names
 * what shifted; an address is that of a running site.
 */
export async function benchFirstLoad(options: Options): Promise<void> {
  const only = options.short ? 'analyser' : options.only;
  const names = Object.entries(screens).filter(
    ([name]) => only === undefined || only.split(',').includes(name),
  );
  const site = await serveSite(options.words[0]);
  const browser = await openChromium();
  const shiftNames = languages.flatMap((language) => widths.map((width) => `${language} ${width}`));
  console.log(
    ['', 'scripts', 'KB', 'fonts, KB', 'dictionary, KB', 'requests', ...shiftNames].join(' | '),
  );
  try {
    for (const [name, path] of names) {
      const costs: Cost[] = [];
      for (const language of languages)
        for (const width of widths)
          costs.push(await measureVisit(browser, site.address, { path, language, width }));
      const most = (part: (typeof parts)[number]) =>
        String(Math.max(...costs.map((cost) => cost[part])));
      console.log(
        [name.padEnd(18), ...parts.map(most), ...costs.map(({ shift }) => shift.toFixed(3))].join(
          ' | ',
        ),
      );
      if (options.moved)
        for (const [at, { moved }] of costs.entries())
          for (const what of moved.slice(0, 4)) console.log(`    ${shiftNames[at]}: ${what}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
