import { expect, test } from 'vitest';

import { neutralCoach, type CoachRequest } from '@vernacular/exercises';

import { tokenBudget } from './token-budget.ts';
import { llmCoach } from '../llm-coach.ts';
import { model, send, wire, writing } from '../model-for-tests.ts';
import { nothingAsked } from '../../local/empty-request-for-tests.ts';

const request: CoachRequest = {
  ...nothingAsked,
  draft: 'We edit genes in rice. The new plants need less water.',
};
const comments = [{ kind: 'works', text: 'That is one clear result.', quote: 'need less water' }];

test('an address begins so many conversations in an hour, and goes on with those', async () => {
  const budget = tokenBudget({ conversationsAnAddressAnHour: 2 });
  const take = (writer: string, address = 'school') => budget.take({ writer, address }, 10);
  expect([await take('a'), await take('b'), await take('c')]).toEqual([true, true, false]);
  expect([await take('a'), await take('b')]).toEqual([true, true]);
  expect(await take('c', 'elsewhere')).toBe(true);
});

test('a class of seventy-five behind one address is heard by the model, all at once', async () => {
  const { url } = await model(writing((out) => send(out, wire({ comments }))));
  const coach = llmCoach({ url, model: 'm', fallback: neutralCoach });
  const replies = await Promise.all(
    Array.from({ length: 75 }, (_, guest) =>
      coach.comment(request, { writer: `guest ${guest}`, address: 'school' }),
    ),
  );
  expect(replies.filter(({ madeBy }) => madeBy !== 'llm')).toEqual([]);
});

test('whoever has used up an allowance closes the door on nobody else', async () => {
  const { url } = await model(writing((out) => send(out, wire({ comments }))));
  const ends: string[] = [];
  const coach = llmCoach({
    url,
    model: 'm',
    fallback: neutralCoach,
    budget: tokenBudget({ aWriterAnHour: 8000 }),
    patience: { failuresInARow: 2 },
    onEnd: (end) => ends.push(end),
  });
  for (const writer of ['a', 'a', 'a', 'a', 'b'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await coach.comment(request, { writer });
  expect(ends.at(-1)).toBe('answered');
  expect(ends.slice(-3, -1)).toEqual(['over budget', 'over budget']);
});

test('the question at the start is counted', async () => {
  const usage = { total_tokens: 321 };
  const billed = JSON.stringify({ ...(JSON.parse(wire({ comments })) as object), usage });
  const { url } = await model((out) => send(out, billed));
  const budget = tokenBudget();
  await llmCoach({ url, model: 'm', fallback: neutralCoach, budget }).introduce();
  expect((await budget.today()).used).toBe(321);
});
