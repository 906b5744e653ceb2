import type { CoachRequest } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });
const praiseOf = async (more: Partial<CoachRequest>) =>
  (await coach.comment({ ...nothingAsked, ...more })).comments
    .filter(({ kind }) => kind === 'works')
    .map(({ text, quote }) => `${quote} → ${text}`)
    .join('\n');

const first =
  'People with HIV who took cART for a year had more CD4 cells. We followed 320 people in two clinics, and most of them felt better.';

test('a term that is explained now is praised, with its place', async () => {
  const draft =
    'People with HIV who took cART (a mix of three drugs against the virus) for a year had more CD4 cells. We followed 320 people.';
  const earlier = [{ field: 'originalText', text: first }];
  expect(await praiseOf({ focus: 'rebuilding', draft, earlier })).toContain('“cART” is explained');
  const same = [{ field: 'originalText', text: draft }];
  expect(await praiseOf({ focus: 'rebuilding', draft, earlier: same })).not.toContain('explained');
});

const decision = (text: string): Partial<CoachRequest> => ({
  focus: 'final',
  draft: text,
  earlier: [{ field: 'originalText', text: issue }],
  before: [{ ...nothingAsked, focus: 'issue', draft: issue }],
});
const issue =
  'We record pupils in class to see who speaks. Those who refuse to be recorded must sit apart, and the others laugh at them.';

test('who is named by name now is told', async () => {
  const draft =
    'We record pupils in class to see who speaks. Those who refuse sit where they like, and the company Philips deletes their voices.';
  expect(await praiseOf(decision(draft))).toContain('New: you name “Philips”');
});

test('“DNA” is nobody, and a place is no person', async () => {
  const draft =
    'We record pupils in class to see who speaks. Those who refuse sit where they like, as others do in Ghana, and nobody reads their DNA in the room.';
  expect(await praiseOf(decision(draft))).not.toContain('you name');
});

test('a code that the decision now follows is told', async () => {
  const draft =
    'We record pupils in class to see who speaks. We follow the code of ethics of our university. Those who refuse sit where they like.';
  expect(await praiseOf(decision(draft))).toContain('code of ethics');
});

test('a month is nobody, and a name that stood there is not new', async () => {
  const draft =
    'We record pupils in class to see who speaks. Those who refuse sit where they like, as they asked us in May.';
  expect(await praiseOf(decision(draft))).not.toContain('you name');
});

test('a number that stood in the first version is nothing new', async () => {
  const said = await praiseOf({
    focus: 'final',
    draft:
      'Light treatment for depression is a bit better than a dim lamp in studies with 620 people.',
    earlier: [
      {
        field: 'initialText',
        text: 'Light treatment for depression. We looked at studies with 620 people. It was a bit better than a dim lamp.',
      },
    ],
  });
  expect(said).not.toContain('620 people');
});
