import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

import serveFiles from '@fastify/static';
import { isScreen, researchScreenPath } from '@vernacular/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { visitCounter } from './count-visit.ts';
import { placeholderFiller, brandedFiles } from './branded-files.ts';
import { cachedFiles } from './cached-files.ts';
import { appShell, filesIn, isNavigation } from './app-shell.ts';
import { keepWidgetVersions } from './widget-versions.ts';

const forEver = 'public, max-age=31536000, immutable';

const robots = `User-agent: *
Disallow: /api/
Disallow: /auth/
`;

export const serveSite: FastifyPluginAsync<Dependencies> = async (
  app,
  { webRoot, config, store, site },
) => {
  const fill = placeholderFiller(config, site.name);
  const sendShell = appShell(webRoot, config, fill);
  const countVisit = visitCounter({ config, store });
  const studies = new Set(
    Object.entries(config.RESEARCH_PATHS ?? {}).map(([variant, uuid]) =>
      researchScreenPath(String(uuid), variant),
    ),
  );
  const isKnown = (path: string) => isScreen(path) || studies.has(path);
  const openPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (isKnown(path)) countVisit(request, reply);
    else reply.code(404);
    return sendShell(reply);
  };

  app.get('/', { schema: { hide: true } }, openPage);
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/', 301),
  );
  // The service worker normally handles shared text. Without one, the page explains that the text did not arrive.
  app.post('/share-target', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/de-jargonizer?shared', 303),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
  app.setNotFoundHandler(async (request, reply) => {
    // Link checkers accept `*`, so at a screen's URL they get its page.
    const takesPage = isRead(request) && isKnown(pathOf(request.url)) && takesHtml(request);
    if (!isNavigation(request) && !takesPage) throw new Failure('not-found');
    return openPage(request, reply);
  });

  if (!existsSync(webRoot)) return;
  const hashed = join(webRoot, 'assets') + sep;
  const files = await filesIn(webRoot);
  const versionsFolder = resolve(config.DATA_DIR, 'accessibility');
  const versions = await keepWidgetVersions(
    join(webRoot, 'accessibility'),
    versionsFolder,
    (cause) => app.log.warn(cause, 'the versions of the accessibility menu are not kept'),
  );
  const forAnySite = [
    ...['accessibility', 'jargon-text', 'locale'].map((folder) => join(webRoot, folder) + sep),
    versionsFolder + sep,
  ];
  await app.register(serveFiles, {
    root: webRoot,
    // The plugin's own route reads directories on each request.
    serve: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isFinal = path.startsWith(hashed) || path.startsWith(versionsFolder + sep);
      void reply.header('cache-control', isFinal ? forEver : 'no-cache');
      if (!forAnySite.some((folder) => path.startsWith(folder))) return;
      // The accessibility menu and `<jargon-text>` load these from any site.
      void reply.header('access-control-allow-origin', '*');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const kept = cachedFiles(webRoot, files);
  const sendNamed = brandedFiles(webRoot, site.name, fill);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url).slice(1);
    const versioned = path.replace(/^accessibility\//u, '');
    if (versions.has(versioned)) return reply.sendFile(versioned, versionsFolder);
    if (!files.has(path)) return reply.callNotFound();
    if (await sendNamed(path, reply)) return reply;
    const bytes = path.startsWith('assets/') ? await kept(path, request, reply) : null;
    if (bytes === null) return reply.sendFile(path);
    return reply.header('cache-control', forEver).send(bytes);
  });
};

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const takesHtml = (request: FastifyRequest) => request.types(['text/html']) === 'text/html';

function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
