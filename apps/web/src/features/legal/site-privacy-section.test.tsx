import { cleanup, screen } from '@testing-library/react';
import { defaultSite, type SiteAnswer } from '@vernacular/contract';
import { afterEach, describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { languages } from '../../platform/language/languages.ts';
import { openSiteWords, siteSentences } from './site-privacy-section.tsx';

afterEach(cleanup);

const plain = { model: null, mail: null, retentionMonths: null, auditDays: 180 };
const site: SiteAnswer = {
  ...defaultSite,
  analytics: null,
  authUrl: null,
  signUp: 'open',
  readerCounts: false,
  signInWith: [],
  handling: plain,
};

/** The sentences without the marks that keep a value in its own direction. */
const told = async (language: string, changes: Partial<SiteAnswer>) => {
  const changed = { ...site, ...changes };
  const words = await openSiteWords(language);
  return siteSentences(words, changed, changed.handling).map((sentence) =>
    sentence.replaceAll(/[\u2068\u2069]/gu, ''),
  );
};

/** What each sentence leaves open. */
const openings = (words: object) =>
  Object.entries(words).map(([key, text]) => [key, /\{\{\w+\}\}/u.exec(String(text))?.[0]]);

describe('what is true of this installation', () => {
  it('is said of a plain one', async () => {
    expect(await told('en', {})).toEqual([
      'Coaches work by fixed rules here; no language model is connected.',
      'No mail server is connected; letters wait as files on this server.',
      'Accounts are not deleted for being unused.',
      'Security events are kept for 180 days.',
    ]);
  });

  it('names who is responsible, and each service that is configured', async () => {
    const handling = {
      model: 'model.example.org',
      mail: 'localhost',
      retentionMonths: 24,
      auditDays: 0,
    };
    expect(
      await told('en', {
        controller: { name: 'A University', address: 'A street 1' },
        officer: { name: 'N. N.', email: 'data@example.org' },
        analytics: 'https://count.example.org/a.js',
        handling,
      }),
    ).toEqual([
      'Responsible for what this site keeps: A University, A street 1.',
      'For questions about your data: N. N., data@example.org.',
      'Drafts sent to a coach go to a language model at model.example.org.',
      'Letters leave through a mail server on this site’s own machine.',
      'An account that nobody has signed in to for 24 months gets a letter and is deleted 30 days later, unless somebody signs in.',
      'After you accept cookies, visits are measured by count.example.org.',
      'Security events are not kept.',
    ]);
  });

  it('says of hosted accounts who keeps them, and nothing of letters that are not ours', async () => {
    const sentences = await told('en', { authUrl: 'https://accounts.example.org/auth/v1' });
    expect(sentences).toContain('Accounts are kept by accounts.example.org.');
    expect(sentences.join(' ')).not.toMatch(/mail server|unused/u);
  });

  it.each(languages.map(({ code }) => code))('has a sentence for each in %s', async (language) => {
    const [words, english] = [await openSiteWords(language), await openSiteWords('en')];
    expect(openings(words)).toEqual(openings(english));
  });

  it('stands under the Privacy Policy, and under no other document', async () => {
    const answers = { '/api/site': { handling: { ...plain, model: 'model.example.org' } } };
    await openSite('/privacy-policy', { answers });
    expect(await screen.findByRole('heading', { name: 'On this site' })).toBeTruthy();
    expect(screen.getByText(/model\.example\.org/u)).toBeTruthy();
    cleanup();
    await openSite('/terms-of-use', { answers });
    expect(screen.queryByRole('heading', { name: 'On this site' })).toBeNull();
  });
});
