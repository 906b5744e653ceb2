import type { Plugin } from 'vite';

import faces from '../src/styles/fallback-fonts.json' with { type: 'json' };

const sheet = '/fallback-fonts.css';

/**
 * Writes the style sheet `virtual:fallback-fonts.css`: what stands in for our fonts until they have arrived, drawn to their
 * widths and heights so that no line moves when they do. The table was measured in Chromium on the texts of this site, at
 * the weights 400 and 560, against the fonts that systems bring along (Liberation for Times New Roman and Arial, whose
 * widths it copies).
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
