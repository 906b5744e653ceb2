import { siteLanguages } from '@vernacular/exercises';

import { words } from '../../words/index.ts';
import type { ReaderLanguage } from '../negotiation/reader-language.ts';

/** The page that browsers get during a restart. Self-contained, because no other file is served then. */
export function restartPage(language: ReaderLanguage, nonce: string): string {
  const { title, what, again } = words[language].restart;
  const { direction } = siteLanguages.find(({ code }) => code === language)!;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}a{display:inline-block;padding:.5rem 0}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${what}</p>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
}
