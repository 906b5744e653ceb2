/** Oldest supported browsers: the newest releases of mid-November 2024. Edge and others follow Chromium. */
export const oldestBrowsers = { chrome: '131', firefox: '132', safari: '18.1' } as const;

/** The same as targets of the bundler: `chrome131`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
