import type { CoachFocus } from '@vernacular/exercises';
import { expect, describe, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const saidOf = async (focus: CoachFocus, draft: string): Promise<string> => {
  const { comments } = await coach.comment({
    ...nothingAsked,
    focus,
    draft,
  });
  return comments.map(({ text }) => text).join('\n');
};

describe('what good Hebrew prose showed', () => {
  test('“the clear wish” promises no certainty', async () => {
    const said = 'הקבוצה פועלת בניגוד לרצון הברור של התושבים. התושבים דורשים שהגן יישאר פתוח.';
    expect(await saidOf('claims', said)).not.toContain('טוען הרבה');
  });

  test('a year is nothing that a sentence takes up', async () => {
    const said = 'בשנת 1995 רעדה האדמה באילת ונפגעו בתים. בשנת 2012 נבנו הבתים מחדש בידי העירייה.';
    expect(await saidOf('given-new', said)).not.toContain('מתחיל בדבר מוכר');
  });
});

describe('what good English prose showed', () => {
  test.each<[CoachFocus, string, RegExp]>([
    [
      'claims',
      'Answering this has proven difficult because reading involves many processes.',
      /claims much/u,
    ],
    [
      'claims',
      'Lessons improve road safety knowledge. Whether these changes can be linked to fewer deaths is unknown. Safety improves deaths.',
      /Two things go together|come first/u,
    ],
    [
      'issue',
      'The treatment was tried on 1,997 newborns in thirty-five trials, and the cream caused short spells of choking and gagging.',
      /anybody named/u,
    ],
    [
      'summary',
      'Studies in algae have suggested that a family of proteins, short for a long name that nobody likes, helps to construct complexes.',
      /for whom it matters/u,
    ],
  ])('%s: %s', async (focus, draft, words) => {
    expect(await saidOf(focus, draft)).not.toMatch(words);
  });
});
