import type { FastifyReply } from 'fastify';

const robots = 'noindex, nofollow, noarchive';

const ofFew =
  /^\/+((share|study|read|reader-results)\/|withdraw\b|operator\b|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})/i;
const ofResearch = /[?&](research|isResearch|participant|participantName)=/;

export const isUnlistedPage = (url: string): boolean => ofFew.test(url) || ofResearch.test(url);

export function setNoindex(reply: FastifyReply): void {
  void reply.header('x-robots-tag', robots).header('cache-control', 'no-store');
}

export const withRobotsMeta = (page: string): string =>
  page.replace('<title>', `<meta name="robots" content="${robots}"><title>`);
