import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

// What else a program calls itself would be a stranger's words in our letters.
const known: ReadonlySet<string> = new Set([
  ...Object.values(BROWSER_MAP),
  ...Object.values(OS_MAP),
]);

/** What a device is called where its owner is shown it: browser and system, or null when the browser tells neither. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter((name) => name && known.has(name)).join(', ') || null;
}
