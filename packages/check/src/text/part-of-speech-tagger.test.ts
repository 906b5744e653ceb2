import { expect, it, vi } from 'vitest';

import { openTagger, tagEachOnce, type TagWords } from './part-of-speech-tagger.ts';

it('tags each sentence once, and each as it stands', async () => {
  const tagger = vi.fn<TagWords>(await openTagger());
  const tag = tagEachOnce(tagger);
  const verb = () => tag('They culture cells.').find(({ text }) => text === 'culture')?.tag;
  const noun = () => tag('The culture grew.').find(({ text }) => text === 'culture')?.tag;
  expect([verb(), noun(), verb(), noun()]).toEqual(['VERB', 'NOUN', 'VERB', 'NOUN']);
  expect(tagger).toHaveBeenCalledTimes(2);
});
