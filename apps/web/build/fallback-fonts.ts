import type { Plugin } from 'vite';

import faces from '../src/styles/fallback-fonts.json' with { type: 'json' };

const sheet = '/fallback-fonts.css';

/**
 * Vite plugin for `virtual:fallback-fonts.css`: `@font-face` rules that scale system fonts to the widths and heights
 * of the web fonts, so that no line moves when those have loaded. The numbers in `fallback-fonts.json` were measured in
 * Chromium on the texts of this site, at the weights 400 and 560. Liberation, which copies their widths, stood for
 * Times New Roman and Arial.
 */
export const fallbackFonts = (): Plugin => ({
  name: 'fallback-fonts',
  resolveId: (source) => (source === `virtual:${sheet.slice(1)}` ? sheet : undefined),
  load: (id) => (id === sheet ? faces.map(faceOf).join('\n') : undefined),
});

const faceOf = ({ family, weights, local, size, ascent, descent }: (typeof faces)[number]) =>
  `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: 0%;
}`;
