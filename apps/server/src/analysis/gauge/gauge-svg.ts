import { createHash } from 'node:crypto';

import type { Gauge } from './gauge.ts';

const size = { width: 280, height: 208 };
const centre = { x: 140, y: 136 };
const radius = 100;
const thickness = 20;

function pointAt(fraction: number, distance: number): { x: number; y: number } {
  const angle = Math.PI * (1 - fraction);
  return { x: centre.x + distance * Math.cos(angle), y: centre.y - distance * Math.sin(angle) };
}

const themed = `
:root{color-scheme:light dark}
.ground{stroke:#1d1b16;stroke-opacity:.08}
.mark{stroke:#fbf8f2;stroke-width:2}
.hand,.hub{fill:#1d1b16}
.hole{fill:#fbf8f2}
text{font-family:Inter,"Segoe UI",system-ui,sans-serif;fill:#5f5a4f;font-size:12px;text-anchor:middle}
.figure{font-family:"Source Serif 4",Georgia,"Times New Roman",serif;font-size:34px;font-weight:600;fill:#1d1b16}
@media (prefers-color-scheme:dark){
.ground{stroke:#f1ece1;stroke-opacity:.12}
.mark{stroke:#171613}
.hand,.hub,.figure{fill:#f1ece1}
.hole{fill:#171613}
text{fill:#b3ac9c}
.figure{fill:#f1ece1}
}`;

/** The Content-Security-Policy source that allows this image's style and no other. */
export const styleSource = `'sha256-${createHash('sha256').update(themed).digest('base64')}'`;

const half = `M${centre.x - radius} ${centre.y}A${radius} ${radius} 0 0 1 ${centre.x + radius} ${centre.y}`;
const short = (value: number) => Number(value.toFixed(2));

const drawMark = ({ at, label }: Gauge['marks'][number]) => {
  const inner = pointAt(at, radius - thickness / 2);
  const outer = pointAt(at, radius + thickness / 2);
  const text = pointAt(at, radius + thickness / 2 + 13);
  const isEnd = at === 0 || at === 1;
  const place = isEnd
    ? { x: pointAt(at, radius).x, y: centre.y + 28 }
    : { x: text.x, y: text.y + 4 };
  const line = isEnd
    ? ''
    : `<path class="mark" d="M${short(inner.x)} ${short(inner.y)}L${short(outer.x)} ${short(outer.y)}"/>`;
  return `${line}<text x="${short(place.x)}" y="${short(place.y)}">${label}</text>`;
};

export function drawSvg(
  { fraction, figure, caption, marks, description }: Gauge,
  style = themed,
): string {
  const turn = short(fraction * 180 - 90);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title desc">
<title id="title">${figure} ${caption}</title>
<desc id="desc">${description}</desc>
<style>${style}</style>
<defs><linearGradient id="scale" gradientUnits="userSpaceOnUse" x1="${centre.x - radius}" x2="${centre.x + radius}" y1="0" y2="0">
<stop offset="0" stop-color="#1f8a5b"/><stop offset=".3" stop-color="#8fb04a"/><stop offset=".5" stop-color="#e0b23c"/><stop offset=".72" stop-color="#d9772b"/><stop offset="1" stop-color="#b91c1c"/>
</linearGradient></defs>
<path class="ground" d="${half}" fill="none" stroke-width="${thickness + 6}" stroke-linecap="round"/>
<path d="${half}" fill="none" stroke="url(#scale)" stroke-width="${thickness}" stroke-linecap="round"/>
${marks.map(drawMark).join('\n')}
<g transform="rotate(${turn} ${centre.x} ${centre.y})"><path class="hand" d="M${centre.x - 4} ${centre.y}L${centre.x - 1} ${centre.y - radius + thickness / 2 + 6}a1 1 0 0 1 2 0L${centre.x + 4} ${centre.y}z"/></g>
<circle class="hub" cx="${centre.x}" cy="${centre.y}" r="8"/><circle class="hole" cx="${centre.x}" cy="${centre.y}" r="3"/>
<text class="figure" x="${centre.x}" y="${centre.y + 42}">${figure}</text>
<text x="${centre.x}" y="${centre.y + 60}">${caption}</text>
</svg>
`;
}
