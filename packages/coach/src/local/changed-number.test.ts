import type { CoachFocus, EarlierText } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { coach, said } from './said-for-tests.ts';
import { nothingAsked } from './nothing-asked.ts';

// A number that another has taken the place of, in sentences of students that professors played.

const earlier = (text: string): readonly EarlierText[] => [{ field: 'text', text }];

it.each<[CoachFocus, string, string, string]>([
  [
    'logos',
    'במחקר בדקנו שישה בתים בבאר שבע במשך חצי שנה. הבתים חסכו הרבה מים.',
    'במחקר בדקנו שמונה בתים בבאר שבע במשך חצי שנה. הבתים חסכו הרבה מים.',
    'בגרסה הקודמת כתוב כאן ״שישה״, ובזאת ״שמונה״.',
  ],
  [
    'ethos',
    'בכל בית התקנו מערכת. מצאנו שהבתים חסכו שלושים ושניים אחוז מהמים.',
    'בכל בית התקנו מערכת. הבתים חסכו עשרים ושלושה אחוז מהמים.',
    '״שלושים ושניים״, ובזאת ״עשרים ושלושה״',
  ],
  [
    'resolutions',
    'Some hippies complain. About forty percent of our edited hens broke a bone before they were one year old.',
    'Some hippies complain. About fourteen percent of our edited hens broke a bone before they were one year old.',
    'The version before says “forty” here, and this one “fourteen”.',
  ],
  [
    'halving',
    'We study the microbes in sourdough bread. We collected starters from 24 bakeries in Portugal.',
    'We study microbes in bread. We collected starters from 42 bakeries in Portugal.',
    '“24” here, and this one “42”',
  ],
])('asks which number is right: %s', async (focus, before, draft, remark) => {
  expect(await said(focus, draft, { earlier: earlier(before) })).toContain(remark);
});

it.each([
  [
    'rounds it',
    'We asked 38 pupils in my old school.',
    'We asked about 40 pupils in my old school.',
  ],
  [
    'writes it as a word',
    'We asked 12 pupils in my school.',
    'We asked twelve pupils in my school.',
  ],
  [
    'counts something else',
    'We asked 38 pupils in my old school on Monday.',
    'We asked pupils in 4 schools near my old school on Monday.',
  ],
  [
    'has it elsewhere',
    'We asked 38 pupils in my old school. Of these 12 agreed.',
    'We asked pupils in my old school: 12 of 38 agreed.',
  ],
])('asks nothing where the new version %s', async (_, before, draft) => {
  expect(await said('logos', draft, { earlier: earlier(before) })).not.toContain(
    'The version before says',
  );
});

it('asks it of a revision too, and once', async () => {
  const first = 'We gave a questionnaire to 38 students in my old school.';
  const draft = first.replace('38', '83');
  const request = { ...nothingAsked, focus: 'revision' as const, draft, earlier: earlier(first) };
  const { comments } = await coach.comment(request);
  expect(comments).toEqual([
    {
      kind: 'change',
      text: 'The version before says “38” here, and this one “83”. Which of the two is right?',
      quote: draft,
    },
  ]);
  const again = await coach.comment({ ...request, said: comments.map(({ text }) => text) });
  expect(again.comments).toEqual([]);
});
