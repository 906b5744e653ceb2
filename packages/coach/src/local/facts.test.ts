import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });

const said = async (
  focus: CoachFocus | 'final',
  draft: string,
  more: Partial<CoachRequest> = {},
) => {
  const { comments } = await coach.comment({ ...nothingAsked, focus, draft, ...more });
  return comments.map(({ text, quote }) => `${quote} ${text}`).join('\n');
};

// From a press release on the sleep of students, and from an essay of a pupil.
const sleep =
  'Students report a lot of issues with sleep quality, said Orzech. Roommates, dorm noise, and academic stress make college a novel sleeping environment, she found. It is disruptive to their sleep. Salafsky said the study indicates students are receptive to help.';
const recess =
  'Recess is great because it uses up some of our energy. However, we only get 10 minutes of recess, which just is not enough time. Also, some students mess around because they want a little break.';

describe('what a table says is held against the text', () => {
  test('a sentence that is to link back', async () => {
    const table = [['Roommates, dorm noise', 'why students sleep badly']];
    expect(await said('given-new', sleep, { table })).toMatch(
      /^Roommates.*before names “Students”/mu,
    );
  });

  test('a sentence that links back is not asked to', async () => {
    const table = [['Roommates, dorm noise', 'the roommates of the students']];
    expect(await said('given-new', sleep, { table })).not.toMatch(/link back/u);
  });

  test('what a pointing word stands for, named nowhere before it', async () => {
    const table = [['It is disruptive', 'campus parties']];
    expect(await said('reference', sleep, { table })).toContain(
      'You say that it stands for “campus parties”. I find none of these words before this place.',
    );
  });

  test('a connector that the list leaves out', async () => {
    const table = [['Also', 'adds', '-']];
    expect(await said('connectors', recess, { table })).toMatch(/“however” opens this sentence/iu);
  });

  test('a point at the beginning of a long sentence is not said to stand at its end', async () => {
    const draft =
      'The study indicates that students think their sleep is better than it is and that a campaign costing less than $2,500 was able to help nearly 10 percent of students find ways to rest.';
    const table = [['1', 'Students think their sleep is better.', draft]];
    expect(await said('one-point', draft, { table })).not.toMatch(/end of this sentence/u);
  });
});

describe('what the student said of the text is parted into what stands there and what does not', () => {
  test('a “not” about something else does not deny a value', async () => {
    const draft =
      'A new mother sits on the edge of her bed and cannot sit straight for the pain. What would bring her relief?';
    const more = { answer: 'relief for new mothers' };
    expect(await said('pathos', draft, more)).not.toMatch(/denies it/u);
    const relieve = 'Ice packs may relieve pain after birth.';
    expect(await said('value', relieve, { ...more, choice: 'Yes' })).not.toMatch(/I don’t find/u);
  });
});

describe('the last version beside the first', () => {
  const earlier = [{ field: 'initialText', text: recess }];
  const table = [['recess', 'break', 'recess']];

  test('a name that is the only one now', async () => {
    const draft = recess.replace('a little break', 'a rest');
    expect(await said('final', draft, { table, earlier })).toContain(
      'In your first version “break” stood beside “recess”.',
    );
  });

  test('a limit that is new', async () => {
    const first = `${'We asked the pupils of four schools about it and '.repeat(4)}wrote it down.`;
    const before = [{ field: 'text120First', text: first }];
    const limit = 'We asked pupils. We do not know yet how it is in other cities.';
    expect(await said('rebuilding', limit, { earlier: before })).toContain(
      'New since your first version.',
    );
  });
});

const halves = (first: string, draft: string) =>
  said('halving', draft, { earlier: [{ field: 'text120First', text: first }] });

describe('no remark that is not so', () => {
  test('“Twenty-two” is 22', async () => {
    const first =
      'Twenty-two trials compared children given a lactose-free feed with those given lactose.';
    const draft = 'In 22 trials children given a lactose-free feed got well sooner.';
    expect(await halves(first, draft)).not.toContain('“22”');
  });

  test('who has never tasted it comes for a taste all the same', async () => {
    const first =
      'They come for a taste of the unknown, something most have never tasted: sweet, cold ice cream.';
    const draft = 'They come for a taste of something new: sweet, cold ice cream.';
    expect(await halves(first, draft)).not.toMatch(/seems to say the opposite/u);
  });

  test('“hard to imagine that any” and “no … will” are one', async () => {
    const first =
      'It is hard to imagine that any future blues artist will have the influence of King.';
    const draft = 'No blues artist will ever have the influence of King.';
    expect(await halves(first, draft)).not.toMatch(/seems to say the opposite/u);
  });

  test('a limit is not new where the first version had one', async () => {
    const first =
      'We found four studies. We are uncertain whether antibiotics have an effect on infection.';
    const earlier = [{ field: 'text120First', text: first }];
    const draft = 'We found four studies of babies. They were small, so we do not know for sure.';
    expect(await said('rebuilding', draft, { earlier })).not.toContain('New since');
  });

  test('a cause that no earlier version told of is asked about', async () => {
    const first =
      'In 17 percent of colonies, the bees’ food held high levels of pesticides, according to an analysis.';
    const draft = 'Pesticides cause the death of all bees in all colonies.';
    expect(await halves(first, draft)).toContain('claims more than your first text does: “cause”');
  });

  test('one claim is not called bare twice in a message', async () => {
    const draft =
      'I believe that school uniforms should not be required. Students should be allowed to wear what they want.';
    const words = await said('claims', draft);
    expect(words.match(/I see no number/gu)).toHaveLength(1);
  });

  test('“three times a week” is no number that was found', async () => {
    expect(
      await said(
        'claims',
        'I believe that we should have recess at least three times a week so we have more days where we have it than not. It will make seventh graders less restless in class.',
      ),
    ).not.toContain('with it: “three times”');
  });

  test('a lactose-free feed frees no children', async () => {
    const draft = 'Trials compared outcomes for children given a lactose-free feed with others.';
    expect(await said('summary', draft)).not.toContain('for whom it matters');
  });

  test('who was asked for a scene is not told that it is one story', async () => {
    const draft = 'Last Tuesday my friend fell asleep in math. Pupils need time outside.';
    expect(await said('pathos', draft, { answer: 'rested pupils' })).not.toMatch(
      /one story|one case/u,
    );
  });

  test('נדבקות speaks of הדבקה', async () => {
    const first =
      'הסיכון להדבקה בנגיף גבוה אצל נשים באזור המרכז. ההדבקה קורית בבית. את ההדבקה אפשר למנוע בשטיפת ידיים.';
    expect(
      await halves(first, 'נשים באזור המרכז נדבקות בנגיף יותר, ולכן כדאי לשטוף ידיים.'),
    ).not.toMatch(/״ה?הדבקה״/u);
  });
});
