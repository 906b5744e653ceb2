import { readStored, store } from '../../platform/storage.ts';

/** What a reader can choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'theme';

/** The theme chosen before, or `system`. */
export function storedTheme(): Theme {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme at once and remembers it; public/theme.js reads the same key before the first paint. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  store(key, theme === 'system' ? null : theme);
}
