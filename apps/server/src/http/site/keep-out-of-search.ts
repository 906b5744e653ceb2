import type { FastifyReply } from 'fastify';

const robots = 'noindex, nofollow, noarchive';

/** Whether an address is that of a shared task's page. */
export const isSharedPage = (url: string): boolean => /^\/+share\//i.test(url);

/** Asks search engines to leave a reply alone, and caches to forget it. */
export function keepOutOfSearch(reply: FastifyReply): void {
  void reply.header('x-robots-tag', robots).header('cache-control', 'no-store');
}

/** A page that says in its head what `keepOutOfSearch` says in the headers. */
export const withRobotsMeta = (page: string): string =>
  page.replace('<title>', `<meta name="robots" content="${robots}"><title>`);
