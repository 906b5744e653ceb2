import { describe, expect, it } from 'vitest';

import { errorCodes } from './error-codes.ts';

const table = Object.entries(errorCodes);

describe('the table of errors', () => {
  it.each(table)('says %s in a whole sentence', (_code, { sentence }) => {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each(table)('names %s in kebab-case', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(table)('gives %s a failing status, reported only when it is our fault', (code, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.reported).toBe(entry.status >= 500 && code !== 'ending');
  });

  it('keeps the sentence of the specification for what nobody expected', () => {
    expect(errorCodes.unexpected.sentence).toBe('Sorry, an unexpected error has occurred.');
  });
});
