import { plans, stepsOf } from '../conversation-plans.ts';
import { chat } from '../converse.ts';
import { expect } from '../story.ts';
import { arrive, reads, story } from './browser-story.ts';

const ethics = plans.find(({ path }) => path === '/ethics')!;
const heights = () => {
  const { offsetHeight, scrollHeight } = document.querySelector<HTMLElement>('textarea')!;
  return { offsetHeight, scrollHeight };
};

story(
  'a conversation is gone through from the first message to the closing',
  async ({ visitor }) => {
    // A pause stands before each of the coach's messages, and the engines share two cores.
    story.slow();
    await arrive(visitor, ethics.path);
    const said = () => visitor.run(() => document.querySelectorAll('[role=log] li').length);
    const isIdle = async () =>
      !(await visitor.run(() => document.body.innerText.includes('The coach is writing')));
    await expect.poll(said).toBeGreaterThan(0);
    await expect.poll(isIdle).toBe(true);
    for (const step of stepsOf(ethics, 'en')) {
      const before = await said();
      if (typeof step === 'number') {
        const option = await visitor.run(
          (at) => document.querySelectorAll('[role=log] button')[at]!.textContent,
          step - 1,
        );
        await visitor.click({ css: '[role=log] button', name: option.trim() });
      } else {
        await visitor.click({ role: 'textbox', name: chat.en.answer });
        await visitor.type(String(step));
        await visitor.press('Shift+Enter');
      }
      await expect.poll(said, { timeout: 20_000 }).toBeGreaterThan(before + 1);
      await expect.poll(isIdle, { timeout: 20_000 }).toBe(true);
    }
    await reads(visitor, chat.en.over);
  },
);

story('the box for an answer grows with it, up to 200 pixels', async ({ visitor }) => {
  await arrive(visitor, ethics.path);
  await visitor.click({ role: 'textbox', name: chat.en.answer });
  const empty = await visitor.run(heights);
  await visitor.type('one\ntwo\nthree\nfour');
  await expect
    .poll(async () => (await visitor.run(heights)).offsetHeight)
    .toBeGreaterThan(empty.offsetHeight + 30);
  const grown = await visitor.run(heights);
  expect(grown.scrollHeight).toBeLessThanOrEqual(grown.offsetHeight);
  await visitor.type('\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18');
  await expect.poll(async () => (await visitor.run(heights)).offsetHeight).toBe(200);
});
