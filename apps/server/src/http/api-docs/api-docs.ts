import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';

import { docsStyle } from './docs-style.ts';

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
      // The default layout adds an inline style; deep links put links inside buttons.
      layout: 'BaseLayout',
      deepLinking: false,
      defaultModelsExpandDepth: -1,
      syntaxHighlight: false,
    },
  });
};
