import type { Agreed, StudyPage } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { commonConsent } from './studies.ts';
import { runResearchCommand } from '../research/research-command.ts';

const uuid = 'a3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52';
const address = `${uuid}-halflife-slim`;

describeOnEveryDatabase('a study', (open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await open({ RESEARCH_PATHS: JSON.stringify({ 'halflife-slim': uuid }) });
  }, 120_000);
  afterAll(() => site.close());

  const post = (url: string, payload: object, ip = '127.0.0.1') =>
    site.app.inject({ method: 'POST', url, payload, remoteAddress: ip });
  const tryWrong = async (ip: string, codes: readonly string[]): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const code of codes)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await post('/api/withdrawals', { code }, ip)).statusCode);
    return [...new Set(statuses)];
  };
  const agree = async (more: object = {}, ip?: string) => {
    const { version, text } = commonConsent;
    const body = { version, language: 'he', text: text.he, ...more };
    return post(`/api/studies/${address}/consents`, body, ip);
  };
  const taken = async (participantName: string) => {
    const agreed = (await agree({ participantName })).json<Agreed>();
    const { consent } = agreed;
    const opened = (await post(`/api/${address}`, { consent, Messages: [] })).json<{
      updatedHistory: object;
    }>();
    const body = { ...opened.updatedHistory, consent };
    const said = { Messages: [{ Id: '1', Text: 'Dana', IsStudent: true }] };
    await post(`/api/${address}`, { ...body, ...said });
    return agreed;
  };
  const exported = async () => {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = site.dependencies.config;
    await runResearchCommand(['export', '--exercise', 'half-life', '--format', 'jsonl'], {
      location: { dataDir, databaseUrl },
      print: (text) => (printed += text),
      say: () => undefined,
    });
    return printed;
  };

  describe('before its first question', () => {
    it('says in both languages what is kept, and which version of the text that is', async () => {
      const reply = await site.app.inject(`/api/studies/${address}`);
      const { title, consent } = reply.json<StudyPage>();
      expect([title, consent.version]).toEqual([null, 'common-3']);
      expect(consent.text.en).toContain('everything you write here');
      expect(consent.text.he).toContain('כל מה שתכתבו כאן');
      expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    });

    it('stands nowhere else', async () => {
      for (const other of [`${uuid}-halflife-full`, 'nothing', '%00'])
        expect((await site.app.inject(`/api/studies/${other}`)).statusCode).toBe(404);
    });

    it('takes no consent to a text that is another by now', async () => {
      for (const other of [{ version: 'common-0' }, { text: 'All is kept.' }]) {
        const reply = await agree(other);
        expect(reply.statusCode).toBe(409);
        expect(reply.json()).toMatchObject({ error: { code: 'consent-changed' } });
      }
    });

    it('gives a secret and a code to withdraw that nobody guesses', async () => {
      const [one, other] = [(await agree()).json<Agreed>(), (await agree()).json<Agreed>()];
      expect(one).toMatchObject({ exercise: 'half-life', participantName: '' });
      expect(one.consent).toMatch(/^[\w-]{43}$/);
      expect(one.withdrawalCode).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
      expect(one.consent).not.toBe(other.consent);
      expect(one.withdrawalCode).not.toBe(other.withdrawalCode);
    });

    it('lets a room full of participants in from one address, and not the whole world', async () => {
      const ip = '192.0.2.7';
      const statuses: number[] = [];
      for (let times = 0; times < 121; times += 1) statuses.push((await agree({}, ip)).statusCode);
      expect([...new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([200, 429]);
      const refused = await agree({}, ip);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({ error: { code: 'too-many-calls' } });
      expect((await agree({}, '192.0.2.8')).statusCode).toBe(200);
    });
  });

  describe('the code to withdraw', () => {
    it('removes everything written under its consent, and nothing else', async () => {
      const [leaver] = [await taken('Leaver'), await taken('Stayer')];
      expect(await exported()).toContain('Leaver');
      const typed = leaver.withdrawalCode.toLowerCase().replaceAll('-', ' ');
      const reply = await post('/api/withdrawals', { code: typed });
      expect(reply.json()).toEqual({ conversations: 1 });
      const left = await exported();
      expect([left.includes('Leaver'), left.includes('Stayer')]).toEqual([false, true]);
      const again = await post(`/api/${address}`, { consent: leaver.consent, Messages: [] });
      expect(again.json()).toMatchObject({ error: { code: 'consent-needed' } });
    });

    it('is good once, and no other is good', async () => {
      const { withdrawalCode } = await taken('Once');
      await post('/api/withdrawals', { code: withdrawalCode });
      for (const code of [withdrawalCode, 'AAAA-BBBB-CCCC-DDDD'])
        expect((await post('/api/withdrawals', { code })).json()).toMatchObject({
          error: { code: 'unknown-code' },
        });
    });

    const many = Array.from({ length: 150 }, (_, nth) => `AAAA-${nth + 1000}`);

    it('cannot be looked for, and 150 wrong ones keep no right one out', async () => {
      const ip = '192.0.2.9';
      expect(await tryWrong(ip, many)).toEqual([404, 429]);
      const refused = await post('/api/withdrawals', { code: 'BBBB' }, ip);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const { withdrawalCode } = (await agree()).json<Agreed>();
      const withdrawn = await post('/api/withdrawals', { code: withdrawalCode }, ip);
      expect(withdrawn.statusCode).toBe(200);
    });

    it('is looked for by different codes alone: the same wrong one, however typed, counts once', async () => {
      const ip = '192.0.2.10';
      const same = many.map((_, nth) => (nth % 2 === 0 ? 'AAAA-BBBB' : 'aaaa bbbb'));
      expect(await tryWrong(ip, same)).toEqual([404]);
      expect(await tryWrong(ip, many.slice(0, 19))).toEqual([404]);
      expect(await tryWrong(ip, ['CCCC'])).toEqual([429]);
    });
  });

  it('shows no score in its slim edition, in a reply or in its table', async () => {
    const { consent } = (await agree({ participantName: 'Slim' })).json<Agreed>();
    const opening = await post(`/api/${address}`, { consent, Messages: [] });
    let said = '';
    let history = opening.json<{ updatedHistory: Record<string, unknown> }>().updatedHistory;
    for (const text of ['Dana', '3', 'The kinase phosphorylates its substrate in vitro.']) {
      const Messages = [{ Id: text, Text: text, IsStudent: true }];
      const reply = await post(`/api/${address}`, { ...history, consent, Messages });
      const answer = reply.json<{
        updatedHistory: typeof history;
        messages: { Text: string }[];
      }>();
      history = answer.updatedHistory;
      said += answer.messages.map(({ Text }) => Text).join();
    }
    expect(history['currentStage']).toBe(4);
    const judged = Object.entries(history).filter(([name]) =>
      /Score|Words|Percentage|Jargon|GPT3/.test(name),
    );
    expect(judged.map(([, value]) => value)).toEqual(judged.map(() => ''));
    expect(said).not.toMatch(/score|jargon/i);
    const row = (await exported()).split('\n').find((line) => line.includes('"Slim"'));
    expect(JSON.parse(row ?? '{}')).toMatchObject({
      text120_first_jargon_score: null,
      coach: 'neutral',
      language: 'en',
    });
  });
});
