/**
 * Path prefixes that the server answers itself; every other path is a page or a file of the site. In development,
 * requests to them are passed on to a running server.
 */
export const served = [
  '/api',
  '/auth',
  '/dictionaries',
  '/glossary',
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
