// Writes the names of languages into the texts of the site, from the ICU data inside Node:
//   node build/write-places.mjs
// Run it again after adding a language to the site. What people choose is stored as a code, so names may change.
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const siteLanguages = readdirSync(new URL('../src/locales', import.meta.url)).filter(
  (name) => !name.includes('.'),
);

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

// Besides the languages with a code of two letters: those of the Jewish communities, and of ten million people and more.
const longer = 'bho ceb ckb fil hil jrb kok lad mai mnc yue zgh'.split(' ');

const namesIn = siteLanguages.map((language) => ({
  language,
  names: new Intl.DisplayNames([language], {
    type: 'language',
    fallback: 'none',
    languageDisplay: 'standard',
  }),
}));

/** Codes that are not another code's older spelling, with a name in every language of the site. */
const codes = [...pairs, ...longer].filter(
  (code) => new Intl.Locale(code).language === code && namesIn.every(({ names }) => names.of(code)),
);

for (const { language, names } of namesIn) {
  const texts = { language: Object.fromEntries(codes.map((code) => [code, names.of(code)])) };
  const file = new URL(`../src/locales/${language}/places.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
}
