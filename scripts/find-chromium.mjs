import { existsSync } from 'node:fs';

/** The Chromium that browser stories drive: CHROMIUM_PATH, or where Debian puts it. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
