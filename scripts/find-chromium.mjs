import { existsSync } from 'node:fs';

/** The path of Chromium for the browser stories: CHROMIUM_PATH, or one of Debian’s, the faster first; or undefined. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
