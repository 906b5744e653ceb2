import { expect, it } from 'vitest';

import * as core from './index.ts';
import * as node from './node/index.ts';

it('exposes the public names', () => {
  expect(Object.keys(core).sort()).toEqual([
    'DamagedDictionary',
    'InvalidCode',
    'defaultCodes',
    'displayCode',
    'displayPeriod',
    'englishPeriods',
    'generalDictionaries',
    'knownDictionaries',
    'newsYears',
    'openLevels',
    'scaledCutoffs',
  ]);
});

it('exposes what touches files and the network under ./node', () => {
  expect(Object.keys(node).sort()).toEqual([
    'CannotMerge',
    'DiskFull',
    'DownloadFailed',
    'FolderBusy',
    'NewsFileMissing',
    'NotInstalled',
    'NothingToCount',
    'UnknownDictionary',
    'UnreadableCounts',
    'WrongChecksum',
    'buildDictionary',
    'dictionaryInfo',
    'installNews',
    'languageMismatch',
    'makeBundled',
    'mergeDictionaries',
    'mismatchSentence',
    'openStore',
    'verifyDictionary',
    'verifyFolder',
  ]);
});
