/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

import { nearestLanguage } from '../platform/language/languages.ts';
import { keepShared, sharePath } from '../platform/storage/share-target.ts';

declare const self: ServiceWorkerGlobalScope;
/** Precache manifest of the analyser, injected by the build. */
declare const KEPT_FILES: { url: string; revision: string | null }[];
/** Path prefixes that the server answers itself; there are no pages below them. */
declare const SERVED: string[];

/** Files whose URL stays the same when they change: network first. Those in `always` are cached on installation. */
const siteFiles = {
  cacheName: 'site',
  paths:
    /^\/(?:theme\.js|favicon\.\w+|api\/(?:dictionaries|site)|(?:accessibility|glossary|locale)\/.*)$/u,
  always: [
    '/theme.js',
    '/favicon.svg',
    '/accessibility/early.js',
    '/api/dictionaries',
    '/api/site',
  ],
};

/** Files whose URL changes with their content: cached on first use. Each cache keeps the `maxEntries` used last. */
const taking = [
  { cacheName: 'parts', paths: /^\/assets\//u, maxEntries: 80 },
  { cacheName: 'counts', paths: /^\/dictionaries\//u, maxEntries: 12 },
];

/** After this many seconds without a reply, the cached copy is used if there is one. */
const patience = { networkTimeoutSeconds: 8 };

/** A reply to a request with an Authorization header is private and must not be cached. */
const isPublic = (request: Request) => !request.headers.has('authorization');

/** The precached page in the browser's language, or its `other.html` if that page is not precached. */
async function pageKept(path: string): Promise<Response | undefined> {
  const language = nearestLanguage(navigator.language);
  const name = path.replace(/\/+$/u, '') || '/index';
  return (
    (await matchPrecache(`/pages/${language}${name}.html`)) ??
    matchPrecache(`/pages/${language}/other.html`)
  );
}

// A page in use must not change: the new version waits until the page asks for it or is closed.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();

self.addEventListener('install', (event) => {
  const { cacheName, always } = siteFiles;
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(always)));
});

precacheAndRoute(KEPT_FILES, { cleanURLs: false });

// Network first, so that no user is stuck on an old version.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      ...patience,
      plugins: [
        { handlerDidError: async ({ request }) => pageKept(new URL(request.url).pathname) },
      ],
    }),
    {
      // The readers' page is not precached.
      denylist: [...SERVED, '/read'].map((start) => new RegExp(`^${start}([/?]|$)`, 'u')),
    },
  ),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && isPublic(request) && siteFiles.paths.test(url.pathname),
  new NetworkFirst({
    ...patience,
    cacheName: siteFiles.cacheName,
    matchOptions: { ignoreVary: true },
  }),
);
// When offline, signed-in users get the public dictionaries.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && !isPublic(request) && siteFiles.always.includes(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: ({ request }) =>
          caches.match(new URL(request.url).pathname, { ignoreVary: true }),
      },
    ],
  }),
);
for (const { cacheName, paths, maxEntries } of taking)
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isPublic(request) && paths.test(url.pathname),
    new CacheFirst({
      cacheName,
      // Workbox's types do not support `exactOptionalPropertyTypes`.
      plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin],
    }),
  );

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => {
    await keepShared(await request.formData());
    return Response.redirect('/de-jargonizer?shared', 303);
  },
  'POST',
);
