import { createRequire } from 'node:module';

import { renderAsync } from '@resvg/resvg-js';

import type { Gauge } from './gauge.ts';
import { drawSvg } from './gauge-svg.ts';

const scale = 2;

/** Colours legible on light and dark backgrounds, as a PNG cannot follow the theme. */
const style = `
.ground{stroke:#7a7466;stroke-opacity:.15}
.mark{stroke:#fbf8f2;stroke-width:2}
.hand,.hub{fill:#7a7466}
.hole{fill:#fbf8f2}
text{font-family:"Source Serif 4","Frank Ruhl Libre";fill:#7a7466;font-size:12px;text-anchor:middle}
.figure{font-size:34px;font-weight:600}`;

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/frank-ruhl-libre/400Regular/FrankRuhlLibre_400Regular.ttf'),
];

export async function drawPng(gauge: Gauge): Promise<Buffer> {
  const image = await renderAsync(drawSvg(gauge, style), {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false, fontFiles },
  });
  return image.asPng();
}
