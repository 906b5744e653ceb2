/**
 * Draws the preview images, icons and favicon.ico; run by hand after a design change: `npm run pictures -w apps/web`.
 * Needs Chromium (CHROMIUM_PATH, else /usr/bin/chromium).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const web = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'vernacular-pictures-'));

const icon = readFileSync(join(web, 'public/favicon.svg'), 'utf8');
const readJson = (path) => JSON.parse(readFileSync(join(web, path), 'utf8'));
const languages = readdirSync(join(web, 'src/locales')).filter((name) => !name.includes('.'));
const settingsOf = (language) => readJson(`src/locales/${language}/build/fonts-and-preview.json`);
const faces = languages.map((language) => {
  const { serif, subset } = settingsOf(language);
  const font = serif.toLowerCase().replaceAll(' ', '-');
  const file = require.resolve(
    `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`,
  );
  const bytes = readFileSync(file).toString('base64');
  const range = require(`@fontsource-variable/${font}/unicode.json`)[subset];
  return `@font-face { font-family: Sheet; font-weight: 200 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${bytes}); }`;
});

function page(language) {
  const { headline, sample } = readJson(`src/locales/${language}/home.json`);
  const { direction } = readJson(`../../packages/exercises/src/words/${language}/language.json`);
  const isLatin = settingsOf(language).subset === 'latin';
  const rare = new RegExp(settingsOf(language).rareInPreview.join('|'), 'gu');
  const marked = sample.expertText.replace(rare, '<s>$&</s>');
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><meta charset="utf-8" />
<style>
  ${faces.join('\n')}
  * { margin: 0; box-sizing: border-box; }
  body { display: flex; flex-direction: column; width: 1200px; height: 630px; padding: 60px 76px;
    background: #fbf8f2; color: #1d1b16; font-family: Sheet; }
  div { display: flex; align-items: center; gap: 14px; font-size: 40px; font-weight: 600; direction: ltr;
    justify-content: ${direction === 'rtl' ? 'end' : 'start'}; }
  svg { width: 48px; height: 48px; }
  h1 { max-width: 15em; margin-block: auto; font-size: 78px; line-height: 1.1; font-weight: 560; text-wrap: balance;
    letter-spacing: ${isLatin ? '-0.02em' : 0}; }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 28px; }
  p { padding: 26px 30px; border: 2px solid #e4ddcf; border-radius: 18px; background: #fffefb; font-size: 28px; line-height: 1.45; }
  p + p { border-color: #0b5e5a; background: #e3efec; }
  s { color: #b91c1c; text-decoration: underline 3px; text-underline-offset: 7px; }
</style>
<div>${icon}</div>
<h1>${headline}</h1>
<section><p>${marked}</p><p>${sample.plainText}</p></section>`;
}

function draw(html, name, width, height) {
  const file = join(folder, 'picture.html');
  const picture = join(folder, name);
  writeFileSync(file, html);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      '--virtual-time-budget=3000',
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      `file://${file}`,
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(picture);
}

/** An icon file that holds one PNG. See: https://en.wikipedia.org/wiki/ICO_(file_format) */
function iconFile(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

for (const language of languages)
  writeFileSync(
    join(web, `public/preview-${language}.png`),
    draw(page(language), `${language}.png`, 1200, 630),
  );
const alone = `<style>* { margin: 0 } svg { display: block; width: 32px; height: 32px }</style>${icon}`;
writeFileSync(join(web, 'public/favicon.ico'), iconFile(draw(alone, 'icon.png', 32, 32), 32));
// Icons of an installed site. Phones crop the last one to their own shape, so its background reaches the edge and the
// symbol stays in the middle.
const inSize = (size, edge) =>
  `<style>* { margin: 0; background: ${edge ? '#0b5e5a' : 'transparent'} } svg { display: block; width: ${size - 2 * edge}px; margin: ${edge}px }</style>${icon}`;
for (const [name, size, edge] of [
  ['icon-180', 180, 18],
  ['icon-192', 192, 0],
  ['icon-512', 512, 0],
  ['icon-512-full', 512, 64],
])
  writeFileSync(
    join(web, `public/${name}.png`),
    draw(inSize(size, edge), `${name}.png`, size, size),
  );
rmSync(folder, { recursive: true });
