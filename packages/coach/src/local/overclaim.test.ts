import type { CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });

// The lay summary of a Cochrane review, shortened.
const first =
  'This review looked at light treatment for depression. Light treatment was modestly better than a dim lamp in twenty studies with 620 people. Morning light was associated with better mood. The results should be read with caution.';

const comments = async (more: Partial<CoachRequest>) =>
  (
    await coach.comment({
      ...nothingAsked,
      earlier: [{ field: 'first', text: first }],
      ...more,
    })
  ).comments;

const exaggerated =
  'Light treatment cures depression! Twenty studies with 620 people prove it, because morning light reaches the brain and wakes every cell.';

describe('a text that claims more than the first', () => {
  test.each([
    'halving',
    'rebuilding',
    'resolutions',
    'logos',
    'pathos',
    'ethos',
    'revision',
    'final',
  ] as const)('is told so first and alone at %s', async (focus) => {
    const said = await comments({ focus, draft: exaggerated });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ kind: 'change', quote: 'Light treatment cures depression!' });
    expect(said[0]!.text).toContain('“cures” and “prove it”');
  });

  test('is told so in Hebrew', async () => {
    const said = await comments({
      focus: 'pathos',
      draft:
        'טיפול באור מרפא דיכאון! עשרים מחקרים עם 620 אנשים הראו שאור הבוקר תמיד עובד אצל כולם.',
      earlier: [
        {
          field: 'first',
          text: 'הסקירה בדקה טיפול באור לדיכאון. הטיפול היה טוב במעט ממנורה חלשה בעשרים מחקרים עם 620 אנשים.',
        },
      ],
    });
    expect(said.map(({ text }) => text).join()).toContain(
      'כאן נטען יותר מאשר בטקסט הראשון: ״מרפא״',
    );
  });

  test('is told so where the first is all there is', async () => {
    const [said] = await comments({ focus: 'summary', draft: exaggerated, earlier: [] });
    expect(said).toMatchObject({ kind: 'change' });
    expect(said!.text).toContain('“cures” claims much');
  });
});

describe('nothing of the kind is said', () => {
  test.each([
    'Light treatment was modestly better than a dim lamp. It may one day help to cure depression, but nobody has proved it.',
    'Can light cure depression? In twenty studies with 620 people a morning lamp was modestly better than a dim one.',
    'Anna opens her curtains early. Light treatment was modestly better than a dim lamp in twenty studies with 620 people.',
    'Twenty studies with 620 people do not prove that light helps. Morning light was associated with better mood.',
  ])('%s', async (draft) => {
    const said = await comments({ focus: 'rebuilding', draft });
    expect(said.map(({ text }) => text).join()).not.toMatch(/claims more|more careful/u);
  });
});

test('what was told of one version is told of the next as still there, and nothing is praised', async () => {
  const earlier = [{ field: 'first', text: first }];
  const before = [{ ...nothingAsked, focus: 'logos' as const, draft: exaggerated, earlier }];
  const draft = `${exaggerated} We saw it in 620 people.`;
  const said = await comments({ focus: 'pathos', draft, earlier, before });
  expect(said.map(({ kind }) => kind)).toEqual(['change']);
  expect(said[0]!.text).toContain('“cures” is still there');
});
