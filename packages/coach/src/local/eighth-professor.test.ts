import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { peopleIn } from '../rules/listings.ts';
import { waysIn } from '../rules/plans.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { nothingAsked } from './nothing-asked.ts';
import { coach, ofLast, said } from './said-for-tests.ts';

// What four professors found untrue, in twenty-three conversations of their students.

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  // “הכי” is “most”, and no “because”.
  ['logos', 'הפאנלים מבגדים ישנים הם הפתרון הכי טוב לרעש בכיתות שלנו.', {}, 'נימוק'],
  // A plant that heals by its name claims nothing.
  [
    'issue',
    'המחקר שלי מתעד ידע על צמחי מרפא אצל מטפלות מבוגרות בנגב. לא ברור של מי הידע הזה.',
    {},
    'טוען הרבה',
  ],
  [
    'logos',
    'Diggers cost the county more wall than they save, and the cure is a change of dates.',
    { earlier: [{ field: 'text', text: 'Diggers cross the mud in spring, and the wall fails.' }] },
    '“cure”',
  ],
  // Who recommends is named, and it is not the writer who claims.
  [
    'logos',
    'The conservation office recommends lime for all historic walls, which it says should be good for bees.',
    {},
    'no number, source or comparison',
  ],
  // The number is of the evidence, and the sentence concludes.
  [
    'evidence',
    'Before the diffusers 14 people quit in three months, and after it only 6 people quit in three months, so rosemary reduces quitting by more than half.',
    { answer: 'It went down from 14 to 6, and that is a lot.' },
    'can be checked',
  ],
  // What was pasted as a slogan is not praised as shared.
  [
    'pathos',
    'Healthy hands for gamers! The sleeve shakes when the wrist bends too far.',
    { answer: 'Healthy hands for gamers' },
    'The value you share',
  ],
  // The aim of a study is no step that wants a date.
  [
    'resolutions',
    'We are developing a sensor so farmers can choose cows that burp less and the climate will be better. The issue is that the cow cannot agree.',
    {},
    'By when will this be done',
  ],
  // A limit that was named is not asked for.
  [
    'ethos',
    'שמתי ספרים לשנה במרתף ובסלון. שנה היא לא שלושים שנה, ועל ספרים מנייר טוב יותר אני עוד לא יודעת.',
    {},
    'מה אינכם יודעים עדיין',
  ],
  [
    'ethos',
    'I measured how strongly water must pull before the mud moves. I don’t know yet whether one spring can be made good.',
    {},
    'How sure are you of this sentence',
  ],
  // 330 is 22 times 15.
  [
    'evidence',
    'מדדתי את משך התפילה ב-22 בתי כנסת, ובכל אחד חילקתי שאלון ל-15 מתפללים.',
    { answer: 'הראיה היא המתאם ב-22 בתי כנסת עם 330 מתפללים.' },
    '330',
  ],
  // What should be done has no other cause to look for.
  [
    'reasoning',
    'All cities must forbid split shifts and then accidents will go down by half.',
    { answer: 'They said that they sleep less and crash more in the night.' },
    'All cities must',
  ],
])('does not say of %s: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});

it('takes “בלשנית” for no “שנית”', () => {
  const ways =
    'אני בלשנית, ואני מתעדת שפה. דרך אחת היא לשבת עם כל אישה. דרך שנייה היא ועדה של שלושה.';
  expect(waysIn(readPassage(ways)).map(({ text }) => text)).toEqual([
    'דרך אחת היא לשבת עם כל אישה.',
    'דרך שנייה היא ועדה של שלושה.',
  ]);
});

it.each([
  ['The linguists watched the tapes with the committee.', ['linguists', 'committee']],
  [
    'ועדת האתיקה לא דורשת הסכמה מהדיירים, והנהלת המעונות מממנת.',
    ['ועדת האתיקה', 'דיירים', 'הנהלת המעונות'],
  ],
  ['השפה מדוברת היום, ואני חוקרת אותה.', []],
])('finds who is named: %s', (text, people) => {
  const draft = readPassage(text);
  expect(peopleIn({ draft, language: draft.language })).toEqual(people);
});

it('lists nobody where it knows one alone, and says that it may miss some', async () => {
  expect(
    await said('issue', 'A nurse fills in the form, and nobody explains what it is for.'),
  ).not.toContain('I recognise');
  expect(
    await said('issue', 'A nurse fills in the form for a patient, who may be harmed by it.'),
  ).toContain('“nurse” and “patient”; there may be others.');
});

it('counts no word as rare that two common ones make', async () => {
  const draft = 'When a silk ballgown comes out of its box, it may harm museums that keep it.';
  const jargon = [{ word: 'ballgown', count: 0 }];
  expect(await said('summary', draft, { jargon })).not.toContain('ballgown” counts as');
  const term = draft.replace('ballgown', 'nanotube');
  expect(await said('summary', term, { jargon: [{ word: 'nanotube', count: 0 }] })).toContain(
    '“nanotube” counts as',
  );
});

it('praises what a last text took from an answer by words that stand in the sentence shown', async () => {
  const first =
    'I asked 31 drivers of one depot about their sleep. They crash more after short nights.';
  const draft = `${first} I asked only drivers, and maybe some of them lied because they are afraid of the boss.`;
  const answers = {
    reasoning: 'They told the truth, maybe not all of them because they are afraid of the boss.',
    objection: 'Maybe the bosses will say that the drivers are old, but this is an excuse.',
  };
  const to = (focus: keyof typeof answers) => ({
    ...nothingAsked,
    focus,
    draft: first,
    answer: answers[focus],
  });
  const before = [to('reasoning'), to('objection')];
  const earlier = [{ field: 'initialSummary', text: first }];
  const comments = await ofLast(draft, earlier, before);
  expect(comments[0]?.text).toBe(english.inText.nowThere.reasoning('“boss”'));
});

it('praises nothing that nobody in particular has shown', async () => {
  const first = 'We put rosemary in a room of 20 agents. Fewer of them quit.';
  const draft = `${first} Smell goes to the brain and changes the mood, as scientists have shown.`;
  const answer = 'Smell goes to the brain and changes the mood of the agents.';
  const before = [{ ...nothingAsked, focus: 'reasoning' as const, draft: first, answer }];
  const earlier = [{ field: 'initialSummary', text: first }];
  const comments = await ofLast(draft, earlier, before);
  expect(comments.filter(({ kind }) => kind === 'works')).toEqual([]);
});

it('asks once of a promise that stands in a revision', async () => {
  const draft = 'Half of the jokes were lost. This proves that subtitlers do not know Korea.';
  const earlier = [{ field: 'initialText', text: `${draft} More follows.` }];
  const request = { ...nothingAsked, focus: 'revision' as const, draft, earlier };
  const { comments } = await coach.comment(request);
  expect(comments[0]?.text).toContain('“proves” claims much');
  const again = await coach.comment({ ...request, said: comments.map(({ text }) => text) });
  expect(again.comments).toEqual([]);
});

it('sets an answer that doubts a cause beside the sentence that tells it', async () => {
  const draft =
    'Repointing a wall with lime mortar increases the number of bee nests in it. I counted 64 walls.';
  const answer =
    'I am fairly sure of the link and much less sure that lime is its cause. It stops at our county.';
  expect(await said('certainty', draft, { answer })).toContain(
    'this sentence says “increases”. Which of the two do your data carry?',
  );
  const hedged = draft.replace('increases', 'seems to raise');
  expect(await said('certainty', hedged, { answer })).not.toContain('Which of the two');
});

it.each([
  ['Before the diffusers 14 people quit, and after it only 6 people quit in three months.', true],
  ['לפני הקורס טעו 14 תלמידים, ואחרי הקורס רק 6 תלמידים טעו.', true],
  [
    'Before the diffusers 14 people quit, and after it only 6. In a similar room without them nothing changed.',
    false,
  ],
])('asks what else changed between two times: %s', async (draft, isAsked) => {
  const all = await said('logos', draft);
  expect(/Between the two times|בין שני הזמנים/u.test(all)).toBe(isAsked);
});

it('names what is still claimed by a word of its own sentence', async () => {
  const draft = 'We followed adults. Coffee causes longer lives in adults of the town.';
  const earlier = [
    {
      field: 'initialSummary',
      text: 'We followed adults. Coffee is associated with longer lives in adults of the town.',
    },
  ];
  const request = { ...nothingAsked, focus: 'final' as const, draft, earlier };
  const { comments } = await coach.comment(request);
  expect(comments[0]?.quote).toContain('Coffee causes');
  const again = await coach.comment({ ...request, said: comments.map(({ text }) => text) });
  expect(again.comments[0]?.text).toBe(english.change.still('causes'));
});

// What four more found, of the coach as it stood after these.

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'certainty',
    'היישובים ננטשו כי הביקוש ליין ירד.',
    {
      answer:
        'אני בטוחה למדי בזמן הירידה, ופחות בסיבתה. המסקנה נכונה לנגב, וייתכן שאינה חלה על החוף.',
    },
    'בטוחה לגמרי',
  ],
  [
    'logos',
    'The county should have every track above a building zone dated before the next map is drawn.',
    {},
    'How do you know',
  ],
  [
    'issue',
    'We film public swimming pools, where children and nurses may be seen.',
    {},
    '“public”',
  ],
  [
    'resolutions',
    'The women may be fired. If a hotel refuses these terms, I will work with two of them next year.',
    {},
    'says what will be done',
  ],
  [
    'resolutions',
    'The ethical issue is privacy: the people wrote private things and did not agree that somebody will read it.',
    {},
    'By when will this be done',
  ],
  [
    'halving',
    'סבתא שלי דיברה ג׳והורי, השפה של יהודי ההרים מהקווקז.',
    { jargon: [{ word: 'ג׳והורי', count: 0 }] },
    'נחשבת למילה נדירה',
  ],
  [
    'rebuilding',
    'ג׳והורי היא שפתם של יהודי ההרים. מעט דוברים נשארו, והילדים כבר אינם לומדים אותה.',
    {
      jargon: [{ word: 'ג׳והורי', count: 0 }],
      earlier: [
        { field: 'text120First', text: 'סבתא שלי דיברה ג׳והורי, השפה של יהודי ההרים מהקווקז.' },
        { field: 'text30', text: 'ג׳והורי נעלמת, ומעט דוברים נשארו.' },
      ],
    },
    'מוסבר במקום',
  ],
  [
    'one-point',
    'We played bells to two groups. Both groups, however, heard the minor-third bells as sadder.',
    {
      table: [
        [
          '1',
          'Habit shapes liking, but everyone hears the sadness.',
          'Both groups, however, heard the minor-third bells as sadder.',
        ],
      ],
    },
    'shares no word',
  ],
  [
    'naming',
    'שפני סלע חיים היום בתוך יישובים רבים. השפנים שרים.',
    { table: [['שפנים', '', 'שפן סלע']] },
    'עוד אינו מופיע',
  ],
  [
    'given-new',
    'השיר בנוי מהברות שונות. לישמניה היא מחלת עור שמועברת בעקיצה.',
    { table: [['לישמניה היא מחלת', 'לשפנים בשכונות']] },
    '״שונות״',
  ],
  [
    'reasoning',
    'הצל של הפאנלים הוא הגורם העיקרי לכך שיש פחות מניות. הם מוצבים בשורות. הצל מקרר את הקרקע ומאפשר למינים אחרים להתבסס.',
    { answer: 'הראיה תומכת כי בשורות המוצלות ספרנו פחות מניות חולות.' },
    'מה קורה ביניהם',
  ],
  [
    'evidence',
    'I measured the five largest thalli on each of 64 walls in three valleys. The code let families own terraces. It was late. Most of the walls, 47 out of 64, fall between 1830 and 1890.',
    {
      answer:
        'The strongest evidence is the clustering: 47 of 64 walls in three valleys fall in the same sixty years.',
      before: [
        {
          ...nothingAsked,
          focus: 'claim',
          draft: '',
          answer: 'The code let families own terraces.',
        },
      ],
    },
    'five largest',
  ],
])('does not say of %s, either: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});
