/**
 * The beginnings of all addresses that the server answers itself: calls, dictionaries, what programs ask, the accessibility menu and its
 * texts, `<jargon-text>`, what editors ask, and what a phone shares. Any other address is a page or a file of the site; in development, these are handed on to a running server.
 */
export const served = [
  '/api',
  '/auth',
  '/dictionaries',
  '/GetVisits',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/.well-known',
  '/accessibility',
  '/jargon-text',
  '/locale',
  '/share-target',
  '/v2',
] as const;
