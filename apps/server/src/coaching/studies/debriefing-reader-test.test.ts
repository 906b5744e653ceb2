import type { Agreed, DebriefingReaders } from '@vernacular/contract';
import { inLanguages } from '@vernacular/exercises';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StudyDescription } from '../../dependencies/index.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { runResearchCommand } from '../research/research-command.ts';
import { withSiteTerms } from './studies.ts';

const asking = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
const silent = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a12';
const both = (en: string) => inLanguages((language) => (language === 'en' ? en : `${en} בעברית`));
const arm = { exercise: 'ethics', edition: 'full', share: 1 } as const;
const study: StudyDescription = {
  name: 'spring',
  title: both('Plain words'),
  arms: [
    {
      ...arm,
      name: 'asking',
      link: asking,
      readers: { audience: both('Neighbours'), days: 10, mostReaders: 6 },
    },
    { ...arm, name: 'silent', link: silent },
  ],
  consent: { version: '1', text: both('All is kept.') },
  codes: 'free',
  oneAnswerPerCode: false,
};

describeOnEveryDatabase('readers as the outcome of an arm', (open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await open({}, { studies: [study] });
  }, 120_000);
  afterAll(() => site.close());

  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });
  async function finish(link: string, until = Infinity) {
    const { version, text } = withSiteTerms(study.consent, null);
    const body = { version, language: 'en', text: text.en };
    const agreed = (await post(`/api/studies/${link}/consents`, body)).json<Agreed>();
    let history = {};
    const answers = [null, 'We feed people.', 'We ask first.', 'We ask and wait.', '3', 'Fair.'];
    for (const said of answers.slice(0, until)) {
      const Messages = said === null ? [] : [{ Id: said, Text: said, IsStudent: true }];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const reply = await post(`/api/${link}`, { ...history, consent: agreed.consent, Messages });
      history = reply.json<{ updatedHistory: object }>().updatedHistory;
    }
    return agreed;
  }
  const debriefing = async (link: string, { consent }: Agreed) =>
    (await post(`/api/studies/${link}/debriefing`, { consent })).json<{
      readers: DebriefingReaders | null;
    }>().readers;
  const ask = (link: string, { consent }: Agreed) =>
    post(`/api/studies/${link}/readers`, { consent });
  async function rows(table: string) {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = site.dependencies.config;
    const args = ['export', '--exercise', 'ethics', '--format', 'jsonl', '--table', table];
    await runResearchCommand(args, {
      location: { dataDir, databaseUrl },
      print: (text) => (printed += text),
      say: () => undefined,
    });
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('is offered at the end alone, and only by an arm that asks', async () => {
    const early = await finish(asking, 4);
    expect(await debriefing(asking, early)).toBeNull();
    expect((await ask(asking, early)).statusCode).toBe(404);
    const other = await finish(silent);
    expect(await debriefing(silent, other)).toBeNull();
    expect((await ask(silent, other)).statusCode).toBe(404);
    expect((await ask(asking, { ...other, consent: 'nobody' })).statusCode).toBe(428);
  });

  it('copies the last text once when its writer agrees, tells by text from five readers on, and goes with who withdraws', async () => {
    const agreed = await finish(asking);
    expect(await debriefing(asking, agreed)).toEqual({
      text: 'We ask and wait.',
      mostReaders: 6,
      link: null,
      endsAt: null,
    });
    const made = (await ask(asking, agreed)).json<DebriefingReaders>();
    expect((await ask(asking, agreed)).json()).toEqual(made);
    expect(await debriefing(asking, agreed)).toEqual(made);
    const id = made.link!.split('/').at(-1)!;
    const test = `/api/reader-tests/${id}`;
    expect((await site.app.inject(test)).json()).toMatchObject({
      text: 'We ask and wait.',
      askedBy: 'Plain words',
      audience: 'Neighbours',
      questions: [],
      textLanguage: 'en',
    });
    const answer = async (marks: object[], rating: number) => {
      const payload = { marks, knewAll: marks.length === 0, answers: [], rating, seconds: 60 };
      const url = `${test}/answers/${crypto.randomUUID()}`;
      expect((await site.app.inject({ method: 'PUT', url, payload })).statusCode).toBe(200);
    };
    const ofFour = [1, 2, 3, 4];
    for (const rating of ofFour) await answer([], rating);
    const conversation = (await rows('conversations')).find(
      ({ condition, finished }) => condition === 'asking' && finished,
    );
    const [few, ...none] = await rows('readers');
    expect(none).toEqual([]);
    expect(few).toMatchObject({ readers: 4, marked_share: null, rating_mean: null, ratings: null });
    await answer([{ start: 3, end: 6 }], 5);
    expect(await rows('readers')).toEqual([
      {
        task: conversation!['task'],
        study: 'spring',
        condition: 'asking',
        exercise: 'ethics',
        language: 'en',
        ends: made.endsAt,
        words: 4,
        readers: 5,
        doubtful: 0,
        marked_share: 0.05,
        knew_all: 4,
        rating_mean: 3,
        ratings: 5,
      },
    ]);
    const asked = (await rows('events')).filter(({ event }) => event === 'asked-readers');
    expect(asked).toMatchObject([{ task: conversation!['task'], condition: 'asking' }]);

    await post('/api/withdrawals', { code: agreed.withdrawalCode });
    expect((await site.app.inject(test)).statusCode).toBe(404);
    expect(await rows('readers')).toEqual([]);
  });
});
