import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';

import serveFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';
import type { Outside } from '../../outside/index.ts';
import { isNavigation, isVisit, shellOf } from './shell.ts';

const aYear = 31_536_000;

/** The web app: its files, and its one page for every address that is not a file. */
export const serveSite: FastifyPluginAsync<Outside> = async (app, { webRoot, config, store }) => {
  const sendShell = shellOf(webRoot, config);
  const openPage = async (request: FastifyRequest, reply: FastifyReply) => {
    await sendShell(reply);
    if (isVisit(request))
      store.visits.add().catch((err: unknown) => request.log.error({ err }, 'visit not counted'));
    return reply;
  };

  app.get('/', { schema: { hide: true } }, openPage);
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/', 301),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw new Failure('not-found');
    return openPage(request, reply);
  });

  if (!existsSync(webRoot)) return;
  const hashed = join(webRoot, 'assets') + sep;
  const forAnySite = ['accessibility', 'locale'].map((folder) => join(webRoot, folder) + sep);
  await app.register(serveFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(hashed);
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache',
      );
      if (!forAnySite.some((folder) => path.startsWith(folder))) return;
      // The accessibility menu is one script tag on any site: its fonts and translations are read from there.
      void reply.header('access-control-allow-origin', '*');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
