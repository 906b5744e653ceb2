/** Files whose address stays when they change: the newest is asked for first. Some are there from the beginning. */
export const siteFiles: {
  readonly cacheName: string;
  readonly paths: RegExp;
  readonly always: readonly string[];
} = {
  cacheName: 'site',
  paths:
    /^\/(?:theme\.js|favicon\.\w+|api\/(?:dictionaries|site)|(?:accessibility|locale|meanings)\/.*)$/u,
  always: [
    '/theme.js',
    '/favicon.svg',
    '/accessibility/early.js',
    '/api/dictionaries',
    '/api/site',
  ],
};

/** Files whose address changes with them: those that were used are kept, the newest so many. */
export const taking: readonly {
  readonly cacheName: string;
  readonly paths: RegExp;
  readonly maxEntries: number;
}[] = [
  { cacheName: 'parts', paths: /^\/assets\//u, maxEntries: 80 },
  { cacheName: 'counts', paths: /^\/dictionaries\//u, maxEntries: 12 },
];
