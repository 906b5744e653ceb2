import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';

import { docsStyle } from './docs-style.ts';

/** The description of the calls: for programs at /api/openapi.json, for people at /api/docs. */
export const apiDocs: FastifyPluginAsync<{ readonly name: string }> = async (app, { name }) => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: `Calls – ${name}`,
      css: [{ filename: 'site.css', content: docsStyle }],
      favicon: [],
    },
    uiConfig: {
      // The bar above brings an inline style, and deep links are links inside buttons.
      layout: 'BaseLayout',
      deepLinking: false,
      defaultModelsExpandDepth: -1,
      syntaxHighlight: false,
    },
  });
};
