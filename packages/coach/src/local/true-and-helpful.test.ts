import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const request = (
  focus: CoachFocus,
  draft: string,
  more: Partial<CoachRequest> = {},
): CoachRequest => ({
  ...nothingAsked,
  focus,
  draft,
  ...more,
});

const reply = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await coach.comment(request(focus, draft, more))).comments;

const said = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await reply(focus, draft, more)).map(({ text }) => text).join('\n');

const snails =
  'Garden snails follow the slime of other snails. In our greenhouse we marked sixty snails with paint. Forty of the sixty crossed the table on a trail that stood there already.';

describe('the versions of a text', () => {
  const short = 'Garden snails follow the slime of others, and so save half of their own slime.';

  test('the last one is measured by the thirty words, and nobody calls those the longer text', async () => {
    const words = await said('rebuilding', snails, { earlier: [{ field: 'text30', text: short }] });
    expect(words).not.toMatch(/longer (?:text|version)/u);
  });

  test('nobody misses the words of filler', async () => {
    const filler = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor';
    const words = await said('halving', snails, { earlier: [{ field: 'text60', text: filler }] });
    expect(words).not.toMatch(/Lorem|ipsum/u);
  });

  test('a number that comes again is nothing known to begin with', async () => {
    const words = await said(
      'given-new',
      'Snails crossed six tables in our cellar. In six gardens, nobody had looked before.',
    );
    expect(words).not.toMatch(/“six”/u);
  });

  test('words that any report is full of are no core', async () => {
    const words = await said('halving', 'New results show that people report more of it today.', {
      earlier: [
        {
          field: 'text120First',
          text: 'A new report shows new results. People report that the results of the report are new.',
        },
      ],
    });
    expect(words).not.toMatch(/spoke (?:of )?most/u);
  });

  test('the same text as before is no fault where the student only chose', async () => {
    const earlier = [{ field: 'originalText', text: snails }];
    expect(
      await said('value', snails, { earlier, choice: 'Yes', answer: 'quiet gardens' }),
    ).not.toMatch(/same text/u);
  });
});

describe('a choice is taken up where nothing is said of the text', () => {
  const focuses = ['value', 'credentials', 'naming', 'connectors'] as const;

  test.each(focuses)('each in its own way: %s', async (focus) => {
    const last = async (choice: string) => (await reply(focus, snails, { choice })).at(-1)?.text;
    const all = await Promise.all(['Yes', 'No', 'Not sure'].map(last));
    expect(new Set(all).size).toBe(3);
  });

  test.each(['Perhaps.', 'Yes, sure', 'Nope'])('an answer of a word or two: %s', async (answer) => {
    const comments = await reply('objection', snails, { answer });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.text).toMatch(/\?$/u);
  });

  test('“Perhaps”, “Yes” and “No” each get their own reply', async () => {
    const all = await Promise.all(
      ['Maybe.', 'Yes.', 'No.'].map((answer) => said('claim', snails, { answer })),
    );
    expect(new Set(all).size).toBe(3);
  });

  test('no issue at all is not half agreed to', async () => {
    const words = await said('issue', 'My project on snails has no ethical problems whatsoever.');
    expect(words).not.toMatch(/^Perhaps/u);
  });
});

describe('names', () => {
  test('a term keeps its name only where none of its other names stands beside it', async () => {
    const table = [['snail', 'mollusc', 'snail']];
    const draft = `${snails} Each mollusc was fed.`;
    expect(await said('naming', draft, { table })).not.toMatch(/none of its other names/u);
  });

  test('many names of those who took part are asked about', async () => {
    const draft =
      'The informants slept in the laboratory. The recruits wore a belt. All attendees were woken twice.';
    expect(await said('naming', draft)).toMatch(/“informants”, “recruits”, “attendees”/u);
  });
});

describe('the point of a paragraph', () => {
  const first = 'Forty of the sixty crossed the table on a trail that stood there already.';

  test('is compared with its strongest sentence, not counted', async () => {
    const table = [['1', 'Paint harms nobody', first]];
    expect(await said('one-point', snails, { table })).toMatch(/shares no word with the sentence/u);
  });

  test('stands at the end, where a reader looks for it', async () => {
    const early =
      'Snails save slime, as we learnt when we watched them through two wet summers in June.';
    const table = [['1', 'Snails save slime', early]];
    const asked = /come early in this sentence/u;
    const draft = `The garden was full of trails. ${early}`;
    expect(await said('one-point', draft, { table })).toMatch(asked);
    // What opens the paragraph, or takes up the sentence before, stands first by right.
    expect(await said('one-point', early, { table })).not.toMatch(asked);
    const known = `The garden was full of snails. ${early}`;
    expect(await said('one-point', known, { table })).not.toMatch(asked);
  });
});

