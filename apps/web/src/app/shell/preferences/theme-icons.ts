import { Monitor, Moon, Sun } from 'lucide-react';

/** The icon of each theme. */
export const themeIcons = { system: Monitor, light: Sun, dark: Moon };
