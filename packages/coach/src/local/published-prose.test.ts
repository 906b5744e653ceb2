import { openTagger } from '@vernacular/check';
import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { describe, expect, it } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

// What was said wrongly of published news and abstracts when its remarks were read one by one, in sentences of our own.
const coach = localCoach({
  isPlainer: (plainer, word) => plainer.length < word.length,
  tagger: await openTagger(),
});
const said = async (focus: CoachFocus, draft: string, more: Partial<RubricRequest> = {}) =>
  (await coach.comment({ ...nothingAsked, ...more, focus, draft })).comments.map(
    ({ text, quote }) => `${text} | ${quote}`,
  );

describe.each<[CoachFocus, string, RegExp]>([
  [
    'claims',
    'We certainly hope that the new lamps made the road safer for the night bus.',
    /claims much/u,
  ],
  [
    'claims',
    'The two species live in clearly distinct parts of the same river valley.',
    /claims much/u,
  ],
  [
    'claims',
    'It may help people sleep; however, this is not yet convincingly proven.',
    /claims much/u,
  ],
  [
    'claims',
    'The mayor works in the best interests of the harbour and of its boats.',
    /no number, source/u,
  ],
  [
    'claims',
    'The new ferry should arrive soon, and the old one goes to a museum.',
    /no number, source/u,
  ],
  [
    'claims',
    'The prince described how his father constantly reminded him to stand up straight.',
    /is one case/u,
  ],
  ['claims', 'And they probably won’t mate because the male is 42 so he is old.', /about people/u],
  [
    'claims',
    'They could earn money by letting their halls to choirs in the evening.',
    /about people/u,
  ],
  [
    'claims',
    'The marsh is our most precious natural site, so the country paid for new dams.',
    /mushrooms/u,
  ],
  [
    'claims',
    'We found that one in five patients could be cared for at home by a nurse.',
    /Much rests on/u,
  ],
  [
    'claims',
    'We included seven studies of pharmacists (n = 2) and of leaflets in clinics.',
    /Much rests on/u,
  ],
  [
    'claims',
    'The benefits do not last after the treatment is stopped by the clinic.',
    /came after the other/u,
  ],
  ['claims', 'We found only one relevant study.', /for whom, and how/u],
  ['claims', 'It is the most important work of the day.', /for whom, and how/u],
  [
    'ethos',
    'The lighthouse is the only one in the county, and it stands on a rock.',
    /where the result stops/u,
  ],
  [
    'ethos',
    'All three studies were at unclear risk of bias, as we judged them.',
    /where the result stops/u,
  ],
  [
    'ethos',
    'We do not yet live in an age of flying cars, but telephones are clever.',
    /where the result stops/u,
  ],
  ['summary', 'Tabor tried to prove this with a simple experiment on a bicycle.', /claims much/u],
  ['summary', 'Ministers dream of finding a magic solution to the lack of jobs.', /claims much/u],
  [
    'reference',
    'Two firms want the same name for a lake. These are the questions in a long debate.',
    /without a noun/u,
  ],
  [
    'given-new',
    'Each word sits in a single place. A single spot holds a number of words.',
    /“single”/u,
  ],
  [
    'summary',
    'The profits of the firm rose strongly in the first half of 2014, helped by a film about bricks.',
    /half of 2014/u,
  ],
  [
    'summary',
    'We compared two types of counting with each other in a long trial on the coast.',
    /two types/u,
  ],
])('%s of “%s”', (focus, draft, never) => {
  it(`says nothing like ${never.source}`, async () => {
    expect((await said(focus, draft)).join('\n')).not.toMatch(never);
  });
});

it('takes “associated with” within a name for no link between two things', async () => {
  const text =
    'We tested three drugs for itch associated with kidney disease. One drug reduces the itch of the kidney patients.';
  expect((await said('claims', text)).join('\n')).not.toMatch(/come first and bring about/u);
});

it('asks which of two things came first where one is said to go with the other', async () => {
  const text =
    'Long naps are associated with heart disease. So long naps harm the heart of whoever takes them.';
  expect((await said('claims', text)).join('\n')).toContain(
    'Could “heart disease” come first and bring about “Long naps”',
  );
});

it('calls those people by one word who are named in two forms', async () => {
  const text =
    'Patients may be harmed by a wrong dose, and a patient who is harmed may never know the reason for it.';
  expect((await said('resolutions', text)).join('\n')).not.toMatch(/“Patients” and “patient”/u);
});

it('lists no title that belongs to a name', async () => {
  const text =
    'Professor Robert Vale collected the answers of nurses, and the Health Minister, Ann Bray, read them to parents.';
  const all = (await said('issue', text)).join('\n');
  expect(all).toContain('“nurses” and “parents”');
  expect(all).not.toMatch(/“Professor”|“Minister”/u);
});

it.each<[CoachFocus, string]>([
  ['claims', 'What would you show to a reader who doubts this sentence?'],
  ['logos', 'How do you know?'],
  ['ethos', 'How sure are you of this sentence'],
])('asks its last question of %s about the claim itself', async (focus, question) => {
  const claim =
    'Planting moss on the harbour walls reduces the heat of the street, as our counts show.';
  const text = `The harbour of our small town has old walls. ${claim} We measured the walls at noon in each week of the summer.`;
  const all = (await said(focus, text)).join('\n');
  expect(all).toContain(question);
  expect(all).toContain('Planting moss');
});

it('asks for no “it” where the text has none', async () => {
  const text = 'Moss grows on old walls. Rain falls in spring. Children play outside.';
  expect((await said('reference', text)).join('\n')).not.toMatch(/“it” or “they”/u);
});
