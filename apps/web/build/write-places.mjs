// Writes the names of countries and languages into the texts of the site, from the ICU data inside Node:
//   node build/write-places.mjs
// Run it again after adding a language to the site. What people choose is stored as a code, so names may change.
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const siteLanguages = readdirSync(new URL('../src/locales', import.meta.url)).filter(
  (name) => !name.includes('.'),
);

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

// Groups of countries, outlying places without people of their own, and codes for tests.
const noCountry = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' '));
// Besides the languages with a code of two letters: those of the Jewish communities, and of ten million people and more.
const longer = 'bho ceb ckb fil hil jrb kok lad mai mnc yue zgh'.split(' ');

const names = (type, language) =>
  new Intl.DisplayNames([language], { type, fallback: 'none', languageDisplay: 'standard' });

/** Codes that are not another code's older spelling, with a name in every language of the site. */
const named = (type, codes, isCurrent) =>
  codes.filter(
    (code) => isCurrent(code) && siteLanguages.every((language) => names(type, language).of(code)),
  );

const countries = named(
  'region',
  pairs.map((pair) => pair.toUpperCase()),
  (code) => !noCountry.has(code) && new Intl.Locale(`und-${code}`).region === code,
);
const languages = named(
  'language',
  [...pairs, ...longer],
  (code) => new Intl.Locale(code).language === code,
);

for (const language of siteLanguages) {
  const table = (type, codes) =>
    Object.fromEntries(codes.map((code) => [code, names(type, language).of(code)]));
  const texts = { country: table('region', countries), language: table('language', languages) };
  const file = new URL(`../src/locales/${language}/places.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
}
