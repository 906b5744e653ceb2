import { describe, expect, test } from 'vitest';

import { broughtBy } from './brought.ts';
import { isInsult } from './insults.ts';
import { isInvented } from './invented.ts';

const written = `We edit genes in rice near Haifa. The new plants need 1,200 litres less. Dana Levi measured ninety plants in 2021.
According to the FAO, farmers could save a third of the water.`;
const source = broughtBy(written);

describe('what a comment may state', () => {
  test.each([
    'You say “1200 litres”, and a reader can picture that.',
    'The plants of 2021 give your text a date.',
    'Dana Levi’s plants make it real.',
    'I like how the FAO comes in only at the end.',
    'Who might doubt this?',
    'What would a farmer in Haifa ask? I’d begin there.',
    'Your research shows up late in the text.',
    'Which studies show this?',
    'According to your draft, farmers save water; by how much?',
    'In plain English: what did you find?',
    'Two of your three sentences are clear.',
    'This shows the reader what you did.',
    'You measured ninety plants.',
  ])('“%s”', (text) => expect(isInvented(text, source)).toBe(false));

  test.each([
    ['a number', 'This would save 40 percent of the water.'],
    ['a year', 'Since 1998 this has been known.'],
    ['a number in words', 'Nearly seventy farmers would agree.'],
    ['a percentage in words', 'It helps ninety-nine percent of readers.'],
    ['a name', 'Your sentence reads like one by Carl Sagan.'],
    ['a name that begins a sentence', 'Einstein said that simple is best.'],
    ['an organisation', 'The WHO agrees with you.'],
    ['a place', 'In Norway this was tried.'],
    ['a study', 'Studies show that short sentences help.'],
    ['a source', 'According to experts, stories work.'],
    ['a paper', 'A study from elsewhere found the opposite.'],
  ])('and never %s that the writer did not bring', (_, text) =>
    expect(isInvented(text, source)).toBe(true),
  );

  test.each([
    ['a number', 'זה חוסך 40 ליטר.'],
    ['a number in words', 'כמעט שבעים חקלאים יסכימו.'],
    ['a study', 'מחקרים מראים שמשפט קצר עוזר.'],
    ['a name in Latin letters', 'כך כתב Einstein פעם.'],
    ['an institute', 'מכון ויצמן כבר בדק את זה.'],
  ])('in Hebrew neither: %s', (_, text) =>
    expect(isInvented(text, broughtBy('אנו עורכים גנים באורז.'))).toBe(true),
  );

  test('in Hebrew, what the writer brought', () => {
    const hebrew = broughtBy('מכון וולקני בדק 90 צמחים, ושבעים מהם שתו פחות.');
    expect(isInvented('המספר 90 עוזר לקורא, וגם שבעים הצמחים ממכון וולקני.', hebrew)).toBe(false);
  });

  test.each([
    ['a fact in words that the writer never used', 'Drought kills thirsty crops everywhere.'],
    ['a share', 'Nearly half of all crops die, so say that to the reader.'],
    ['a teller in small letters', 'This was found early, as a harvard study proved.'],
    ['a teller that begins a sentence', 'The guardian reported the same to its readers.'],
    ['a fact in Hebrew', 'בצורת הורגת יבולים צמאים בהודו.', 'אנו עורכים גנים באורז.'],
    ['a teller in Hebrew', 'כדאי לומר שמשרד החקלאות פרסם אזהרה.', 'אנו עורכים גנים באורז.'],
  ])('nor %s', (_, text, other: string = written) =>
    expect(isInvented(text, broughtBy(other))).toBe(true),
  );

  test.each([
    'Cut this to sixty words, or aim for 50.',
    'Why 1,200? Give the reason in four or five words.',
    'A 16-year-old reader in Grade 10 will stop here.',
    'Is it one in ten, or half of them?',
    'Say it as you would to a friend on a Monday.',
    'You name “ninety plants”; is 90 enough?',
    'What would a reader in Florida or Israel ask?',
    'Researchers have a habit of hiding such pictures; you did not.',
    '“Researchers found” hides you; “we measured” shows you.',
  ])('but “%s”', (text) => expect(isInvented(text, source)).toBe(false));

  test('a version is held to small numbers too', () => {
    expect(isInvented('Three farmers save water.', source, { isWhole: true })).toBe(true);
    expect(isInvented('In 2019 the WHO confirmed it for ninety-nine percent.', source)).toBe(true);
  });
});

describe('a word that hurts', () => {
  test.each([
    'This is stupid.',
    'What a lazy sentence.',
    'זה משפט מטומטם.',
    'כתיבה עצלנית ופתטית.',
    'Nobody likes what you write.',
    'You clearly have no talent.',
    'You are s t u p i d.',
    'אתה אפס, עדיף שתוותר.',
  ])('is heard in “%s”', (text) => expect(isInsult(text, source)).toBe(true));

  test('is none where the writer writes about it', () => {
    expect(isInsult('Where does the garbage go?', broughtBy('We sort garbage.'))).toBe(false);
    expect(isInsult('If you are new to this, say what you are sure of.', source)).toBe(false);
    expect(isInsult('It would be a terrible pity to hide this.', source)).toBe(false);
    expect(isInsult('It sounds like a useless detail to the reader.', source)).toBe(false);
    expect(isInsult('המשפט הזה ברור.', source)).toBe(false);
  });
});
