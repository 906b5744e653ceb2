import { openTagger } from '@vernacular/check';
import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { describe, expect, it } from 'vitest';

import { claims } from '../rules/cues.ts';
import { has } from '../rules/markers.ts';
import { readPassage } from '../text/passage.ts';
import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

// What the next professor found false, or missed, in fourteen conversations.
const coach = localCoach({
  isPlainer: (plainer, word) => plainer.length < word.length,
  tagger: await openTagger(),
});
const reply = (focus: CoachFocus, draft: string, more: Partial<RubricRequest> = {}) =>
  coach.comment({ ...nothingAsked, ...more, focus, draft });
const said = async (...of: Parameters<typeof reply>) =>
  (await reply(...of)).comments
    .map(({ kind, text, quote }) => `${kind}: ${text} | ${quote}`)
    .join('\n');

describe('a table of Coherence', () => {
  const bees =
    'We fed forty colonies with syrup that held the pesticide. Forty other colonies received plain syrup. Honey is also an important product of the region. A week later we counted who came home.';

  it('takes a number that comes again for no link', async () => {
    expect(await said('given-new', bees)).not.toContain('“Forty”');
  });

  it('takes what a student found for no thing to link to', async () => {
    const table = [['Honey is also', 'does not link, I think I should delete it']];
    expect(await said('given-new', bees, { table })).not.toContain('link back to');
  });

  it('says how far back a thing was named only where it was named whole', async () => {
    const table = [['A week later', 'the effect of the pesticide on homing']];
    expect(await said('reference', bees, { table })).not.toContain('sentences before');
  });

  it('compares no paragraphs where there is one', async () => {
    const more = { choice: 'Not sure' };
    const text = 'Bees come home by the sun. The sun leads bees home.';
    expect(await said('one-point', text, more)).not.toContain('For which one');
  });

  it('lets a text use two names where it tells that they are one', async () => {
    const text = 'מיקרופלסטיק הוא חלקיקים קטנים. מצאנו חלקיקים בחול, והדגים אוכלים חלקיקים בים.';
    const table = [['מיקרופלסטיק', 'חלקיקים', 'מיקרופלסטיק']];
    expect(await said('naming', text, { table, language: 'he' })).not.toContain('אף שבחרתם');
  });
});

describe('what stands in a text', () => {
  it('claims no more than the first where the first has the words', async () => {
    const first = 'Sleep is good for memory, and our study proves it once and for all.';
    const text =
      'Sleep is the main cause of good memory, and our study proves it once and for all today.';
    const earlier = [{ field: 'initialSummary', text: first }];
    const { comments } = await coach.comment({
      ...nothingAsked,
      focus: 'revision',
      draft: text,
      earlier,
    });
    expect(comments.map((one) => one.text).join()).not.toContain('once and for all');
  });

  it('is shared by a sentence in another form', async () => {
    const text =
      'במחקר שלי אני בודקת חול בחופים. החול הובא למעבדה מן החופים. במעבדה ספרנו חלקיקים בחול. חלקיקים בחול הם סימן לפסולת. אני מקווה שהמחקר יעזור לשנות את המדיניות בארץ ובעולם, כי הבעיה נוגעת לכולנו.';
    expect(await said('given-new', text, { language: 'he' })).not.toContain('מילת תוכן משותפת');
  });

  it('is a number in words too', async () => {
    const text =
      'Streets were closed for half an hour beside the schools, and the air was a third cleaner there.';
    const earlier = [{ field: 'text30', text: 'Closed streets beside schools have cleaner air.' }];
    expect(await said('rebuilding', text, { earlier })).not.toContain('Which number or example');
  });

  it('is a limit too where it says “some” and “for two years”', () => {
    expect(has('Some pests became resistant.', 'limit', 'en')).toBe(true);
    expect(has('Animals ate it for two years.', 'limit', 'en')).toBe(true);
    expect(has('Animals ate it.', 'limit', 'en')).toBe(false);
  });

  it('is no claim where the writer doubts', () => {
    const text =
      'Farmers should plant a strip of maize. I am not sure whether this part should stay.';
    expect(claims(readPassage(text))).toHaveLength(1);
  });
});

describe('an answer', () => {
  const sleep =
    'We asked 24 psychology students to learn pairs of words. Those who slept knew 31 of them and the others 22.';

  it.each<[CoachFocus, string]>([
    [
      'evidence',
      '31 against 22 word pairs in 24 students. This is absolutely enough for the claim.',
    ],
    [
      'reasoning',
      'Because sleep was different between the groups of students. I take nothing for granted.',
    ],
    ['objection', 'Others might say that the words were easy. No other explanation is possible.'],
  ])('that is fully certain is asked, and not praised: %s', async (focus, answer) => {
    const all = await said(focus, sleep, { answer });
    expect(all).toContain('fully certain');
    expect(all).not.toContain('works:');
  });

  it('to the question of a claim is read without that question', async () => {
    const draft = 'Moisture at the edges is the main reason why the cells lose power.';
    const answer =
      'Moisture at the edges is the reason why the cells lose power. This answers the question whether makers should change the material.';
    expect(await said('claim', draft, { answer })).not.toMatch(/“makers”|“material”/u);
  });
});

it.each<[CoachFocus, string, string]>([
  ['pathos', 'אלפי ילדים ימותו אם לא נפעל מחר בבוקר בכל בתי הספר.', 'אלפי ילדים ימותו'],
  [
    'resolutions',
    'Soon the illness will be gone from the whole planet, and the state pays for it.',
    'gone from the whole planet',
  ],
  [
    'claims',
    'School streets will completely solve the dirty air of our town.',
    'will completely solve',
  ],
])('speaks of what promises or frightens: %s', async (focus, text, words) => {
  const language = /[א-ת]/u.test(text) ? 'he' : 'en';
  const earlier = [{ field: 'originalText', text: language === 'en' ? 'We work.' : 'אנו עובדים.' }];
  expect(await said(focus, text, { language, earlier })).toContain(words);
});

it('keeps what stands after a colon together in its plainer version', async () => {
  const text =
    'One of the tricks of these bacteria is a tiny pump in the wall of the cell: the drug gets in, and the pump throws it out again before it can do any harm.';
  const { version } = await reply('summary', text, { wantsVersion: true });
  expect(version).toContain('gets in, and the pump');
});
