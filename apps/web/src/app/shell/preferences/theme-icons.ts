import { Monitor, Moon, Sun } from 'lucide-react';

export const themeIcons = { system: Monitor, light: Sun, dark: Moon };
