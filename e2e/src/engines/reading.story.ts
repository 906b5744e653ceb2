import { expect } from '../support/story-fixtures.ts';
import { reads, story } from './browser-story.ts';

const asked = {
  text: 'We found angiogenesis in the mice. The odds ratio was low. Doctors alleviate pain.',
  textLanguage: 'en',
  pageLanguage: 'en',
  askedBy: 'Ruth',
  audience: 'Neighbours',
  questions: [{ question: 'What was found?', expected: 'New vessels' }],
};

const ask = async (body: string) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch('/api/reader-tests', { method: 'POST', headers, body });
  return (await reply.json()) as { link: string; resultsLink: string };
};

for (const width of [390, 1440])
  story(
    `at ${width} px, a reader marks a word and a phrase, answers and sends`,
    async ({ visitor }) => {
      await visitor.resize(width, 740);
      await visitor.open('/favicon.svg');
      const { link, resultsLink } = await visitor.run(ask, JSON.stringify(asked));
      await visitor.open(link);
      const isThere = (name: string) =>
        expect.poll(() => visitor.has({ role: 'button', name })).toBe(true);

      await visitor.click({ role: 'button', name: 'angiogenesis' });
      await isThere('Take back: angiogenesis');
      // By keys: to the next sentence, and a phrase of two words.
      for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight']) await visitor.press(key);
      await isThere('Take back: odds ratio');

      await visitor.click({ role: 'button', name: 'Next' });
      await reads(visitor, 'A few questions');
      await visitor.focus({ css: 'textarea' });
      await visitor.type('Vessels');
      await visitor.click({ role: 'button', name: 'Send' });
      await expect.poll(() => visitor.has({ css: 'input[readonly]' })).toBe(true);

      await visitor.open(resultsLink);
      await reads(visitor, 'One reader has answered');
    },
  );
