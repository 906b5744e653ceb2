import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { said } from './said-for-tests.ts';

// What three professors found untrue, or missed, in twenty-one conversations of their students.

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'halving',
    'Truck drivers don’t sleep enough and it is dangerous. We asked them at a rest stop.',
    {
      earlier: [
        { field: 'text120First', text: 'My research is about truck drivers and sleep. It is new.' },
      ],
    },
    'seems to say the opposite',
  ],
  [
    'given-new',
    'We heard a low thud and the sound of air bubbles. To learn what the sounds mean, we filmed the ice.',
    { table: [['To learn what the sounds', 'the thud and the fizzing']] },
    'does not take it up',
  ],
  [
    'connectors',
    'The microphones hang in one fjord. Next year they go to two more fjords.',
    { table: [['because', 'causes', '']] },
    '“next”',
  ],
  [
    'ethos',
    'מרים בת השבע מספרת לסבא שלה איך הכלב ברח, רק בידיים ובגבות, והוא צוחק.',
    { earlier: [{ field: 'text', text: 'בדקנו את שפת הסימנים של הכפר.' }] },
    'מה לא ידוע',
  ],
  [
    'certainty',
    'בדקנו ארבעים חדרים של מאה ילדים, והתקרה הורידה את הרעש.',
    { answer: 'המסקנה נכונה לחדרים כאלה, וזה לא חל על אכילה בחצר או בכיתות.' },
    'למי, או מתי',
  ],
  [
    'logos',
    'A ban may bring back the tailors, I would say 80 percent sure.',
    {
      earlier: [
        {
          field: 'text',
          text: 'A ban may bring back the tailors, and 40 percent of each bale is waste.',
        },
      ],
    },
    'The version before says',
  ],
  [
    'issue',
    'הבעיה היא שהסיפורים שייכים למשפחות, ובור מים הוא גם הוכחה שמישהו ישב במקום.',
    {},
    'טוען הרבה',
  ],
  [
    'ethos',
    'We are a startup with a lot of experience. The panels grow in 12 days.',
    { answer: 'We are a startup with a lot of experience.' },
    'what you told me about yourself',
  ],
  [
    'naming',
    'טור הומוריסטי עמד בכל עיתון. הטורים ההומוריסטיים לעגו לכולם.',
    { table: [['טור הומוריסטי', 'הטורים ההומוריסטיים', 'טור הומוריסטי']] },
    'האם הכוונה שם',
  ],
])('does not say of %s: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});

it('asks of a number that changed beside others that are new', async () => {
  const earlier = [
    { field: 'text', text: 'I studied 22 drivers. They slept 5 hours with a sensor.' },
  ];
  const draft =
    'I studied 30 drivers in 4 companies with a sensor, and they slept badly for 9 nights.';
  expect(await said('logos', draft, { earlier })).toContain('“22” here, and this one “30”');
});

it.each<[CoachFocus, string, boolean]>([
  [
    'issue',
    'We collect videos of people signing. The videos are public anyway, so it is okay.',
    true,
  ],
  [
    'resolutions',
    'There is no issue left because the committee approved it, and farmers gain.',
    true,
  ],
  ['issue', 'אנחנו אוספים סרטונים של אנשים. הסרטונים גלויים לכולם, ולכן מותר לאסוף אותם.', true],
  [
    'resolutions',
    'We will begin once the committee has approved it and each family agreed.',
    false,
  ],
  ['issue', 'The pupils swim in a public pool, and cameras film children there.', false],
])('asks whom what is allowed may hurt: %s, %s', async (focus, draft, isAsked) => {
  expect(/may still hurt|גם מה שמותר/u.test(await said(focus, draft))).toBe(isAsked);
});

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'summary',
    'אני בודק שלושה זנים, סורי, נבאלי ומנזנילו. חשוב לדעת איזה מהם מתאים.',
    { jargon: [{ word: 'נבאלי', count: 0 }] },
    'נחשבת למילה נדירה',
  ],
  [
    'naming',
    'לכל מת יש שם. השם חקוק באבן, ושם אחר ביומן.',
    { table: [['שם', '', 'שם']] },
    'שמחברת משפטים',
  ],
  ['summary', 'המחקר חשוב לתעשייה ולצרכנים ולכל מי שאוהב אוכל.', {}, 'למי זה חשוב'],
  [
    'rebuilding',
    'We asked 30 neighbours on a scale. Those with kids said 3 out of 10.',
    {
      earlier: [
        { field: 'text120First', text: 'We asked 30 neighbours on a scale how they feel.' },
      ],
    },
    '“10” stands',
  ],
  [
    'given-new',
    'Tourists climb to the glacier each summer. Visitors experience a feeling which is called ecological grief. The tourists that felt this came back to the glacier. The glacier melts each summer. Tourists see the glacier melt.',
    { table: [['Tourists climb', 'nothing']] },
    'shares no key word',
  ],
])('does not say of %s, after the last reading: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  ['logos', 'A study from Harvard also showed that slug glue works.', {}, 'look it up'],
  [
    'pathos',
    'מה שנשאר מהלאדינו יוקלט השנה או לא יוקלט, כדי לא להשאיר סבתא בלי קול.',
    { answer: 'לא להשאיר סבתא בלי קול' },
    '״להשאיר סבתא בלי קול״',
  ],
  [
    'claims',
    'Snails are important for gardens and we are losing many species, so we should protect snails. So people should ask their doctor about it today.',
    {},
    'in the sentence itself',
  ],
  [
    'reasoning',
    'Moths are declining across Britain, and lighting is one of the few causes a council can change. Under lamps we counted 19 percent fewer seeds.',
    { answer: 'The seeds were fewer under lamps, and only the light was not the same.' },
    'Moths are declining',
  ],
])('does not say of %s, after a second reader: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'objection',
    'התיפוף הוריד את האלימות בשישה בתי ספר, בהנחה שתורני ההפסקה לא השפיעו על הילדים.',
    { answer: 'מבקר יגיד שאולי הירידה היא בגלל תורני ההפסקה שהמשרד הוסיף, ולא בגלל התיפוף.' },
    'איני רואה התנגדות',
  ],
  [
    'certainty',
    'התיפוף הוריד את האלימות בשישה בתי ספר.',
    { answer: 'לא יודע, אני די בטוח. אולי זה לא יעבוד בתיכון.' },
    '״לא יודע, אני די בטוח״',
  ],
  [
    'pathos',
    'ישבה לידנו מרים, בת שמונים ושבע, ושמעה את סבה שר. היא לא הכירה את קולו.',
    { answer: 'קולות סבינו לא ייעלמו' },
    'איני מוצא בטקסט את המילים',
  ],
])('does not say of %s, after a Hebrew reader: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});
