import { translationFaults } from '@vernacular/analyzer';
import { conversationLanguages } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { messages, wordLists } from './translations.ts';

it.each(conversationLanguages)('%s has every message and word list of English', (language) => {
  expect(translationFaults(messages.en, messages[language], language)).toEqual([]);
  expect(translationFaults(wordLists.en, wordLists[language], language)).toEqual([]);
});
