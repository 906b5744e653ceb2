import { openTagger } from '@vernacular/check';
import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const common = new Set(['drought', 'ancestor']);
const coach = localCoach({
  isPlainer: (plainer, word) => common.has(plainer) && !common.has(word),
  tagger: await openTagger(),
});
const asked = (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) => ({
  ...nothingAsked,
  focus,
  draft,
  ...more,
});
const said = async (...all: Parameters<typeof asked>) =>
  (await coach.comment(asked(...all))).comments.map(({ text }) => text).join('\n');

describe('what supports no claim is not said to', () => {
  const school =
    'School should start at nine. A parent told me that 18 others in the class agree, more than last year. You should bring your child to the meeting, because there are snacks. The town must act now.';

  test('what somebody heard, a number that counts nobody, and the claim beside it', async () => {
    const words = await said('claims', school, { choice: 'Yes' });
    expect(words).not.toMatch(/18|can be checked|with it/u);
  });

  test('a practical tip is no claim', async () => {
    expect(await said('claims', school, { choice: 'Yes' })).not.toMatch(/You should bring/u);
  });

  test.each([
    'מפי הורה שמעתי שעוד 18 משפחות רוצות את הגינה, יותר מבעבר.',
    'מצד אחד יש רעש, ומצד שני מתיר החוק יותר שעות.',
    'זו הייתה הרעידה החזקה יותר מאז 1927, אשר אירעה ביריחו.',
    'תחנת הרוח הנמצאת בהר עומדת שם שני עשורים.',
  ])('in Hebrew: %s', async (sentence) => {
    const draft = `הגינה צריכה להישאר בשכונה שלנו. ${sentence} היא טובה לכל התושבים.`;
    expect(await said('claims', draft, { choice: 'Yes', language: 'he' })).not.toMatch(
      /שאפשר לבדוק/u,
    );
  });

  test('why a thing has its name is no reason', async () => {
    const draft =
      'This yeast is so named because it buds daughter cells out of the surface of a mother cell.';
    expect(await said('claims', draft, { choice: 'Yes' })).not.toMatch(/is a reason/u);
  });
});

describe('a quotation is unbroken', () => {
  test('a number is quoted up to where its phrase ends', async () => {
    const draft =
      'In our town we counted forty trees over three storeys high and compared them with the shrubs of Mill Lane.';
    expect(await said('claims', draft, { choice: 'Yes' })).toMatch(/checked: “forty trees”/u);
  });

  test('what was told of oneself is quoted as it stands', async () => {
    const answer = 'I am a nurse in the sleep clinic and I have seen 200 teenagers.';
    const draft = `Sleep matters to pupils and to those who teach them. As a nurse in the sleep clinic, we have counted 200 teenagers who slept badly.`;
    expect(await said('ethos', draft, { answer })).toMatch(/“nurse in the sleep clinic”/u);
  });
});

describe('each weak argument is asked about in its turn', () => {
  const drafts = [
    'Either we move the start or we lose these pupils. Everybody knows that teenagers are tired. Professor Levi says it works. Anyone who objects is simply selfish.',
    'Our street needs a new hedge. Either we plant now or we wait for ever. We all know that birds like it. Experts agree. Those who vote against it are bought by a company.',
  ];
  test.each(drafts)('%s', async (draft) => {
    const before: CoachRequest[] = [];
    const heard: string[] = [];
    for (const focus of ['claims', 'logos', 'pathos', 'ethos'] as const) {
      const request = asked(focus, draft, {
        before: [...before],
        choice: focus === 'claims' ? 'Yes' : '',
      });
      // oxlint-disable-next-line no-await-in-loop -- each comment knows the one before
      const { comments } = await coach.comment(request);
      heard.push(...comments.map(({ text }) => text));
      before.push(request);
    }
    const all = heard.join('\n');
    expect(all).toMatch(/all there is|third/u);
    expect(all).toMatch(/does not believe it yet|does not know it yet/u);
    expect(all).toMatch(/best argument/u);
    expect(all).toMatch(/tells who says it/u);
  });

  test('an expert with a number is asked nothing', async () => {
    const draft = 'Professor Levi says that 40 of her 60 pupils slept longer after the change.';
    expect(await said('claims', draft, { choice: 'Yes' })).not.toMatch(/tells who says it/u);
  });
});

describe('words', () => {
  test('a rare word is named once, then only that it is still there', async () => {
    const draft = 'The helicases in our cells unwind the two strands of our genes for families.';
    const jargon = [{ word: 'helicases', count: 1 }];
    const once = await said('summary', draft, { jargon });
    expect(once).toMatch(/“helicases” counts/u);
    const shorter = 'The helicases in our cells unwind strands of our genes for families.';
    const before = [asked('summary', draft)];
    const told = { jargon, before, said: once.split('\n').map((one) => `${draft} ${one}`) };
    const again = await said('halving', shorter, told);
    expect(again).not.toMatch(/“helicases” counts/u);
    expect(again).toMatch(/“helicases” is still there/u);
  });

  test('a plural is judged by its singular', async () => {
    const draft = 'In droughts the farmers of our valley lose power and cannot water their fields.';
    const jargon = [{ word: 'droughts', count: 1 }];
    expect(await said('summary', draft, { jargon })).not.toMatch(/“droughts” counts/u);
  });

  test.each([
    [
      'no plainer word is offered for half a term',
      'Some progenitor cells of the lung divide for years.',
      [],
    ],
    [
      'one is offered for a word that stands alone',
      'The progenitor of this rose grew in a Persian garden.',
      ['ancestor'],
    ],
  ])('%s', async (_, draft, offered) => {
    const { plainer } = await coach.comment(
      asked('summary', draft, { jargon: [{ word: 'progenitor', count: 1 }] }),
    );
    expect(plainer.map((one) => one.plainer)).toEqual(offered);
  });
});
