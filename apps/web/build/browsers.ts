/** The oldest browsers the site is built for: what was newest in November 2024. Edge and others go with Chromium. */
export const oldestBrowsers = { chrome: '131', firefox: '132', safari: '18.1' } as const;

/** The same as Vite names it, for scripts and style sheets. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
