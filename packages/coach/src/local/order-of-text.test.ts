import { expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });

// The digest of Huang, Xiao, et al. 2021, eLife 10:e73873 (CC BY 4.0), in its order.
const sentences = [
  'The virus SARS-CoV-2 has caused millions of infections and deaths during the COVID-19 pandemic, but as of December 2021, no new drugs targeted to SARS-CoV-2 specifically exist.',
  'Thus, it is important to identify existing drugs that can reduce the infection and mortality of this virus, since repurposing old drugs is faster and cheaper than developing new ones.',
  'Fats, such as cholesterol, can play an important role in viral infections, meaning that drugs intended to lower the levels of fats in the blood could have a protective effect against SARS-CoV-2.',
  'To test this hypothesis, Huang, Xiao, et al. carried out a Mendelian randomization study to investigate if there is a link between drugs that lower fats and outcomes of SARS-CoV-2 infection, including susceptibility, hospitalization, and severe disease.',
  'This approach consists on grouping people according to their version of a particular gene, which minimizes the effect of variables that can cause spurious associations, something known as confounding bias.',
  'Thus, Mendelian randomization studies allow scientists to disentangle cause and effect.',
  'Using this method, Huang, Xiao, et al. found an association between statins (a type of drug that decreases the levels of bad cholesterol) and a reduced risk of being hospitalized after being infected with SARS-CoV-2.',
  'These findings suggest that statins could benefit patients infected with SARS-CoV-2, and indicate that they should be prioritized in future clinical trials for treating COVID-19.',
];

const atTheEnd = async (order: readonly number[]) => {
  const draft = order.map((at) => sentences[at]!).join(' ');
  const { comments } = await coach.comment({
    ...nothingAsked,
    focus: 'final',
    draft,
    earlier: [{ field: 'initialText', text: draft }],
  });
  return comments;
};

test.each([[[5, 1, 2, 7, 4, 3, 0, 6]]])(
  'a shuffled order %j is asked about, with a sentence that could move',
  async (order) => {
    const asked = (await atTheEnd(order)).find(({ text }) => text.includes('most other orders'));
    expect(asked).toMatchObject({ kind: 'question' });
    expect(sentences.some((one) => one.startsWith(asked!.quote))).toBe(true);
  },
);

test('the order it was published in is not', async () => {
  const said = await atTheEnd([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(said.map(({ text }) => text).join()).not.toContain('other orders');
});
