import { openTagger } from '@vernacular/check';
import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false, tagger: await openTagger() });
const heard = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await coach.comment({ ...nothingAsked, focus, draft, ...more })).comments;
const said = async (...all: Parameters<typeof heard>) =>
  (await heard(...all)).map(({ text }) => text).join('\n');

/** From the lay summary of a Cochrane review, doi 10.1002/14651858.CD002067.pub2. */
const aspirin =
  'This review assessed both the pain-relieving effectiveness and the adverse effects of a single dose of aspirin in acute postoperative pain of moderate to severe intensity. We included 67 studies, with 3111 participants given aspirin in comparisons with 2632 given placebo. Most of the information was for a 600 mg or 650 mg dose. About 40% of those treated with aspirin will experience good levels of pain relief, compared with about 15% treated with placebo. This level of pain relief is comparable to that experienced with the same dose of paracetamol.';
/** From a piece of news about a survey in Norway. */
const screens =
  'הקשר בין שימוש במסכים לשינה ירודה אינו חדש, אך מחקר שפורסם לאחרונה מחזק את ההבנה הזו. כל שעה של שימוש במסך לאחר הכניסה למיטה מקצרת את זמן השינה ב־24 דקות. המחקר כלל 45,202 סטודנטים בנורבגיה.';
describe('what an answer says and the text does not', () => {
  test('is named of a claim', async () => {
    const answer = 'Surgeons should give aspirin after surgery.';
    expect(await said('claim', aspirin, { answer })).toMatch(/“Surgeons”|“surgery”/u);
  });

  test.each(['reasoning', 'objection', 'certainty'] as const)(
    'is not asked for of another answer, which the text may hold in other words: %s',
    async (focus) => {
      const answer = 'Because both groups had surgery, and only the pill differed in hospitals.';
      expect(await said(focus, aspirin, { answer })).not.toMatch(/no such word|“pill”/u);
    },
  );

  test('nobody is asked to put a promise into a text that makes none', async () => {
    const answer = 'I am 100% certain, because aspirin cures headaches and migraines.';
    for (const focus of ['certainty', 'reasoning', 'claim'] as const)
      expect(await said(focus, aspirin, { answer })).not.toContain('I find no such word');
  });

  test('nothing is named where the text says it in another form', async () => {
    const answer = 'The participants were compared, and their pains were relieved by one dosage.';
    expect(await said('reasoning', aspirin, { answer })).not.toContain('I find no such word');
  });
});

test('what a review examined is not praised as its claim', async () => {
  const courses =
    'The authors examined all studies that report an evaluation of motorcycle rider courses in reducing crashes, injuries and deaths. It is not clear if training reduces them.';
  const answer = 'Rider courses reduce crashes and deaths, so every rider should take one.';
  expect((await heard('claim', courses, { answer })).map(({ kind }) => kind)).not.toContain(
    'works',
  );
});

describe('a place in the text', () => {
  const claim = 'Aspirin gives good levels of pain relief to 40% of those treated.';

  test('a claim that comes late is told its place', async () => {
    const comments = await heard('claim', aspirin, { answer: claim });
    expect(comments.at(-1)?.text).toContain('number 4 of 5');
    expect(comments.filter(({ quote }) => quote !== '')).toHaveLength(1);
  });

  test('evidence far from the claim is told both places', async () => {
    const before = [{ ...nothingAsked, focus: 'claim', draft: aspirin, answer: claim } as const];
    const answer = 'We compared 3111 participants with aspirin and 2632 with placebo.';
    expect(await said('evidence', aspirin, { answer, before })).toContain(
      '“We included 67 studies, with 3111 participants given aspirin in comparisons with …”) stands 2 sentences before it',
    );
  });
});

describe('what is no answer to the question', () => {
  test.each([
    ['Why do you ask me this? What do you mean by it?', /can’t answer questions/u],
    ['האור של המסך מעיר את המוח ומאחר את השינה.', /in Hebrew/u],
  ])('%s', async (answer, words) => {
    const comments = await heard('reasoning', aspirin, { answer });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.text).toMatch(words);
  });

  test('an answer about something else gets no praise for its “because”', async () => {
    const answer =
      'I like pizza with mushrooms, because the dough is crisp and my brother bakes it.';
    const comments = await heard('reasoning', aspirin, { answer });
    expect(comments.map(({ kind }) => kind)).not.toContain('works');
  });
});

