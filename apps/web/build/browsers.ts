/** Oldest supported browsers: the newest releases of November 2024. Edge and others follow Chromium. */
export const oldestBrowsers = { chrome: '131', firefox: '132', safari: '18.1' } as const;

export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
