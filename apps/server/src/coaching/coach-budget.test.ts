import { tokenBudget } from '@vernacular/coach/llm';
import { expect, it } from 'vitest';

import { describeOnEveryEngine } from '../testing/stores-for-tests.ts';

describeOnEveryEngine('the tokens of a language model', ({ open, newPlace }) => {
  const caller = { writer: 'one conversation', address: 'one school' };
  const limits = { aWriterAnHour: 1000, anAddressAnHour: 1500, theSiteADay: 5000 };

  it('are counted together by all processes on one database', async () => {
    const place = await newPlace();
    const budgets = [];
    for (const _ of [1, 2]) {
      const store = await open(place);
      budgets.push(tokenBudget({ ...limits, open: (pace) => store.limiter(pace) }));
    }
    const [one, two] = budgets;
    expect(await one!.take(caller, 600)).toBe(true);
    expect(await two!.take(caller, 600)).toBe(false);
    expect(await two!.take({ ...caller, writer: 'another' }, 600)).toBe(true);
    expect(await one!.take({ ...caller, writer: 'a third' }, 600)).toBe(false);
    expect(await two!.today()).toEqual({ used: 1200, most: 5000 });
  });

  it('that were not used are given back, and a refusal uses none', async () => {
    const store = await open();
    const budget = tokenBudget({ ...limits, open: (pace) => store.limiter(pace) });
    expect(await budget.take(caller, 900)).toBe(true);
    expect(await budget.take(caller, 400)).toBe(false);
    await budget.giveBack(caller, 700);
    expect(await budget.take(caller, 400)).toBe(true);
  });
});
