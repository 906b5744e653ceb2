// Writes language names from Node's ICU data into the site's texts; run `node build/write-language-names.mjs` again after
// adding a site language. Choices are stored as codes, so names may change.
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const siteLanguages = readdirSync(new URL('../src/locales', import.meta.url)).filter(
  (name) => !name.includes('.'),
);

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

// Three-letter codes to include: languages of the Jewish communities, and languages with ten million speakers or more.
const longer = 'bho ceb ckb fil hil jrb kok lad mai mnc yue zgh'.split(' ');

const namesIn = siteLanguages.map((language) => ({
  language,
  names: new Intl.DisplayNames([language], {
    type: 'language',
    fallback: 'none',
    languageDisplay: 'standard',
  }),
}));

/** Canonical codes that have a name in every language of the site. */
const codes = [...pairs, ...longer].filter(
  (code) => new Intl.Locale(code).language === code && namesIn.every(({ names }) => names.of(code)),
);

for (const { language, names } of namesIn) {
  const texts = { language: Object.fromEntries(codes.map((code) => [code, names.of(code)])) };
  const file = new URL(`../src/locales/${language}/places.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
}
