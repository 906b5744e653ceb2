import { openChromium } from '../site/open-chromium.ts';
import { serveSite } from '../site/served-site.ts';
import { measureVisit, type Cost } from './measure-visit.ts';
import { screens } from './screens.ts';

const languages = ['en', 'he'];
const widths = [360, 1440];

/**
 * Visits every screen for the first time, in both languages, on a phone and on a desk, and prints what comes over the line and what moves.
 * `--short` visits the analyser alone, `--only=home,analyser` those screens; `--moved` names what moved; an address is that of a site that runs already.
 */
export async function benchFirstLoad(args: readonly string[]): Promise<void> {
  const only = args.includes('--short') ? 'analyser' : valueOf('--only', args);
  const names = Object.entries(screens).filter(
    ([name]) => only === null || only.split(',').includes(name),
  );
  const site = await serveSite(args.find((arg) => arg.startsWith('http')));
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
      const most = (
        part: 'scripts' | 'kilobytes' | 'fontKilobytes' | 'dictionaryKilobytes' | 'requests',
      ) => String(Math.max(...costs.map((cost) => cost[part])));
      console.log(
        [
          name.padEnd(18),
          most('scripts'),
          most('kilobytes'),
          most('fontKilobytes'),
          most('dictionaryKilobytes'),
          most('requests'),
          ...costs.map(({ shift }) => shift.toFixed(3)),
        ].join(' | '),
      );
      if (args.includes('--moved'))
        for (const [at, { moved }] of costs.entries())
          for (const what of moved.slice(0, 4)) console.log(`    ${shiftNames[at]}: ${what}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

const valueOf = (option: string, args: readonly string[]): string | null =>
  args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1) ?? null;
