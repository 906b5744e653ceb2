import { existsSync } from 'node:fs';

/**
 * The path of Chromium for the browser stories: CHROMIUM_PATH, or Debian's headless shell, which is faster, or Debian's
 * Chromium; undefined when there is none.
 */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
