import { expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

const before =
  'We asked nurses in Norway and worked with the Ministry of Health. They slept badly after night shifts.';
const revised = (draft: string) => said('final', draft, { earlier: texts(before) });

test('tells which names of the first text are gone', async () => {
  expect(await revised('We asked nurses. They slept badly after night shifts.')).toContain(
    'nowhere in this one: “Norway” and “Ministry of Health”',
  );
});

test('tells which names are new', async () => {
  const draft = `${before} A company called Philips paid for the lamps.`;
  expect(await said('halving', draft, { earlier: texts(before) })).toContain(
    'New in this version: “Philips”',
  );
});

test.each([
  ['a name that stands there in another form', before.replace('in Norway', 'of a Norwegian ward')],
  ['a word that opens a sentence', `${before} Lamps were paid for by others.`],
  ['a month', `${before} It ended in November.`],
  ['an abbreviation', `${before} We used ECGs and MRI.`],
])('tells nothing of %s', async (_, draft) => {
  expect(await revised(draft)).not.toMatch(/New in this version|nowhere in this one/u);
});
