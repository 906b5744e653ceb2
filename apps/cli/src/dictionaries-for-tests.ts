import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { sharedDictionaries } from './dictionaries-of-the-run-for-tests.ts';

/** Puts the dictionaries that come with the program into a data folder. */
export const putDictionaries = (dataFolder: string): Promise<void> =>
  cp(sharedDictionaries, join(dataFolder, 'dictionaries'), { recursive: true });
