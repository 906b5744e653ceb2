import { inLanguages } from '@vernacular/exercises';
import { describe, expect, it } from 'vitest';

import { type EmailKind, words } from '../../../words/index.ts';
import { renderEmail, renderBilingualEmail } from './render-email.ts';

const emailKinds = Object.keys(words.en.emails) as readonly EmailKind[];

const about = {
  to: 'dana@example.org',
  site: 'Vernacular',
  link: 'https://words.example/reset-password#token_hash=abc',
  device: 'Firefox, Linux',
  when: '1 May 2026',
  months: '24',
};
const hebrew = /[\u05D0-\u05EA]/u;

describe.each(emailKinds)('the letter %s', (kind) => {
  const [english, inHebrew] = [renderEmail(kind, 'en', about), renderEmail(kind, 'he', about)];

  it('is written in English and in Hebrew', () => {
    expect(english.subject + english.text).not.toMatch(hebrew);
    for (const line of inHebrew.text.split('\n').filter(Boolean))
      expect(line === about.link || hebrew.test(line)).toBe(true);
    expect(inHebrew.subject).toMatch(hebrew);
  });

  it('says the same in both: as many lines, the site, and the link once', () => {
    expect(inHebrew.text.split('\n')).toHaveLength(english.text.split('\n').length);
    for (const { subject, text, to } of [english, inHebrew]) {
      expect(to).toBe(about.to);
      expect(subject.startsWith('Vernacular: ')).toBe(true);
      expect(text.split(about.link)).toHaveLength(2);
      expect(subject + text).not.toMatch(/[{}]|undefined/u);
    }
  });

  it('tells who got it by mistake what to do', () => {
    expect(english.text).toMatch(/If (it was not you|you did not|not, choose)/u);
    expect(inHebrew.text).toMatch(/אם לא[ ,]/u);
  });
});

it('calls the site by its name in the language of the letter', () => {
  const site = inLanguages((language) => (language === 'he' ? 'מילים פשוטות' : 'Plain Words'));
  const { subject } = renderBilingualEmail('recovery', 'ada@example.org', () => ({
    site,
    link: '',
  }));
  expect(subject).toMatch(/^Plain Words: .* · מילים פשוטות: /u);
});
