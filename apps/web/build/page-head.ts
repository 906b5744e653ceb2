import { namePlace } from '../../../packages/contract/src/site/site-name-and-defaults.ts';
import { languages } from '../../../packages/exercises/src/words/site-languages.ts';
import type { SentPage } from '../src/prerender/page-types.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The server replaces this with the site's public URL: previews need an absolute image address. */
const address = '__PUBLIC_URL__';

/** As Open Graph writes a locale: `en_GB`, `he_IL`. */
function localeOf(code: SentPage['language']): string {
  const { language, region } = new Intl.Locale(languages[code].locale).maximize();
  return `${language}_${region}`;
}

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
    ['og:locale', localeOf(language)],
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
