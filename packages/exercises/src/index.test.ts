import { expect, test } from 'vitest';

import * as room from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(room).sort()).toEqual([
    'Html',
    'answerOf',
    'botMessage',
    'columnsOf',
    'commentsSaid',
    'conversationFromRow',
    'conversationLanguages',
    'converse',
    'endpointsOf',
    'exerciseNamed',
    'exerciseNames',
    'exercises',
    'gradeOf',
    'historyFromRow',
    'isFinished',
    'longestAnswer',
    'movedOn',
    'neutralCoach',
    'neutralReply',
    'openingOf',
    'progressOf',
    'readCall',
    'readConversationLanguage',
    'readHistory',
    'readMessage',
    'readTypedMessage',
    'regrade',
    'researchVariantsOf',
    'rowOf',
    'siteLanguages',
    'studentMessage',
    'typedMessage',
    'withoutCoach',
    'withoutName',
    'writeHistory',
    'written',
  ]);
});
