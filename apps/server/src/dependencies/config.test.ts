import { describe, expect, it } from 'vitest';

import { readConfig, sessionLengthsOf } from './config.ts';

describe('the settings of a site', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: './data',
      TRUST_PROXY: false,
    });
  });

  it('count as absent when they are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '8080', 8080],
    ['PUBLIC_URL', 'https://example.org/', 'https://example.org'],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', '10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
    ['DATABASE_URL', 'postgres://a:b@localhost/c', 'postgres://a:b@localhost/c'],
    ['MAIL_FROM', 'Vernacular <site@example.org>', 'Vernacular <site@example.org>'],
    ['COACH_TIMEOUT', '120', 120],
    ['COACH_CONCURRENCY', '30', 30],
    ['LOG_LEVEL', 'warn', 'warn'],
    ['METRICS_PORT', '9464', 9464],
    ['SECRETS_KEY', `${'n'.repeat(32)}, ${'o'.repeat(32)}`, ['n'.repeat(32), 'o'.repeat(32)]],
    ['COACH_PROMPTS', './prompts', './prompts'],
    ['SIGN_UP', 'closed', 'closed'],
    ['SIGN_UPS_PER_HOUR', '5000', 5000],
    ['LETTERS_PER_HOUR', '1', 1],
    ['RETENTION_MONTHS', '24', 24],
    [
      'FAIR_SHARES',
      '{"chat":{"person":9}}',
      expect.objectContaining({ chat: { person: 9, address: 3000, seconds: 60 } }) as object,
    ],
    ['NEWS_COUNTS', 'off', 'off'],
    ['NEWS_COUNTS', 'https://mirror.example.org/news/', 'https://mirror.example.org/news'],
    ['ANALYTICS_TAG', 'G-ABC1234567', 'G-ABC1234567'],
    [
      'RESEARCH_PATHS',
      '{"halflife-full":"7b0ee1f2-6a4e-4f5a-9a33-0b4f0c1d2e3f"}',
      { 'halflife-full': '7b0ee1f2-6a4e-4f5a-9a33-0b4f0c1d2e3f' },
    ],
  ])('read %s from "%s"', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: expected });
  });

  it.each([
    ['PORT', 'abc'],
    ['NEWS_COUNTS', 'on'],
    ['COACH_TIMEOUT', '0'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS_PORT', 'on'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['SECRETS_KEY', 'short'],
    ['SECRETS_KEY', `${'n'.repeat(32)},`],
    ['COACH_TIMEOUT', '301'],
    ['COACH_CONCURRENCY', '0'],
    ['COACH_TIMEOUT', 'soon'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CORPORA_URL', 'key:secret@s3.example.org/bucket'],
    ['CORPORA_URL', 'https://s3.example.org/bucket'],
    ['CORPORA_URL', 'https://key:secret@s3.example.org/'],
    ['PUBLIC_URL', 'example.org'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['CONFIRM_EMAIL', '1'],
    ['SIGN_UP', 'domains'],
    ['SIGN_UPS_PER_HOUR', 'many'],
    ['LETTERS_PER_HOUR', '0'],
    ['RETENTION_MONTHS', '2'],
    ['RETENTION_MONTHS', '121'],
    ['RETENTION_MONTHS', 'two years'],
    ['SIGN_UP', 'example.edu,'],
    ['SIGN_UP', '@example.edu'],
    ['SMTP_URL', 'localhost:25'],
    ['MAIL_FROM', 'nobody'],
    ['ANALYTICS_TAG', 'http://example.org/a.js'],
    ['ANALYTICS_TAG', '<script>'],
    ['FAIR_SHARES', '{"chats":{"person":9}}'],
    ['FAIR_SHARES', '{"chat":{"person":0}}'],
    ['FAIR_SHARES', 'many'],
    ['RESEARCH_PATHS', '{'],
    ['RESEARCH_PATHS', '{"ethics-full":"7b0ee1f2-6a4e-4f5a-9a33-0b4f0c1d2e3f"}'],
    ['RESEARCH_PATHS', '{"halflife-full":"open-sesame"}'],
  ])('refuse %s "%s" in a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });

  it('name every wrong one at once', () => {
    expect(() => readConfig({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT[^]*TRUST_PROXY/);
  });

  it('never print what a secret holds', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }) as Error,
    );
  });

  it('take a bucket for texts beside PostgreSQL alone', () => {
    const CORPORA_URL = 'https://key:sec%2Fret@s3.example.org/bucket?region=eu-central-1';
    const DATABASE_URL = 'postgres://a:b@localhost/c';
    expect(readConfig({ CORPORA_URL, DATABASE_URL })).toMatchObject({ CORPORA_URL });
    expect(() => readConfig({ CORPORA_URL })).toThrow(/^DATABASE_URL must be set when CORPORA_URL/);
  });

  it('ask for the model and the sender that belong to an address', () => {
    expect(() => readConfig({ COACH_URL: 'http://localhost:11434/v1' })).toThrow(/COACH_MODEL/);
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/MAIL_FROM/);
  });

  it('take new accounts at some domains only where addresses are confirmed', () => {
    const SIGN_UP = 'example.edu, Uni.example.AC.il';
    expect(() => readConfig({ SIGN_UP })).toThrow(/^CONFIRM_EMAIL must be true when/);
    const mail = { CONFIRM_EMAIL: 'true', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.c' };
    expect(readConfig({ SIGN_UP, ...mail }).SIGN_UP).toEqual(['example.edu', 'uni.example.ac.il']);
  });

  it('leave to a hosted account service who may register there', () => {
    const AUTH_URL = 'https://accounts.example.org/auth/v1';
    expect(() => readConfig({ AUTH_URL, SIGN_UP: 'closed' })).toThrow(/hosted account service/);
    expect(() => readConfig({ AUTH_URL, RETENTION_MONTHS: '24' })).toThrow(/hosted account/);
    expect(() => readConfig({ AUTH_URL, REQUIRE_MFA: 'all' })).toThrow(/hosted account/);
  });

  it('say in hours or days how long people stay signed in', () => {
    const hour = 3_600_000;
    expect(sessionLengthsOf(readConfig({}))).toEqual({
      idle: 60 * 24 * hour,
      longest: 90 * 24 * hour,
    });
    const short = { SESSION_IDLE: '1h', SESSION_LONGEST: '12h' };
    expect(sessionLengthsOf(readConfig(short))).toEqual({ idle: hour, longest: 12 * hour });
    for (const wrong of ['0h', '60', '1.5d', '-1d', '2w'])
      expect(() => readConfig({ SESSION_IDLE: wrong })).toThrow(/^SESSION_IDLE must be hours/);
  });
});
