import type { Plugin } from 'vite';

const firstFonts = [
  /source-serif-4-latin-wght-normal-.*\.woff2$/,
  /inter-latin-wght-normal-.*\.woff2$/,
];

/** Preloads the two fonts the first screen is set in; their hashed names are known only after bundling. */
export function preloadFirstFonts(): Plugin {
  return {
    name: 'preload-first-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
