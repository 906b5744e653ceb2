import { existsSync } from 'node:fs';

/** The Chromium that browser stories drive: CHROMIUM_PATH, or one of Debian's. The shell has no window and is faster. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