describe('arguments', () => {
  test.each([
    [
      'My aunt rubbed her knee with slime and walked again.',
      /What you tell of “My aunt” is one story/u,
    ],
    ['The trail shows everything.', /^(?!.*one case)/u],
    ['The snails crossed it. This proves everything.', /“This proves everything”: what exactly/u],
  ])('%s', async (draft, words) => {
    expect(await said('logos', `${draft} Snails are slow.`)).toMatch(words);
  });

  test('a story of one’s nephew is never praised as evidence', async () => {
    const draft =
      'My nephew measured 30 snails fewer than last year, because his garden was sprayed.';
    const comments = await reply('logos', draft);
    expect(comments.filter(({ kind }) => kind === 'works')).toEqual([]);
  });

  test.each([
    'Our fence is effective because it works.',
    'The spray is dangerous because it is harmful.',
    'הגדר יעילה. זה מראה הכול.',
  ])('a claim that rests on itself is asked about: %s', async (draft) => {
    const language = /[א-ת]/u.test(draft) ? 'he' : 'en';
    const comments = await reply('logos', draft, { language });
    expect(comments[0]?.kind).toBe('question');
    expect(comments[0]?.quote).not.toBe('');
  });

  test('a cause told from a link is asked with the writer’s own things', async () => {
    const draft =
      'In our survey of 90 gardens, bare soil was associated with fewer snails. Bare soil therefore harms snails.';
    expect(await said('claims', draft, { choice: 'Yes' })).toMatch(
      /Could “fewer snails” come first and bring about “bare soil”/iu,
    );
  });

  test('no link is made of “not associated”', async () => {
    const draft =
      'Paint was not associated with the speed of snails. Paint therefore improves nothing.';
    expect(await said('claims', draft)).not.toMatch(/come first|go together/u);
  });
});

describe('the reader', () => {
  test('a child, an adult and an investor are asked about differently', async () => {
    const names = ['elementary school', 'general audience', 'investors / grant money'];
    const all = await Promise.all(
      names.map((name) =>
        said('summary', 'Snails eat at night. A hedge helps families harvest their beans.', {
          audience: { name, description: '' },
        }),
      ),
    );
    expect(new Set(all).size).toBe(3);
  });

  test('a sentence that an adult can hold is long for a child', async () => {
    const long =
      'On wet nights the snails of our garden leave their stones under the old wall and cross the warm path to the beans, the salad and the mint.';
    const asked = (name: string) => said('summary', long, { audience: { name, description: '' } });
    expect(await asked('elementary school')).toMatch(/has 28 words/u);
    expect(await asked('mixed adults')).not.toMatch(/has 28 words/u);
  });
});

test('a word that stays in a revision is named again, and asked about otherwise', async () => {
  const draft =
    'Our revolutionary fence keeps every snail away from the beans and from the salad too.';
  const before = request('logos', draft);
  const after = `${draft} We built it in Kiel.`;
  expect(await said('pathos', after, { before: [before] })).toMatch(
    /“revolutionary” is still there/u,
  );
});

describe('what a text holds and lacks is listed', () => {
  test('every claim with what supports it in its own sentence', async () => {
    const draft =
      'Every garden should keep a wild corner. Snails lay 80 eggs there. A spray leads to empty beds, because it kills the beetles that eat slugs. Our street needs help. Schools must plant hedges now.';
    const words = await said('claims', draft, { choice: 'No' });
    expect(words).toMatch(
      /1\) “Every garden [^(]*corner\.”.*2\) “A spray [^(]*\(with it: “because it kills.*3\) “Schools must/u,
    );
    expect(words).toMatch(
      /“Schools must plant hedges now.” \(I see no number, source or reason beside it\)/u,
    );
  });

  test('a “therefore” rests on the sentence before it', async () => {
    const draft =
      'Hedgehogs eat snails at night. Therefore every garden should have a gap in its fence. Cities must ban closed fences.';
    expect(await said('claims', draft)).toMatch(/with it: “Hedgehogs eat snails at night.”/u);
  });

  test('people, other ways, a principle and a plan, each as found', async () => {
    const draft =
      'We film commuters on a platform. We will ask for consent before each recording. Some passengers may be afraid.';
    const words = await said('resolutions', draft);
    expect(words).toMatch(/people and bodies \(“commuters” and “passengers”\)/u);
    expect(words).toMatch(/What else could be done/u);
  });

  test('nothing is listed of a plan that bribes', async () => {
    const draft =
      'I will bribe the teachers by Monday, and the pupils will agree before each test.';
    expect(await said('resolutions', draft)).not.toMatch(/In your text I find/u);
  });
});

