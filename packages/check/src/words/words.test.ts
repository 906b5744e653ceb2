import { translationFaults } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import { findingMessages } from './translations.ts';

it.each(Object.entries(findingMessages))(
  '%s has every message of English',
  (language, messages) => {
    expect(translationFaults(findingMessages.en, messages, language)).toEqual([]);
  },
);
