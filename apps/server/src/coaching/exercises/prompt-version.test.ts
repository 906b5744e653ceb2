import type { Agreed, ExerciseReply, StudyPage } from '@vernacular/contract';
import { type CoachRequest, neutralReply } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { openTestSite } from '../../testing/site-for-tests.ts';
import { runResearchCommand } from '../research/research-command.ts';

const variant = 'b3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52-halflife-full';
const text = 'We count bees in gardens, because bees carry pollen and gardens grow in number.';

it('a model hears what it said before, and the version of its prompts is exported', async () => {
  const asked: CoachRequest[] = [];
  const site = await openTestSite(
    { RESEARCH_PATHS: JSON.stringify({ 'halflife-full': variant.slice(0, 36) }) },
    {
      coach: {
        comment: async (request) => {
          asked.push(request);
          const comment = { kind: 'question', text: 'Which gardens?', quote: '' } as const;
          return { ...neutralReply, comments: [comment], madeBy: 'llm', prompts: '1a2b3c4d' };
        },
      },
    },
  );
  try {
    const post = async <Reply>(url: string, payload: object) =>
      (await site.app.inject({ method: 'POST', url, payload })).json<Reply>();
    const page = (await site.app.inject(`/api/studies/${variant}`)).json<StudyPage>();
    const { version, text: said } = page.consent;
    const agreed = { version, language: 'en', text: said.en, participantName: 'P1' };
    const { consent } = await post<Agreed>(`/api/studies/${variant}/consents`, agreed);
    const messages: object[] = [];
    let history: object = {};
    for (const answer of [null, 'Dana', '4', text, text]) {
      if (answer !== null) messages.push({ Text: answer, IsStudent: true });
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      const reply = await post<ExerciseReply>(`/api/${variant}`, {
        ...history,
        consent,
        Messages: messages,
      });
      messages.push(...reply.messages);
      history = reply.updatedHistory;
    }
    expect(asked.map((request) => request.said)).toEqual([[], ['Which gardens?']]);

    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = site.dependencies.config;
    await runResearchCommand(['export', '--exercise', 'half-life', '--format', 'jsonl'], {
      location: { dataDir, databaseUrl },
      print: (line) => (printed += line),
      say: () => undefined,
    });
    expect(JSON.parse(printed)).toMatchObject({ participant_name: 'P1', coach: 'llm:1a2b3c4d' });
  } finally {
    await site.close();
  }
}, 120_000);
