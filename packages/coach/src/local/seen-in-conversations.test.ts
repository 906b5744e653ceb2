import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const reply = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await coach.comment({ ...nothingAsked, focus, draft, ...more })).comments;

const said = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await reply(focus, draft, more)).map(({ text }) => text).join('\n');

describe('who is named', () => {
  test('a Hebrew verb is nobody, and one child is not named beside the children', async () => {
    const words = await said(
      'issue',
      'המחקר שלנו בודק ילדים בכיתות א׳. קוראים להם לצאת מהכיתה אחד אחד. כל ילד נבחן לבד, שכן אין מקום לשניים. החוקרים עובדים מהר, וההורים עלולים להיפגע.',
    );
    expect(words).toContain('״ילדים״ ו״הורים״');
    expect(words).not.toMatch(/״(?:קוראים|שכן|עובדים|ילד)״/u);
  });

  test('readers are, where they stand as a noun', async () => {
    const words = await said('issue', 'המאמר עלול להטעות את הקוראים ולפגוע במשפחה של עובדים רבים.');
    expect(words).toMatch(/״הקוראים״.*״עובדים״/u);
  });

  test('patient survival, adult patients and a hospital stay name one group', async () => {
    const words = await said(
      'issue',
      'Our study looks at patient survival. Adult patients may be harmed, because nobody asked the family.',
    );
    expect(words).toContain('“patients” and “family”');
  });
});

describe('a decision', () => {
  const sleep =
    'We film how patients sleep in a shared ward. One way out is to film only those who agree. Another is to use a bracelet that hears them move.';

  test('two ways are seen where the second is only “another”', async () => {
    expect(await said('resolutions', sleep)).toContain('Another is to use a bracelet');
  });

  test('what the study does is no step of the plan', async () => {
    const words = await said(
      'resolutions',
      `${sleep} We will collect data from forty patients over two years.`,
    );
    expect(words).not.toMatch(/collect data|will be done, and when/u);
  });
});

describe('names', () => {
  const table = [['jargon', 'technical language', 'jargon']];
  const wall = 'Jargon is a wall. Many scientists do not see the wall of jargon.';

  test('a sentence that tells what a name means keeps both', async () => {
    const words = await said(
      'naming',
      `Jargon, or technical language, keeps readers out. ${wall}`,
      {
        table,
      },
    );
    expect(words).not.toContain('“technical language”');
  });

  test('another one is asked about, and nothing is “still” there before a revision', async () => {
    const words = await said('naming', `Technical language keeps readers out. ${wall}`, { table });
    expect(words).toContain('“technical language” stands in the text once');
  });
});

test.each([
  ['“However”', 'adds', 'The bees came home. However, they sang.'],
  ['because of', 'contrast', 'Because of the storm the bees were late. They sang.'],
  ['אבל', 'תוספת', 'הדבורים חזרו הביתה. אבל הן שרו כל הלילה.'],
])('%s as %s is asked about', async (connector, relation, draft) => {
  expect(await said('connectors', draft, { table: [[connector, relation, '']] })).toMatch(
    /Readers expect|הקורא מצפה/u,
  );
});

test('so is no part of some', async () => {
  const words = await said('connectors', 'Some bees came home. They sang all night.', {
    table: [['so that', 'adds', '']],
  });
  expect(words).not.toContain('Readers expect');
});

test('what is quoted of a sentence is one stretch of it', async () => {
  const draft = 'I have worked as a nurse in the children’s ward of our hospital for nine years.';
  const [praise] = await reply('credentials', draft, { answer: 'nurse, hospital, nine years' });
  const quoted = /“([^”]+)”/u.exec(praise?.text ?? '')?.[1] ?? '-';
  expect(draft).toContain(quoted);
});

describe('what an answer argues', () => {
  const phones =
    'Phones distract pupils in class. We counted 40 pupils in two schools, and grades fell by 12 percent where phones were allowed.';
  const inHebrew =
    'טלפונים מסיחים את דעתם של תלמידים. ספרנו 40 תלמידים בשני בתי ספר, והציונים ירדו ב־12 אחוז.';

  test.each([
    ['There are only two options: we ban phones or we lose a generation.', 'two ways only'],
    ['We can either ban phones now or accept that nobody reads.', 'all there is'],
    ['Everyone does it, all other schools already banned them.', 'many people can be wrong'],
    ['Millions of parents cannot be wrong.', 'many people can be wrong'],
    ['Science says so, phones are harmful.', 'tells who says it'],
    ['My professor says that phones harm, and he is a famous expert.', 'tells who says it'],
    ['Anyone who doubts this has no idea of pupils.', 'speaks about people'],
    ['Opponents have never taught in a school with phones.', 'best argument'],
  ])('%s', async (answer, words) => {
    expect(await said('objection', phones, { answer })).toContain(words);
  });

  test.each([
    ['יש רק שתי אפשרויות: לאסור טלפונים או לוותר על דור שלם.', 'שתי דרכים בלבד'],
    ['ידוע לכול שטלפונים מזיקים לתלמידים.', 'לטעות יחד'],
    ['המומחים מסכימים שטלפונים מזיקים.', 'אומר מי טוען'],
    ['מי שמתנגד פשוט עצלן ולא מבין בתלמידים.', 'מדבר על אנשים'],
  ])('%s', async (answer, words) => {
    expect(await said('objection', inHebrew, { answer })).toContain(words);
  });

  test.each([
    'Experts say so in a study of 300 pupils that measured their sleep.',
    'We could either survey pupils or watch lessons; both have a price.',
    'A critic may say that most people have never seen such a school.',
  ])('nothing weak in: %s', async (answer) => {
    expect(await said('objection', phones, { answer })).not.toMatch(
      /who says it|two ways|all there is|speaks about people|can be wrong/u,
    );
  });

  test('one question is enough', async () => {
    const comments = await reply('objection', phones, { answer: 'Science says so, no doubt.' });
    expect(comments.filter(({ text }) => text.endsWith('?'))).toHaveLength(1);
  });

  test('neither a year nor grades that only the writer has seen are praised as checkable', async () => {
    const class7 =
      'In my class the average grade rose from 71 to 84 percent after we read aloud. Cohen wrote of it in 2015.';
    for (const answer of [
      'The strongest evidence is my class: the average grade was 84.',
      'Cohen wrote of reading aloud in 2015.',
    ])
      expect(await said('evidence', class7, { answer })).not.toMatch(/can be checked|can go and/u);
  });
});

describe('a last summary', () => {
  const first = 'Phones distract pupils in class. We counted 40 pupils in two schools.';
  const of = (more: string) =>
    reply('final' as CoachFocus, `${first} ${more}`, {
      earlier: [{ field: 'initialSummary', text: first }],
    });

  test('is told what it gained', async () => {
    const [gain] = await of('We do not know yet how far this goes in other cities.');
    expect(gain?.text).toMatch(/^New since your first version\./u);
    expect(gain?.quote).toBe('We do not know yet how far this goes in other cities.');
  });

  test('is told nothing where it gained nothing', async () => {
    expect(await of('Phones are bad.')).toEqual([]);
  });
});

test('a university-based clinic is no university, and 87 before is a number', async () => {
  const words = await said(
    'issue',
    'Trials were run at a university-based clinic, where many children and nurses may be harmed.',
  );
  expect(words).toContain('“children” and “nurses”; there may be others.');
  const figure = await said('evidence', 'Reading aloud helps pupils. We saw it in two schools.', {
    answer: 'In two schools the average grade was 87 before and 91 after reading aloud.',
  });
  expect(figure).toContain('“87” stands neither');
});
