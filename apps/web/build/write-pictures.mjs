/**
 * Draws the preview images, icons and favicon.ico; run by hand after a design change: `npm run pictures -w apps/web`.
 * Needs Chromium (CHROMIUM_PATH, else /usr/bin/chromium).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const web = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'vernacular-pictures-'));

const icon = readFileSync(join(web, 'public/favicon.svg'), 'utf8');
const fonts = [
  ['source-serif-4', 'latin'],
  ['frank-ruhl-libre', 'hebrew'],
];
const faces = fonts.map(([name, subset]) => {
  const file = require.resolve(
    `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
  );
  const bytes = readFileSync(file).toString('base64');
  const range = subset === 'hebrew' ? 'U+0590-05FF, U+05BE' : 'U+0000-0589, U+2000-22FF';
  return `@font-face { font-family: Sheet; font-weight: 200 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${bytes}); }`;
});

/** Words of the sample text that are drawn in red: rare in the news and in general English or Hebrew. */
const rare = {
  en: /Hypoxia|transcription|angiogenesis/g,
  he: /היפוקסיה|שעתוק|אנגיוגנזה/g,
};

function page(language) {
  const { headline, sample } = JSON.parse(
    readFileSync(join(web, `src/locales/${language}/home.json`), 'utf8'),
  );
  const marked = sample.expertText.replace(rare[language], '<s>$&</s>');
  return `<!doctype html>
<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"><meta charset="utf-8" />
<style>
  ${faces.join('\n')}
  * { margin: 0; box-sizing: border-box; }
  body { display: flex; flex-direction: column; width: 1200px; height: 630px; padding: 60px 76px;
    background: #fbf8f2; color: #1d1b16; font-family: Sheet; }
  div { display: flex; align-items: center; gap: 14px; font-size: 40px; font-weight: 600; direction: ltr;
    justify-content: ${language === 'he' ? 'end' : 'start'}; }
  svg { width: 48px; height: 48px; }
  h1 { max-width: 15em; margin-block: auto; font-size: 78px; line-height: 1.1; font-weight: 560; text-wrap: balance;
    letter-spacing: ${language === 'he' ? 0 : '-0.02em'}; }
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

for (const language of Object.keys(rare))
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