describe('the order of a text', () => {
  test.each([
    [
      'However, nobody had looked at night. Snails are awake then. They eat and mate.',
      /opens with “However”/u,
    ],
    [
      'CMT is the marker of our beds. Each bed was marked twice. We call it a coloured metal tag (CMT). It lasts.',
      /“CMT” stands in this sentence/u,
    ],
  ])('%s', async (draft, words) => {
    expect(await said('given-new', draft)).toMatch(words);
  });

  test.each([
    'Organs grow in a dish. A dish is small. The organs stay small in it.',
    'The DNA of snails is long. Their genes (DNA) are old. The genes change.',
    'A coloured metal tag (CMT) marks each bed. CMT lasts. CMT is cheap.',
  ])('no alarm: %s', async (draft) => {
    expect(await said('given-new', draft)).not.toMatch(/opens with|explained only/u);
  });

  test('a paragraph that shares no key word with the others is asked about', async () => {
    const draft = [
      'Snails need lime for their shells. Without lime the shells of young snails break in the first frost.',
      'Parliament debated train tickets on a rainy afternoon in autumn, and a minister from the coast promised cheaper seats to every commuter before the election came.',
      'We gave lime to the snails of one garden. Their shells grew thicker than the shells next door.',
    ].join('\n\n');
    expect(await said('one-point', draft)).toMatch(/shares no key word with the others/u);
  });
});

test('what stands in the answer is not called missing', async () => {
  const draft =
    'Snails follow trails. We marked sixty of them with paint and put them on a table in the evening.';
  const answer = 'It holds only for wet nights; in dry ones we have not looked.';
  expect(await said('certainty', draft, { answer })).not.toMatch(/this does not hold, for whom/u);
});

describe('what stands apart', () => {
  test('a sentence on another matter is asked about, even where it opens with “the”', async () => {
    const draft =
      'Moss keeps a wall cool. A wet wall with moss loses heat at night. The prime minister opened a new bridge for trains across the northern fjord. Moss on a dry wall does less.';
    expect(await said('one-point', draft)).toMatch(/shares no key word with the rest/u);
  });

  test.each([
    'Readers mix up letters all the time. Letters in the middle of words trade places unseen. The task was given to forty volunteers in Bergen. Words with all their letters were read at once.',
    'Moss keeps a wall cool. A wet wall with moss loses heat at night. Moss on a dry wall does less.',
  ])('no alarm: %s', async (draft) => {
    expect(await said('one-point', draft)).not.toMatch(/shares no key word with the rest/u);
  });

  test('a long text that left the thirty words behind is asked about them', async () => {
    const earlier = [
      { field: 'text30', text: 'Moss cools walls, so tenants sleep better in August.' },
    ];
    const draft =
      'Our pump moves ground water through copper pipes. The pipes are laid by two engineers.';
    expect(await said('rebuilding', draft, { earlier })).toMatch(
      /An earlier version spoke of “Moss”/u,
    );
  });

  test('an answer in another language is no answer to an English summary', async () => {
    const answer = 'La verdad es que no lo tengo claro y no quiero decir nada de eso.';
    expect(await said('evidence', snails, { answer })).toMatch(/can’t read this/u);
  });
});

test('“this study” at the start speaks of the text itself', async () => {
  const draft =
    'This study looks at moss. Moss keeps a wall cool. A wall with moss loses heat at night.';
  expect(await said('given-new', draft)).not.toMatch(/opens with/u);
});

const atTheEnd = async (draft: string, first: string) =>
  (
    await coach.comment({
      ...request('certainty', draft, { earlier: [{ field: 'initialSummary', text: first }] }),
      focus: 'final',
    })
  ).comments;

describe('the last summary beside the first', () => {
  const careful = 'In our survey, long screen time was associated with poor sleep among teenagers.';
  const bold = 'Long screen time causes poor sleep among teenagers.';

  test('a link that became a cause is asked about, with both sentences', async () => {
    const [comment, ...more] = await atTheEnd(bold, careful);
    expect(comment).toMatchObject({ kind: 'question', quote: bold });
    expect(comment?.text).toContain(`“${careful.slice(0, -1)}”`);
    expect(comment?.text).toContain('“causes”');
    expect(more).toEqual([]);
  });

  test.each([
    ['that is as careful', careful, careful],
    ['that became more careful', careful, bold],
    ['that always said so', bold, bold],
    ['of two words', 'It works', careful],
  ])('nothing is said of a text %s', async (_, draft, first) => {
    expect(await atTheEnd(draft, first)).toEqual([]);
  });
});

