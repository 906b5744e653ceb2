import type { FastifyPluginAsync } from 'fastify';

import { docsPage, type ApiDescription } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

/** The description of the calls: for programs at /api/openapi.json, for people at /api/docs. */
export const apiDocs: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger() as unknown as ApiDescription)),
  );
  app.get('/api/docs.css', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(docsStyle),
  );
};
