import { plans, stepsOf } from '../conversation/conversation-plans.ts';
import { chat } from '../conversation/converse.ts';
import { expect } from '../support/story-fixtures.ts';
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
    await expect.poll(said, { timeout: 60_000 }).toBeGreaterThan(0);
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
    for (const step of stepsOf(ethics, 'en')) {
      const before = await said();
      let send = () => visitor.press('Shift+Enter');
      if (typeof step === 'number') {
        const option = await visitor.run(
          (at) => document.querySelectorAll('[role=log] button')[at]!.textContent,
          step - 1,
        );
        send = () => visitor.click({ css: '[role=log] button', name: option.trim() });
      } else {
        await visitor.click({ role: 'textbox', name: chat.en.answer });
        await visitor.type(String(step));
      }
      // What is sent while the coach is busy is refused (sending.tsx); a person presses again.
      await expect(async () => {
        if ((await said()) <= before) await send();
        await expect.poll(said, { timeout: 10_000 }).toBeGreaterThan(before);
      }).toPass({ timeout: 60_000 });
      await expect.poll(said, { timeout: 60_000 }).toBeGreaterThan(before + 1);
      await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
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

story(
  'what cannot be sent stays, and the keyboard with it, when it is tried again and when it is changed',
  async ({ visitor }) => {
    await arrive(visitor, ethics.path);
    await reads(visitor, 'Shift + Enter sends');
    await expect.poll(() => visitor.has({ css: '[role=log] li' })).toBe(true);
    const isIdle = async () =>
      !(await visitor.run(() => document.body.innerText.includes('The coach is writing')));
    await expect.poll(isIdle, { timeout: 20_000 }).toBe(true);
    await visitor.run(() => {
      window.fetch = () => Promise.reject(new TypeError('No way out.'));
    });
    const box = () =>
      visitor.run(() => {
        const found = document.querySelector('textarea')!;
        const { value, selectionStart } = found;
        return { value, selectionStart, hasFocus: found === document.activeElement };
      });
    await visitor.click({ role: 'textbox', name: chat.en.answer });
    await visitor.type('one\ntwo');
    await visitor.press('Shift+Enter');
    await expect.poll(() => visitor.has({ role: 'button', name: 'Try again' })).toBe(true);
    await visitor.type('three');
    await visitor.press('Shift+Enter');
    await reads(visitor, 'Cannot be sent yet');
    expect((await box()).value).toBe('three');
    await visitor.focus({ role: 'button', name: 'Try again' });
    await visitor.press('Enter');
    await expect.poll(async () => (await box()).hasFocus).toBe(true);
    await expect.poll(() => visitor.has({ role: 'button', name: 'Edit message' })).toBe(true);
    await visitor.focus({ role: 'button', name: 'Edit message' });
    await visitor.press('Enter');
    const value = 'one\ntwo\n\nthree';
    await expect.poll(box).toEqual({ value, selectionStart: value.length, hasFocus: true });
    await visitor.click({ role: 'button', name: 'Clear' });
    await expect.poll(async () => (await box()).value).toBe('');
    await visitor.click({ role: 'button', name: 'Undo' });
    await expect.poll(async () => (await box()).value).toBe(value);
  },
);
