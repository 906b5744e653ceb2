import { createRequire } from 'node:module';

import { errorReply, gaugeCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { renderAsync } from '@resvg/resvg-js';

import { drawSvg, styleSource } from './gauge-svg.ts';
import { gaugeOf, type Gauge } from './gauge.ts';

const drawing = z.string().describe('The gauge');

export const gaugeRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: gaugeCall.method,
    url: gaugeCall.path,
    schema: {
      summary: gaugeCall.summary,
      tags: ['De-Jargonizer'],
      querystring: gaugeCall.query,
      response: {
        200: {
          description: 'The gauge',
          content: { 'image/svg+xml': { schema: drawing }, 'image/png': { schema: drawing } },
        },
        400: errorReply,
      },
    },
    handler: async (request, reply) => {
      const gauge = gaugeOf(request.query);
      const isPng = !request.types(['image/svg+xml']) && Boolean(request.types(['image/png']));
      reply.header('cache-control', 'public, max-age=86400').header('vary', 'accept');
      if (isPng) return reply.type('image/png').send((await drawPng(gauge)) as unknown as string);
      return reply
        .header('content-security-policy', `default-src 'none'; style-src ${styleSource}`)
        .type('image/svg+xml; charset=utf-8')
        .send(drawSvg(gauge));
    },
  });
};

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

async function drawPng(gauge: Gauge): Promise<Buffer> {
  const image = await renderAsync(drawSvg(gauge, style), {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false, fontFiles },
  });
  return image.asPng();
}
