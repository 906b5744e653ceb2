import { expect, it } from 'vitest';

import { userFolder } from './user-folder.ts';

const home = { HOME: '/home/maya', LOCALAPPDATA: '/local' };

it.each<['cache' | 'data', NodeJS.Platform, Record<string, string>, string | null]>([
  ['data', 'linux', home, '/home/maya/.local/share/vernacular'],
  ['data', 'darwin', home, '/home/maya/Library/Application Support/vernacular'],
  ['data', 'win32', home, '/local/vernacular'],
  ['data', 'linux', { ...home, XDG_DATA_HOME: '/data' }, '/data/vernacular'],
  ['cache', 'linux', home, '/home/maya/.cache/vernacular'],
  ['cache', 'darwin', home, '/home/maya/Library/Caches/vernacular'],
  ['cache', 'linux', { ...home, XDG_CACHE_HOME: '/cache' }, '/cache/vernacular'],
  ['cache', 'linux', { XDG_CACHE_HOME: 'relative' }, null],
])('the %s folder on %s with %o is %s', (kind, platform, environment, folder) =>
  expect(userFolder(kind, { environment }, platform)).toBe(folder),
);
