import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { renderToString } from 'katex';

import { pageOf, type HostFiles } from './host-site.ts';

const require = createRequire(import.meta.url);
const fontAwesome = '@fortawesome/fontawesome-free';
const solid = `${fontAwesome}/webfonts/fa-solid-900.woff2`;
const builds = [
  ...['fontawesome', 'solid', 'regular'].map((name) => `${fontAwesome}/css/${name}.css`),
  solid,
  `${fontAwesome}/webfonts/fa-regular-400.woff2`,
  '@fontsource/material-icons/400.css',
  '@fontsource/material-icons/files/material-icons-latin-400-normal.woff2',
  'bootstrap-icons/font/bootstrap-icons.css',
  'bootstrap-icons/font/fonts/bootstrap-icons.woff2',
  'katex/dist/katex.css',
  ...['Main-Regular', 'Math-Italic', 'Size1-Regular', 'Size2-Regular'].map(
    (name) => `katex/dist/fonts/KaTeX_${name}.woff2`,
  ),
];
const sheets = builds.filter((path) => path.endsWith('.css'));

// Material's own sheet names the face only; this class is as its documentation prints it.
const style = `
  .material-icons { font-family: 'Material Icons'; font-weight: normal; letter-spacing: normal; display: inline-block; font-feature-settings: 'liga'; }
  @font-face { font-family: 'site-marks'; src: url(/builds/${solid}); }
  .mark, .under { font-family: 'site-marks'; }
  .box { position: absolute; top: 0; width: 40px; height: 40px; overflow: hidden; }
  [data-icon] { font-size: 32px; line-height: 1; display: flex; }
  main { padding-top: 60px; }
  .ordinary { font-family: serif; font-weight: 300; }`;

/** Icons in the ways their makers print them; each is to look the same whatever the letters of the text are, also where it takes face or weight from around it. */
const icons: readonly string[] = [
  '<i class="fa-regular fa-star"></i>',
  '<i class="fa-solid fa-star"> </i>',
  '<span class="far fa-heart" aria-hidden="true"></span>',
  '<i class="bi bi-star takes-face takes-weight"></i>',
  '<span class="material-icons">arrow_back</span>',
  '<button class="material-icons">home</button>',
  '<span class="mark takes-weight">&#xf005;</span>',
  '<a class="under takes-face takes-weight"><u>&#xf004;</u></a>',
];
const drawn = icons.map(
  (icon, at) =>
    `<div class="box" style="left: ${at * 44}px">${icon.replace(/^<\w+/u, '$& data-icon')}</div>`,
);

const formula = renderToString(String.raw`\frac{a}{b} + \sum_{i=1}^{n} x_i`);
const code =
  '<code id="code">let <span>x</span></code> <pre><span>y</span></pre> <kbd>K</kbd> <samp>S</samp>';
const mathJax =
  '<mjx-container style="font-family: MJXZERO"><mjx-math style="font-family: MJXTEX"><mjx-mi>z</mjx-mi></mjx-math></mjx-container>';
const text = `<p class="ordinary">Words</p><button class="ordinary icon-button">Save</button><input class="ordinary" value="Name">
  <a class="ordinary" href="#x"><i class="fa-solid fa-house"></i> <span class="ordinary">Home</span></a><ul class="ordinary lexicon"><li class="ordinary">Row</li></ul>`;

/** What draws or means something by its letters, and what is in it. */
export const keptLetters = [
  '[data-icon]:not(.takes-face)',
  'code',
  'pre',
  'kbd',
  'samp',
  '.katex',
  'math',
  'mjx-container',
]
  .flatMap((selector) => [selector, `${selector} *`])
  .join();

/** A page with builds from npm of what draws by its letters: icons, formulas; and with code and ordinary text. */
export const iconPage: HostFiles = {
  ...Object.fromEntries(
    builds.map((path) => [`/builds/${path}`, readFileSync(require.resolve(path))]),
  ),
  '/': pageOf(
    `${sheets.map((path) => `<link rel="stylesheet" href="/builds/${path}">`).join('')}<style>${style}</style>`,
    `<main>${drawn.join('')}<p>${formula} ${code} <math><mi>m</mi></math> ${mathJax}</p>${text}<div id="holder"></div></main>
    <script>holder.attachShadow({ mode: 'open' }).innerHTML = '<style>p { font: 300 16px serif !important } i { font: 400 32px "Font Awesome 6 Free" }</style><p class="ordinary">In a component</p><i data-icon>&#xf005;</i>'</script>`,
  ),
};
