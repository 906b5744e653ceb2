import { messageFaults } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import { findingMessages } from './languages.ts';

it.each(Object.entries(findingMessages))(
  '%s has every message of English',
  (language, messages) => {
    expect(messageFaults(findingMessages.en, messages, language)).toEqual([]);
  },
);
