import { claimOf, type Strength, strengths, strongerClaims } from '@vernacular/coach';

import { commaRowsOf, jsonLines } from '../frame/data-folder.ts';
import { type Finding, shareOf } from '../frame/finding.ts';

const folder = 'claim_strength';

interface Judged {
  readonly told: string;
  readonly found: string;
}

/** The mean over the kinds of the harmonic mean of precision and recall. */
function macroF1(
  set: string,
  what: string,
  judged: readonly Judged[],
  kinds: readonly string[],
): Finding {
  const scores = kinds.map((kind) => {
    const right = judged.filter(({ told, found }) => told === kind && found === kind).length;
    const named = judged.filter(({ told }) => told === kind).length;
    const said = judged.filter(({ found }) => found === kind).length;
    return (2 * right) / Math.max(1, named + said);
  });
  const value = scores.reduce((sum, score) => sum + score, 0) / kinds.length;
  return { set, what, value, of: judged.length, unit: 'correlation' };
}

type Pair = Readonly<
  Record<'press_release_conclusion' | 'abstract_conclusion' | 'exaggeration_label', string>
>;

const rank = (text: string) =>
  Math.max(
    ...text.split(/(?<=[.!?])\s+(?=[A-Z])/u).map((one) => strengths.indexOf(claimOf(one).strength)),
  );

const labelOf = ({ press_release_conclusion: press, abstract_conclusion: paper }: Pair) => {
  const more = Math.sign(rank(press) - rank(paper));
  return more > 0 ? 'exaggerates' : more < 0 ? 'downplays' : 'same';
};

/** How well the strength of a claim is told, by sentence and for pairs of a paper and its press release. The weights were fitted on one half of these sets. */
export function claimStrength(data: string): readonly Finding[] {
  const sets = ['research_conclusions', 'press_releases'].map((name) => ({
    name,
    judged: commaRowsOf(data, folder, name).map(({ sentence = '', strength = '' }) => ({
      told: strength,
      found: claimOf(sentence).strength satisfies Strength,
    })),
  }));
  const pairs = jsonLines<Pair>(data, folder);
  const spoken = pairs.filter(
    ({ abstract_conclusion: paper, press_release_conclusion: press }) =>
      strongerClaims(paper, press).length > 0,
  );
  return [
    ...sets.map(({ name, judged }) =>
      macroF1(name, 'strength of a claim, macro-F1', judged, strengths),
    ),
    macroF1(
      'exaggeration_pairs',
      'same, exaggerates, downplays, macro-F1',
      pairs.map((pair) => ({ told: pair.exaggeration_label, found: labelOf(pair) })),
      ['same', 'exaggerates', 'downplays'],
    ),
    shareOf(
      'exaggeration_pairs',
      '“claims more” is right where it is said',
      spoken.map(({ exaggeration_label: label }) => label === 'exaggerates'),
    ),
  ];
}
