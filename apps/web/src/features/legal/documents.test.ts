// @vitest-environment node
import { legal } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { languages } from '../../platform/language/languages.ts';
import { legalDocuments, openDocument } from './documents.ts';

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  it.each(legalDocuments)('there is a %s', async (name) => {
    expect(await openDocument(name, language)).not.toBe('');
  });

  it.each(['privacy-policy', 'terms-of-use'] as const)(
    'the %s names the version that people agree to',
    async (name) => {
      const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      expect(await openDocument(name, language)).toContain(day.format(new Date(legal.version)));
    },
  );
});
