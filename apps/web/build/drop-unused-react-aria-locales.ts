import type { Plugin } from 'vite';

const locale = /[\\/]react-aria[\w-]*[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/;

/** Vite plugin: empties React Aria's modules of strings for every locale that is not in `spoken` (`en-US`). */
export const optimizeLocales = (spoken: ReadonlySet<string>): Plugin => ({
  name: 'spoken-locales',
  enforce: 'pre',
  load(id) {
    const [, name] = locale.exec(id) ?? [];
    return name && !spoken.has(name) ? 'export default {};' : null;
  },
});
