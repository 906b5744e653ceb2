// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { languages } from '../../platform/languages.ts';
import { legalDocuments, openDocument } from './documents.ts';

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  it.each(legalDocuments)('there is a %s', async (name) => {
    expect(await openDocument(name, language)).not.toBe('');
  });
});
