/**
 * `npm run review -w packages/accessibility-widget -- he-IL` writes an HTML file in which a speaker of the language
 * reads every text of the menu beside a picture of its place. Needs a build and a Chromium (`CHROMIUM_PATH`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { directionOf, languageFor, languages } from '../dist/languages/catalogue.js';
import { reviewPage } from './review-page.mjs';
import { textsOf, whereTextsStand } from './standing.mjs';

const room = new URL('../', import.meta.url);
const read = (name) =>
  JSON.parse(readFileSync(new URL(`locale/${encodeURIComponent(name)}.json`, room), 'utf8'));

const wanted = process.argv[2] ?? '';
const language = languageFor(wanted) ?? languages.find(({ name }) => name === wanted);
if (!language) {
  process.stderr.write(`Which language? One of: ${languages.map(({ code }) => code).join(' ')}\n`);
  process.exit(1);
}
const dictionary = read(language.name);
const stand = await whereTextsStand(
  fileURLToPath(new URL('dist-site', room)),
  dictionary,
  language.code,
);
const out = process.argv[3] ?? `review-${language.code}.html`;
const texts = textsOf(dictionary);
writeFileSync(
  out,
  reviewPage({
    language: { ...language, direction: directionOf(language.code) },
    texts,
    english: new Map(textsOf(read('English'))),
    ...stand,
  }),
);
process.stdout.write(
  `${out}: ${texts.length} texts, ${stand.places.size} of them in ${stand.pictures.length} pictures\n`,
);
