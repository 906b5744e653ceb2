import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

// Only known names: a user agent could otherwise put a stranger's words into our letters.
const known: ReadonlySet<string> = new Set([
  ...Object.values(BROWSER_MAP),
  ...Object.values(OS_MAP),
]);

/** Browser and system of a User-Agent header, such as "Firefox, Linux"; null when unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter((name) => name && known.has(name)).join(', ') || null;
}
