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
    'exportCall',
    'gradeCall',
    'gradingMethod',
    'groupCall',
    'healthCall',
    'limits',
    'passwordLimits',
    'profileCall',
    'readEitherCasing',
    'readExerciseReply',
    'registerDomainCall',
    'registrationDetails',
    'researchCallPath',
    'resultFileName',
    'revokeCall',
    'saveProfileCall',
    'scalaCall',
    'shareCall',
    'sharedCall',
    'sharesCall',
    'siteCall',
    'siteDescription',
    'taskCall',
    'taskTypes',
    'tasksCall',
    'visitsCall',
    'writeMessage',
  ]);
});
