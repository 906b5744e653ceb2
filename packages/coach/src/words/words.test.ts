import { messageFaults } from '@vernacular/analyzer';
import { conversationLanguages } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { messages, wordLists } from './languages.ts';

it.each(conversationLanguages)('%s has every message and word list of English', (language) => {
  expect(messageFaults(messages.en, messages[language], language)).toEqual([]);
  expect(messageFaults(wordLists.en, wordLists[language], language)).toEqual([]);
});
