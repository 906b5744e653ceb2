/** Files whose URL stays the same when they change: network first. Those in `always` are cached on installation. */
export const siteFiles: {
  readonly cacheName: string;
  readonly paths: RegExp;
  readonly always: readonly string[];
} = {
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
export const taking: readonly {
  readonly cacheName: string;
  readonly paths: RegExp;
  readonly maxEntries: number;
}[] = [
  { cacheName: 'parts', paths: /^\/assets\//u, maxEntries: 80 },
  { cacheName: 'counts', paths: /^\/dictionaries\//u, maxEntries: 12 },
];
