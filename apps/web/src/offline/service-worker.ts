/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

import { nearestLanguage } from '../platform/language/languages.ts';
import { siteFiles, taking } from './kept.ts';
import { keepShared, sharePath } from '../platform/storage/share-target.ts';

declare const self: ServiceWorkerGlobalScope;
/** What the analyser is made of, by address; put here by the build. */
declare const KEPT_FILES: { url: string; revision: string | null }[];
/** The beginnings of addresses that the server answers itself: no page stands there. */
declare const SERVED: string[];

/** Whoever waits this long for a page gets the one that is kept, if there is one. */
const patience = { networkTimeoutSeconds: 8 };

/** An answer to whoever is signed in holds what is theirs, and is kept nowhere. */
const isPublic = (request: Request) => !request.headers.has('authorization');

/** The page of an address, drawn ahead in the browser's language; the empty one for those that are not kept. */
async function pageKept(path: string): Promise<Response | undefined> {
  const language = nearestLanguage(navigator.language);
  const name = path.replace(/\/+$/u, '') || '/index';
  return (
    (await matchPrecache(`/pages/${language}${name}.html`)) ??
    matchPrecache(`/pages/${language}/other.html`)
  );
}

// A page in use stays as it is: what is newer waits until the page asks, or is closed.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();

self.addEventListener('install', (event) => {
  const { cacheName, always } = siteFiles;
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...always])));
});

precacheAndRoute(KEPT_FILES, { cleanURLs: false });

// The network comes first, so that nobody is kept at an old version.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      ...patience,
      plugins: [
        { handlerDidError: async ({ request }) => pageKept(new URL(request.url).pathname) },
      ],
    }),
    { denylist: SERVED.map((start) => new RegExp(`^${start}([/?]|$)`, 'u')) },
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
// Without a connection whoever is signed in has the dictionaries of everybody.
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
      // Its types do not know `exactOptionalPropertyTypes`.
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
