import type { Coach, CoachReply, CoachRequest } from '@vernacular/exercises';

import { llmCoach, type LlmOptions } from './index.ts';
import { model, type Answer } from './model-for-tests.ts';
import { nothingAsked } from '../local/empty-request-for-tests.ts';

export const draft =
  'We edit genes in rice. The new plants need less water. Farmers could save a third of it.';

export const request: CoachRequest = {
  ...nothingAsked,
  draft,
  audience: { name: 'high school pupils', description: '' },
  range: { from: 100, to: 140 },
  wantsVersion: true,
};

export const localReply: CoachReply = {
  kind: 'coach',
  comments: [{ kind: 'question', text: 'What should a reader remember?', quote: '' }],
  plainer: [],
  version: 'Local version.',
  madeBy: 'local',
};
export const local: Coach = { comment: async () => localReply };

/** What a model answers that does well. */
export const good = {
  comments: [
    {
      kind: 'works',
      text: 'Your second sentence gives one clear result.',
      quote: 'The new plants need less water.',
    },
    { kind: 'question', text: 'What made you choose rice?', quote: '' },
  ],
  version:
    'We change genes in rice so that the new plants need less water. Farmers could save a third.',
};

/** No pause before another try, and no limit of time. */
export const untimed: Pick<LlmOptions, 'patience' | 'limit'> = {
  patience: { firstPause: 0 },
  limit: () => new AbortController().signal,
};

/** Asks a coach whose model answers so; returns the reply, how it ended, and how often the model was asked. */
export async function ask(
  answer: Answer,
  options: Partial<LlmOptions> = {},
  asked: Partial<CoachRequest> = {},
) {
  const { url, calls } = await model(answer);
  const ends: string[] = [];
  const coach = llmCoach({
    url,
    model: 'm',
    fallback: local,
    ...untimed,
    onEnd: (end) => ends.push(end),
    newMark: () => 'mark42',
    ...options,
  });
  const reply = await coach.comment({ ...request, ...asked });
  return { reply, calls: calls(), ends };
}
