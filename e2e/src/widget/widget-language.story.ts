import { expect, test, type Browser } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const words = '<main><h1>Words</h1></main>';
      const languages = ['el', 'sv', 'de', 'he', 'nl'].map((lang) => [
        `/${lang}`,
        pageOf('', words, `lang="${lang}"`),
      ]);
      const site = await startHost({
        '/none': pageOf('', words, ''),
        '/hebrew': pageOf('', words, '').replace('<script ', '<script data-language="he" '),
        ...Object.fromEntries(languages),
      });
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off' } as object);

const pageIn = async (browser: Browser, locale: string, languages: readonly string[]) => {
  const page = await browser.newPage({ locale, viewport: { width: 320, height: 640 } });
  await page.addInitScript(
    (all) => Object.defineProperty(navigator, 'languages', { value: all }),
    languages,
  );
  return page;
};

const names = {
  de: 'Menü zur Barrierefreiheit öffnen',
  en: 'Open Accessibility Menu',
};
const examples = [
  ['/el', ['el', 'de-AT'], 'de', names.de],
  ['/sv', ['sv-SE', 'sv'], 'en', names.en],
  ['/none', ['de-DE', 'en'], 'de', names.de],
  ['/none', ['sv'], 'en', names.en],
  ['/de', ['en-GB'], 'de', names.de],
  ['/he', ['en-GB'], 'he', 'פתיחת תפריט הנגישות'],
  ['/hebrew', ['en-GB'], 'he', 'פתיחת תפריט הנגישות'],
] as const;

for (const [path, languages, lang, name] of examples)
  story(
    `a page at ${path} has a menu in ${lang} for ${languages.join()}, and its button says so before that has loaded`,
    async ({ browser, address }) => {
      const page = await pageIn(browser, languages[0], languages);
      await page.goto(address + path);
      const launcher = page.locator('#accessibilik-root .launcher');
      await expect(launcher).toHaveAttribute('aria-label', name);
      await expect(launcher).toHaveAttribute('lang', lang);
      await launcher.click();
      const panel = page.locator('#accessibilik-root .panel[lang]');
      await expect(panel).toHaveAttribute('lang', new RegExp(`^${lang}`, 'u'));
      await expect(launcher).toHaveAttribute('aria-label', name);
      await page.close();
    },
  );

story('the Dutch title is whole at 320 px', async ({ browser, address }) => {
  const page = await pageIn(browser, 'nl-NL', ['nl-NL']);
  await page.goto(`${address}/nl`);
  await page.locator('#accessibilik-root .launcher').click();
  const title = page.locator('#accessibilik-root h2');
  await expect(title).toHaveText('Toegankelijkheidsmenu');
  const boxes = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const button = heading.parentElement!.querySelector('button')!;
    return [heading.parentElement!, range, button].map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return [left, right] as const;
    });
  });
  const [head, words, buttons] = [boxes[0]!, boxes[1]!, boxes[2]!];
  expect(words[0]).toBeGreaterThanOrEqual(head[0]);
  expect(words[1]).toBeLessThanOrEqual(buttons[0]);
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBeLessThan(
    1,
  );
  await page.close();
});
