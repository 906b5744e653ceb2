/**
 * Path prefixes that the server answers itself; every other path is a screen or a file of the site. The development
 * server of the web app forwards them to a running server.
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
