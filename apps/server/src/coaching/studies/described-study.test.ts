import type { Agreed } from '@vernacular/contract';
import { inLanguages } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StudyDescription } from '../../dependencies/index.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { runResearchCommand } from '../research/research-command.ts';
import { withSiteTerms } from './studies.ts';
import { drawArm } from './draw-arm.ts';

const link = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
const both = (en: string) => inLanguages((language) => (language === 'en' ? en : `${en} בעברית`));
const arms: StudyDescription['arms'] = [
  { name: 'coached', exercise: 'ethics', edition: 'full', share: 1 },
  { name: 'neutral', exercise: 'ethics', edition: 'slim', share: 1 },
];
const random = { link, seed: 'spring', block: 4 };
const spring: StudyDescription = {
  name: 'spring',
  title: both('Plain words'),
  arms,
  random,
  opens: '2027-01-01T00:00:00Z',
  closes: '2027-02-01T00:00:00Z',
  consent: { version: '3', text: both('All is kept.') },
  debriefing: both('Half of you had a coach.'),
  contact: both('Ask Dana.'),
  codes: ['A1', 'A2', 'A3', 'A4', 'A5'],
  oneAnswerPerCode: true,
};

describeOnEveryDatabase('a study of STUDIES', (open) => {
  let site: TestSite;
  const clock = { now: new Date('2027-01-15T12:00:00Z') };
  beforeAll(async () => {
    site = await open({}, { studies: [spring], now: () => clock.now });
  }, 120_000);
  afterAll(() => site.close());

  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });
  const shown = withSiteTerms(spring.consent, spring.contact ?? null);
  const agree = (participantName: string) =>
    post(`/api/studies/${link}/consents`, {
      version: shown.version,
      language: 'en',
      text: shown.text.en,
      participantName,
    });
  const state = async (now: string) => {
    clock.now = new Date(now);
    const reply = await site.app.inject(`/api/studies/${link}`);
    clock.now = new Date('2027-01-15T12:00:00Z');
    return reply.json<{ state: string }>().state;
  };
  const exported = async (table: string) => {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = site.dependencies.config;
    const args = ['export', '--exercise', 'ethics', '--format', 'jsonl', '--table', table];
    await runResearchCommand(args, {
      location: { dataDir, databaseUrl },
      print: (text) => (printed += text),
      say: () => undefined,
    });
    const lines = printed.split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  describe('at its page', () => {
    it('says what it is, and when it takes participants', async () => {
      expect((await site.app.inject(`/api/studies/${link}`)).json()).toMatchObject({
        title: { en: 'Plain words' },
        state: 'open',
        asksCode: true,
        consent: {
          version: '3',
          text: { en: expect.stringMatching(/^All is kept\.[^]*\/withdraw[^]*Ask Dana\.$/) },
        },
        contact: both('Ask Dana.'),
      });
      expect(await state('2026-12-31T23:59:59Z')).toBe('before');
      expect(await state('2027-02-01T00:00:00Z')).toBe('over');
    });

    it('takes nobody before it begins or after it is over', async () => {
      clock.now = new Date('2027-02-01T00:00:00Z');
      const reply = await agree('A5');
      clock.now = new Date('2027-01-15T12:00:00Z');
      expect(reply.json()).toMatchObject({ error: { code: 'study-closed' } });
    });

    it('takes only codes of its list', async () => {
      for (const code of ['', 'B1'])
        expect((await agree(code)).json()).toMatchObject({
          error: { code: 'unknown-participant' },
        });
    });
  });

  it('draws arms in blocks, takes one answer of a code, debriefs at the end, and is exported', async () => {
    const agreed: Agreed[] = [];
    for (const code of [' a1', 'A2', 'A3', 'A4']) {
      const reply = await agree(code);
      expect(reply.statusCode).toBe(200);
      agreed.push(reply.json<Agreed>());
    }
    expect((await agree('A1')).json()).toMatchObject({ error: { code: 'taken-participant' } });

    const { consent } = agreed[0]!;
    const debriefing = async () =>
      (await post(`/api/studies/${link}/debriefing`, { consent })).json<unknown>();
    let history: Record<string, unknown> = {};
    const say = async (text: string | null, more: object = {}) => {
      const Messages = text === null ? [] : [{ Id: text, Text: text, IsStudent: true }];
      const reply = await post(`/api/${link}`, { ...history, ...more, consent, Messages });
      expect(reply.statusCode).toBe(200);
      history = reply.json<{ updatedHistory: typeof history }>().updatedHistory;
    };
    await say(null);
    clock.now = new Date('2027-01-15T12:01:00Z');
    await say('The aim is to feed more people.', { writing: { pasted: 62, firstKey: 1500 } });
    expect(await debriefing()).toEqual({ text: null, readers: null });
    for (const answer of [
      'We ask the farmers first.',
      'We ask them, and wait.',
      '3',
      'It is fair.',
    ])
      await say(answer);
    expect(await debriefing()).toEqual({
      text: both('Half of you had a coach.'),
      readers: null,
    });

    const [row, ...others] = await exported('conversations');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      study: 'spring',
      condition: drawArm(arms, random, 0),
      place: 0,
      consent_version: '3',
      participant_name: 'A1',
      agreed_at: '2027-01-15T12:00:00.000Z',
      start: '2027-01-15T12:00:00.000Z',
      end: '2027-01-15T12:01:00.000Z',
      finished: true,
      language: 'en',
    });
    const events = await exported('events');
    const own = events.filter(({ participant }) => participant === row!['participant']);
    expect(own.map(({ event }) => String(event)).toSorted()).toEqual(
      ['agreed', 'opened', ...Array.from({ length: 5 }, () => 'answered'), 'finished'].toSorted(),
    );
    expect(own.find(({ characters }) => characters === 31)).toMatchObject({
      stage: 2,
      pasted_share: 1,
      first_key_ms: 1500,
    });
    const drawn = events
      .filter(({ event }) => event === 'agreed')
      .map(({ condition }) => String(condition));
    expect(drawn.toSorted()).toEqual(['coached', 'coached', 'neutral', 'neutral']);
  });

  it('refuses many wrong codes of one address, and keeps nobody with a right one out', async () => {
    let refused = await agree('B0');
    for (let n = 0; n < 120; n += 1) refused = await agree(`B${n}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: { code: 'too-many-calls', message: expect.stringMatching(/^Too many/) } },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const late = await agree('A5');
    expect(late.statusCode).toBe(200);
    await post('/api/withdrawals', { code: late.json<Agreed>().withdrawalCode });
  });

  it('goes on where its participant stopped, with nothing but the consent', async () => {
    const { consent } = (await agree('A5')).json<Agreed>();
    const opened = await post(`/api/${link}`, { consent, Messages: [] });
    const { updatedHistory } = opened.json<{ updatedHistory: object }>();
    const Messages = [{ Id: '1', Text: 'The aim is to feed people.', IsStudent: true }];
    await post(`/api/${link}`, { ...updatedHistory, consent, Messages });
    const again = await post(`/api/${link}`, { consent, Messages: [] });
    expect(again.json()).toMatchObject({ updatedHistory: { currentStage: 2 } });
  });
});
