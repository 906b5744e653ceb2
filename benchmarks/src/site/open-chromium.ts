import { chromium, type Browser } from 'playwright-core';

/** The Chromium the benchmarks drive: CHROMIUM_PATH, else Debian's. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A Chromium without a window. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
