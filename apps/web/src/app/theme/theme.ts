import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { readStored, store } from '../../platform/storage/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeIcons = { system: Monitor, light: Sun, dark: Moon };

const key = 'theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Shows a theme at once and remembers it; public/theme.js reads the same key before the first paint. */
export function chooseTheme(theme: Theme): void {
  store(key, theme === 'system' ? null : theme);
  show(theme);
}

function onOtherTab(event: StorageEvent): void {
  if (event.key === key) show(storedTheme());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onOtherTab);
  };
}

/** The theme that the visitor chose; `system` while prerendering and hydrating. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'system',
    () => 'system',
  );
