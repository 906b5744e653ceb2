import { afterAll, beforeAll, expect, it } from 'vitest';

import { i18n, startI18n } from '../platform/language/i18n.ts';
import { prerender } from './prerender.tsx';

// Other tests share the texts of the site, and begin in English.
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en');
});
afterAll(() => i18n.changeLanguage('en').then(() => undefined));

it('draws nothing that our content security policy forbids', async () => {
  const styled = (await prerender()).filter(({ html }) => / style="/.test(html));
  expect(styled.map(({ path, language }) => `${path} ${language}`)).toEqual([]);
}, 60_000);

it('draws every page in every language, with its own title', async () => {
  const pages = await prerender();
  const home = pages.filter(({ path }) => path === '/');
  expect(home.map(({ language, direction }) => [language, direction])).toEqual([
    ['en', 'ltr'],
    ['he', 'rtl'],
  ]);
  expect(home[0]?.html).toContain('Write so that anyone can follow.');
  expect(home[1]?.html).toMatch(/<h1[^>]*>[א-ת]/);
  for (const { path, sent, html } of pages)
    expect([path, html.includes('aria-busy')]).toEqual([path, sent === 'frame']);
  const titles = pages
    .filter(({ language }) => language === 'he')
    .map(({ titleText }) => titleText);
  expect(titles).toContain('איך לצטט · Vernacular');
}, 60_000);