test('two sides of a Hebrew link end where the sentence goes on', async () => {
  const words = await said('claim', screens, { answer: 'שימוש במסך גורם לשינה קצרה.' });
  expect(words).toContain('״שינה ירודה״ בא קודם');
});

describe('who was never asked', () => {
  test.each([
    ['המטופלים סירבו להשתתף אבל אנחנו מקליטים בכל זאת, כי בלי זה אין מחקר.', 'בכל זאת'],
    ['בלי ידיעתן של האחיות נשמור את ההקלטות עד סוף השנה.', 'בלי ידיעתן'],
    ['המחלקה אמרה שאין צורך בהסכמה שלהם, ונתחיל לצלם ביום ראשון.', 'אין צורך בהסכמה'],
    ['We record the clerks without their knowledge and delete the names by May.', 'without their'],
  ])('%s', async (draft, words) => {
    const comments = await heard('resolutions', draft);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.text).toContain(words);
  });

  test.each(['We never film anybody without asking first.', 'לא נקליט איש בלי לשאול אותו קודם.'])(
    'is not said of a promise: %s',
    async (draft) => {
      expect(await said('resolutions', draft)).not.toMatch(/no way to say no|אין דרך לומר לא/u);
    },
  );
});

describe('who is named', () => {
  test('women are not found inside people', async () => {
    const draft = 'האנשים המבוגרים לא תמיד מבינים על מה חתמו, ובני המשפחה חותמים במקומם.';
    expect(await said('issue', draft)).not.toContain('״נשים״');
  });

  test('nurses are not found to be animals, nor refugee services a refugee', async () => {
    expect(await said('issue', 'האחיות לא ידעו שהמטופלים מוקלטים במחלקה.')).toContain('״אחיות״');
    const services =
      'Given the refugee services provider’s distinctiveness, readers could figure out the organisation. The director agreed.';
    expect(await said('issue', services)).not.toContain('“refugee”');
  });

  test('clerks are found, and animals are asked for no words', async () => {
    expect(await said('issue', 'The shop clerks may lose a job if the owner hears it.')).toContain(
      '“clerks”',
    );
    expect(
      await said('issue', 'ניסויים בבעלי חיים מקשים על החוקרים, ויש חובה למנוע סבל.'),
    ).not.toMatch(/בעלי חיים״:/u);
  });

  test('whom the first text alone names is asked about', async () => {
    const earlier = [
      {
        field: 'originalText',
        text: 'The director agreed, and staff may be known by name. Staff were not asked.',
      },
    ];
    const draft = 'I will show the draft to the director before I send it.';
    expect(await said('resolutions', draft, { earlier })).toContain(
      '“staff”: I find the word in your first text',
    );
  });
});

describe('the last text', () => {
  const answered = [
    {
      ...nothingAsked,
      focus: 'certainty',
      draft: aspirin,
      answer: 'It may not hold for children, or for adults in other hospitals.',
    } as const,
  ];
  const last = (draft: string, more: Partial<CoachRequest> = {}) =>
    coach.comment({ ...nothingAsked, focus: 'final', draft, before: answered, ...more });

  test('has taken over what was answered', async () => {
    const earlier = [{ field: 'initialSummary', text: aspirin }];
    const { comments } = await last(`${aspirin} We do not know whether it holds for children.`, {
      earlier,
    });
    expect(comments[0]).toMatchObject({
      kind: 'works',
      quote: 'We do not know whether it holds for children.',
    });
  });

  test('of a decision is asked about those who were never asked, and not praised', async () => {
    const issue = 'We go into forty shops with a hidden microphone and buy a phone card.';
    const { comments } = await coach.comment({
      ...nothingAsked,
      focus: 'final',
      draft: 'We record the clerks without their knowledge. We will delete the names by May.',
      earlier: [{ field: 'originalText', text: issue }],
      before: [{ ...nothingAsked, focus: 'issue', draft: issue }],
    });
    expect(comments.map(({ kind }) => kind)).toEqual(['question']);
  });
});