const naming = (draft: string, ...table: readonly (readonly string[])[]) =>
  said('naming', draft, { table });

describe('the names of an idea', () => {
  const pills =
    'Aspirin thins blood. The drug was cheap. It was set against two drugs from abroad. Aspirin won. In May aspirin’s price fell.';

  test('are counted in all their forms', async () => {
    const words = await naming(pills, ['aspirin', 'painkiller', 'aspirin']);
    expect(words).toContain('“aspirin” stands in 3 sentences');
  });

  test('in two numbers are asked about, for they may be two things', async () => {
    const words = await naming(pills, ['aspirin', 'drug', 'aspirin']);
    expect(words).toMatch(/“drug”, “drugs”: I count 2 in the text.*\?/u);
    expect(words).not.toContain('A reader may think of two things');
  });

  test('are not taken for another of the kind', async () => {
    const words = await naming('Aspirin won. No other drug did.', ['aspirin', 'drug', 'aspirin']);
    expect(words).not.toContain('“drug”');
  });

  test('that the text never uses are told so', async () => {
    const words = await naming(pills, ['aspirin', 'drug', 'acetylsalicylic acid']);
    expect(words).toContain('“acetylsalicylic acid” is a name you keep, and it stands nowhere');
  });

  test.each([
    ['a', 'the'],
    ['it', '-'],
  ])('are no small words: %s', async (term, others) => {
    const words = await naming(pills, [term, others, term]);
    expect(words).toMatch(/names no idea by itself/u);
    expect(words).not.toMatch(/stands in/u);
  });

  test('of two letters in Hebrew are found', async () => {
    const words = await naming('מס הוא חובה. מי שמרוויח משלם.', ['מס', 'היטל', 'מס']);
    expect(words).not.toContain('אינו מופיע');
  });

  test('in Hebrew are counted with their prefixes', async () => {
    const text = 'החיסון הגיע. בחיסון יש שומן. החיסונים קלים.';
    const words = await naming(text, ['חיסון', 'זריקה', 'חיסון']);
    expect(words).toContain('״חיסון״');
    expect(words).toContain('3');
  });
});

describe('a version beside those before it', () => {
  const acids =
    'Amino acids make snails. Snails lose amino acids in rain. Snails that eat beans get amino acids back in 12 days.';
  const halved = (text: string) =>
    said('halving', text, { earlier: [{ field: 'text120First', text: acids }] });

  test.each([
    ['a number of its own', 'Snails get 417 amino acids from beans.', '“417” stands in none'],
    [
      'a cure',
      'Beans cure snails, since they give amino acids.',
      'claims more than your first text does: “cure”',
    ],
    ['nothing of what they told', 'Football fans sing for Arsenal.', 'I find none of it'],
    ['not what they name most', 'Snails eat beans in rain.', 'names “Amino acids” three times'],
  ])('is told by %s', async (_, text, words) => {
    expect(await halved(text)).toContain(words);
  });

  test.each([
    ['a number in words', 'Snails get amino acids back in twelve days.'],
    ['a number that was told', 'Amino acids come back to snails in 12 days.'],
    ['a promise that is denied', 'Beans do not cure snails, but give amino acids.'],
  ])('is asked nothing for %s', async (_, text) => {
    expect(await halved(text)).not.toMatch(/stands in none|is new/u);
  });

  test('that could not be written is helped on', async () => {
    expect(await halved("I can't do it")).toContain('Halving is hard');
  });
});

test('who does a thing is not who gains from it', async () => {
  const words = await said('summary', 'Doctors give a warm bath to snails every day in May.');
  expect(words).not.toContain('“Doctors”');
});

describe('what stands after “because”', () => {
  test.each([
    'The rivers are cleaner because therefore more fish live in them now.',
    'Schools should open later because thus the pupils of every town sleep longer.',
    'We measured twelve rivers in spring, which means that farmers and fishers agree with the plan.',
    'הנהרות נקיים יותר, כי לכן דגים רבים חיים בהם היום לצד הצפרדעים.',
  ])('is no reason where it follows: %s', async (draft) => {
    const { comments } = await coach.comment({ ...nothingAsked, focus: 'claims', draft });
    expect(comments.map(({ text }) => text).join()).not.toMatch(/is a reason|בא נימוק/u);
  });
});
