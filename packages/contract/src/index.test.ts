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
    'exerciseCallAt',
    'exerciseCalls',
    'gradeCall',
    'groupCall',
    'healthCall',
    'limits',
    'passwordLimits',
    'readEitherCasing',
    'readExerciseReply',
    'registrationDetails',
    'researchCallPath',
    'resultFileName',
    'scalaCall',
    'siteCall',
    'siteDescription',
    'visitsCall',
    'writeMessage',
  ]);
});
