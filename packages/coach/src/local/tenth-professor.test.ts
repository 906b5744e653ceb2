import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { readPassage } from '../text/passage.ts';
import { peopleIn } from '../rules/listings.ts';
import { nothingAsked } from './nothing-asked.ts';
import { coach, said } from './said-for-tests.ts';

// What three more professors found untrue, or missed, in sixteen conversations of their students, in the students’ words.

const first = (text: string) => ({ earlier: [{ field: 'text', text }] });

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'summary',
    'Their blue comes from a plant called woad, and light slowly kills it. That is why museums keep the rooms so dark that visitors can hardly see anything.',
    {},
    'stands without a noun',
  ],
  [
    'naming',
    'We listened to the frequencies of a struck bell. The lowest five of these, which founders call the partials, decide how it sounds.',
    { table: [['partials', 'frequencies', 'partials']] },
    'stands in the text once',
  ],
  [
    'one-point',
    'The hives hang on a fence. We counted 41 visits in the season before and 12 after. So it works. The farmers were glad.',
    { table: [['1', 'it works', 'We counted 41 visits in the season before and 12 after.']] },
    'shares no word',
  ],
  [
    'resolutions',
    'I will keep to the plan. One way is that we delete the words. Another is to apply to the ethics committee, but they usually take four months, so I would go ahead now. The software will pick out the vowels for six weeks.',
    {},
    'Another is to apply',
  ],
  [
    'resolutions',
    'Two ways are open to us here in the city: to ask or to wait. Passengers and drivers speak; software will pick out the vowels for six weeks.',
    {},
    'a step with its time',
  ],
  [
    'halving',
    'בשיער של חמור נשמר קורטיזול (הורמון של לחץ), ומדדנו קורטיזול אצל ארבעים חמורים.',
    {
      ...first('בשיער של חמור נשמר הורמון שנקרא קורטיזול, שהגוף מפריש במצבי לחץ.'),
      jargon: [{ word: 'קורטיזול', count: 1 }],
    },
    'חדש',
  ],
  [
    'issue',
    'אני בונה מודל של קול. רוב הדוברות כבר מתו, והבעיה היא שהן לא הסכימו לזה. הנכדים שומעים סבתות בטלפון. הקול שלהן נשמר.',
    {},
    'מופיעה רק במשפט הזה',
  ],
  [
    'connectors',
    'השוויתי מחירים של מצרכים במתכונים. מתוך ההשוואה חישבתי את הפער לכל משפחה.',
    { table: [] },
    'אין מילת קישור',
  ],
  [
    'claims',
    'המחקר שלי עוסק בקשר בין שדות סולאריים לבין דבורי דבש בנגב. לכן הדבורים מביאות יותר דבש.',
    {},
    'בא קודם',
  ],
  [
    'ethos',
    'We don’t know yet everything but it’s clear. The lichens die near roads.',
    {},
    'what is not known',
  ],
  [
    'rebuilding',
    'The same bees flew the wrong way, and many came home only in the evening.',
    first('We followed two hundred bees.'),
    'what is not known',
  ],
  [
    'certainty',
    'אם אני צודקת, הצפיפות תשמש מדד לקרבה גם כשאיננו יודעים דבר על הקשר, ונשרטט רשתות שלמות.',
    { answer: 'אני די בטוחה בזה.' },
    'מה לא ידוע',
  ],
  [
    'logos',
    'Compared with two lifeguards who watched the same 1,150 images, our program found 86 % of the rips, so it reduces the danger.',
    {},
    'How do you know',
  ],
  [
    'reasoning',
    'The hand teaches the eye: when you draw each note you decide where it sits. Hand copying causes better reading.',
    { answer: 'The group that copied became better, and the other one hardly changed at all.' },
    'but not how',
  ],
  [
    'rebuilding',
    'One ship is not many, and our calendar reaches back only to 1400.',
    first('We date a ship by its wood.'),
    '“1400”',
  ],
  [
    'given-new',
    'Lichens grow on stone. We measured lichens on four walls of the castle. Lichenometry was first used on glaciers in the Alps by Beschel long ago. The lichens of the castle grow slowly. Each castle has lichens.',
    {},
    'shares no key word',
  ],
  [
    'naming',
    'הצבנו לוחות סולאריים ובדקנו לוחות זכוכית. הלוחות נבדקו כל שבוע.',
    { table: [['לוחות', '', 'לוחות סולאריים בשדה, לוחות זכוכית בניסוי']] },
    'עוד אינו מופיע',
  ],
  [
    'given-new',
    'ארבעים לוחות זכוכית הוצבו בשורה. חצי מהם כוסו בכל לילה כדי שלא יירטבו, וחצי נשארו גלויים.',
    {},
    'איני מוצא במשפט הזה',
  ],
  [
    'evidence',
    'פסוקים ארוכים מפחיתים חרדה אצל זמרים במקהלה. עקבתי במשך עשר חזרות אחרי 48 חובבים. רשמתי הכול ביומן. המנצחים עזרו. בחזרות של פסוקים ארוכים החרדה ירדה ב־6.2 נקודות ובקצרים ב־3.1.',
    {
      answer: 'אצל 48 הזמרים החרדה ירדה בחזרות ארוכות ב־6.2 נקודות ובקצרות ב־3.1.',
      before: [
        {
          ...nothingAsked,
          focus: 'claim',
          language: 'he',
          draft: 'פסוקים ארוכים מפחיתים חרדה אצל זמרים במקהלה.',
          answer: 'פסוקים ארוכים מפחיתים חרדה אצל זמרים במקהלה.',
        },
      ],
    },
    'יקרב בין השניים',
  ],
  [
    'naming',
    'הרשימות מזכירות מזון ליום אחד או יומיים בלבד. קנייה יומיומית נכתבה בהן בחופזה.',
    { table: [['קנייה יומיומית', 'מזון ליום אחד או יומיים', 'קנייה יומיומית']] },
    'אף שבחרתם',
  ],
  [
    'reasoning',
    'Changing street lamps from white LED to amber lowers the number of birds that fall.',
    { answer: 'The birds that fell were fewer in both years after the change.' },
    'but not how',
  ],
  [
    'evidence',
    'We counted 412 fallen birds in the two years before and 171 in the two years after.',
    { answer: 'The count is the strongest: 412 before and 171 after, on almost 600 birds.' },
    '“600 birds”',
  ],
  [
    'resolutions',
    'The issue is consent: if I ask beforehand people talk differently and the data is worthless. So the solution is that I skip asking. After two months I will hang a sign in the salon.',
    {},
    'In your text I find',
  ],
])('does not say of %s: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).not.toContain(remark);
});

