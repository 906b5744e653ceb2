/**
 * The beginnings of all addresses that the server answers itself: calls, dictionaries, what programs ask, the accessibility menu and its
 * texts. Any other address is a page or a file of the site; in development, these are handed on to a running server.
 */
export const served = [
  '/api',
  '/auth',
  '/dictionaries',
  '/GetVisits',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/accessibility',
  '/locale',
] as const;
