import type { Dictionary } from '@vernacular/analyzer';
import { defaultCodes, newsYears } from '@vernacular/dictionaries';
import { installNews, openStore } from '@vernacular/dictionaries/node';

import { inTemporaryFolder } from '../frame/temporary-folder.ts';

export const newsDictionary = (from: string): Promise<Dictionary> =>
  inTemporaryFolder(async (folder) => {
    await installNews({ folder, from, files: newsYears.slice(-4) });
    return openStore(folder).open(defaultCodes.en);
  });
