import { expect, test } from 'vitest';

import * as contract from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'buildYourOwnCall',
    'dictionariesCall',
    'downloadCall',
    'errorCodes',
    'errorReply',
    'gradeCall',
    'groupCall',
    'healthCall',
    'limits',
    'readEitherCasing',
    'resultFileName',
    'scalaCall',
    'siteCall',
    'siteDescription',
    'visitsCall',
  ]);
});
