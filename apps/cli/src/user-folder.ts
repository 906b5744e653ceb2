import { isAbsolute, join } from 'node:path';

import type { Outside } from './streams-and-exit-codes.ts';

/** See: the XDG Base Directory Specification. */
const folders = {
  cache: { named: 'XDG_CACHE_HOME', darwin: 'Library/Caches', other: '.cache' },
  config: { named: 'XDG_CONFIG_HOME', darwin: 'Library/Application Support', other: '.config' },
  data: { named: 'XDG_DATA_HOME', darwin: 'Library/Application Support', other: '.local/share' },
} as const;

/** The program's own folder in the user's cache, settings or data folder; null if the environment names no home folder. */
export function userFolder(
  kind: keyof typeof folders,
  { environment }: Pick<Outside, 'environment'>,
  platform = process.platform,
): string | null {
  const { named, darwin, other } = folders[kind];
  const { LOCALAPPDATA: windows, HOME: home, [named]: asked = '' } = environment;
  const usual =
    platform === 'win32' ? windows : home && join(home, platform === 'darwin' ? darwin : other);
  const folder = isAbsolute(asked) ? asked : usual;
  return folder ? join(folder, 'vernacular') : null;
}
