import type { FastifyReply } from 'fastify';

const robots = 'noindex, nofollow, noarchive';

const ofFew = /^\/+((share|study)\/|withdraw\b|operator\b|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})/i;
const ofResearch = /[?&](research|isResearch|participant|participantName)=/;

/** Whether an address is that of a page for those alone who have its link: a shared task, a study, the way out of one. */
export const isUnlistedPage = (url: string): boolean => ofFew.test(url) || ofResearch.test(url);

/** Asks search engines to leave a reply alone, and caches to forget it. */
export function setNoindex(reply: FastifyReply): void {
  void reply.header('x-robots-tag', robots).header('cache-control', 'no-store');
}

/** A page that says in its head what `keepOutOfSearch` says in the headers. */
export const withRobotsMeta = (page: string): string =>
  page.replace('<title>', `<meta name="robots" content="${robots}"><title>`);
