import { readableEndings } from '@vernacular/documents/readable-files';
import { expect, it } from 'vitest';

import english from './en/grading.json';
import hebrew from './he/grading.json';

it.each([
  ['English', english.readable],
  ['Hebrew', hebrew.readable],
])('%s names the files that can be read, all of them', (_language, sentence) => {
  expect([...sentence.matchAll(/\.([a-z]+)/gu)].map(([, ending]) => ending)).toEqual([
    ...readableEndings,
  ]);
});
