/** The oldest browsers the site is built for: what was newest in November 2024. Edge and others go with Chromium. */
export declare const oldestBrowsers: {
  readonly chrome: '131';
  readonly firefox: '132';
  readonly safari: '18.1';
};
/** The same as Vite names it, for scripts and style sheets. */
export declare const buildTarget: string[];
//# sourceMappingURL=browsers.d.ts.map
