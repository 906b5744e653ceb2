import { expect, test } from 'vitest';

import * as contract from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'answerOptions',
    'buildYourOwnCall',
    'demographicAnswers',
    'dictionariesCall',
    'downloadCall',
    'errorCodes',
    'errorReply',
    'gradeCall',
    'groupCall',
    'healthCall',
    'limits',
    'passwordLimits',
    'readEitherCasing',
    'registrationDetails',
    'resultFileName',
    'scalaCall',
    'siteCall',
    'siteDescription',
    'visitsCall',
  ]);
});