it.each<[CoachFocus, string, Partial<RubricRequest>, string]>([
  [
    'claim',
    'In early March we installed two brushes in a barn with 62 cows. Mean yield rose from 27.4 litres per day before the installation to 29.6 litres in the eight weeks after. We conclude that brushes raise milk yield.',
    { answer: 'Our claim is that brushes raise the milk yield of a herd.' },
    'to whom this did not happen',
  ],
  [
    'logos',
    'At the end of the year I gave them ten questions. The average was 4.6, which is very high.',
    first(
      'At the end of the year I gave them ten questions. The average was 4.3, which is very high.',
    ),
    'says “4.3” here, and this one “4.6”',
  ],
  [
    'rebuilding',
    'Modern lamps fade old tapestries less. Every castle could turn the light on for children, and they could see the animals on the wall.',
    first(
      'We tested lamps in one castle. So far we counted six squares that faded 30 % less than others under the new lamp.',
    ),
    'I find none of its numbers here',
  ],
  [
    'ethos',
    'We do not know yet whether every gauge stood still. Some 300 ledgers remain, a third damaged by damp.',
    first(
      'Some 300 ledgers of gauges remain, and a third are damaged by damp. They should be photographed within the next three years.',
    ),
    'I find no such sentence here',
  ],
  [
    'issue',
    'I want to put small microphones under the seats of trams. Passengers will not know they are recorded, and some talk about illness or money.',
    {},
    'no way to say no',
  ],
  [
    'resolutions',
    'I still decide not to ask the customers of the salon. After the two months I will hang a sign with my address.',
    {},
    'no way to say no',
  ],
])('says of %s: %s', async (focus, draft, more, remark) => {
  expect(await said(focus, draft, more)).toContain(remark);
});

it('does not ask twice of a word that stood in no earlier text', async () => {
  const draft =
    'Forty singers copied a score at home. This proves that copying helps them to read.';
  const asked = 'This claims more than your first text does: “proves”. Which finding supports it?';
  const shown = await said('evidence', draft, {
    ...first('Forty singers copied a score at home. This shows that copying helps them to read.'),
    answer: 'The score of the forty singers rose a lot.',
    said: [asked],
  });
  expect(shown).not.toContain('proves');
});

it('says that a word is still there only after another text was sent', async () => {
  const draft =
    'I gave fourteen pupils a questionnaire at the end of the year. This proves that the game builds empathy in them.';
  const before = [
    { ...nothingAsked, focus: 'revision' as const, draft, earlier: first('I play.').earlier },
  ];
  const ask = {
    ...nothingAsked,
    focus: 'evidence' as const,
    answer: 'The questionnaire is my evidence.',
    before,
  };
  const texts = async (text: string) =>
    (await coach.comment({ ...ask, draft: text })).comments.map((one) => one.text).join('\n');
  const { comments } = await coach.comment(before[0]!);
  expect(comments.map(({ text }) => text).join()).toContain('“proves');
  expect(await texts(draft)).not.toContain('still there');
  expect(await texts(`${draft} We play on Thursdays.`)).toContain('“proves” is still there');
});

const people = (text: string) =>
  peopleIn({ draft: readPassage(text), language: 'he', tag: undefined });

it('finds no monkeys in “שקופים”', () => {
  expect(people('פתרון אחד הוא להגביר את המודעות ולהיות שקופים, כדי לחיות בשמורה.')).toEqual([]);
  expect(people('אז המשפחה חותמת.')).toEqual(['משפחה']);
  expect(people('הקופים חיים ליד התלמידים.')).toEqual(['קופים', 'תלמידים']);
});
