import { namePlace } from '../../../packages/contract/src/site/default-site.ts';
import type { SentPage } from '../src/prerender/page.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The server replaces this with the site's public URL: previews need an absolute image address. */
const address = '__PUBLIC_URL__';
const locales: Readonly<Record<string, string>> = { en: 'en_GB', he: 'he_IL' };

export function pageHead({ path, language, titleText, descriptionText }: SentPage): string {
  const title = escape(titleText);
  const description = escape(descriptionText);
  const picture = `${address}/preview-${language}.png`;
  const named = path === '/*' ? [] : [['og:url', address + path]];
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', namePlace(language)],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', locales[language]],
    ...named,
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
