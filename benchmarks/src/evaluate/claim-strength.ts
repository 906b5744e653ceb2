import { claimOf, type Strength, strengths, strongerClaims } from '@vernacular/coach';

import { commaRows, jsonLines } from './data-folder.ts';
import { type Finding, share } from './finding.ts';

const folder = 'claim_strength';

interface Judged {
  readonly told: string;
  readonly found: string;
}

/** The mean over the kinds of the harmonic mean of precision and recall. */
function macroF1(judged: readonly Judged[], kinds: readonly string[]): number {
  const scores = kinds.map((kind) => {
    const right = judged.filter(({ told, found }) => told === kind && found === kind).length;
    const named = judged.filter(({ told }) => told === kind).length;
    const said = judged.filter(({ found }) => found === kind).length;
    return (2 * right) / Math.max(1, named + said);
  });
  return scores.reduce((sum, score) => sum + score, 0) / kinds.length;
}

interface Pair {
  readonly press_release_conclusion: string;
  readonly abstract_conclusion: string;
  readonly exaggeration_label: string;
}

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
    judged: commaRows(data, folder, name).map(({ sentence = '', strength = '' }) => ({
      told: strength,
      found: claimOf(sentence).strength satisfies Strength,
    })),
  }));
  const pairs = jsonLines(data, folder) as readonly Pair[];
  const spoken = pairs.filter(
    ({ abstract_conclusion: paper, press_release_conclusion: press }) =>
      strongerClaims(paper, press).length > 0,
  );
  return [
    ...sets.map(({ name, judged }): Finding => ({
      set: name,
      what: 'strength of a claim, macro-F1',
      value: macroF1(judged, strengths),
      of: judged.length,
      unit: 'correlation',
    })),
    {
      set: 'exaggeration_pairs',
      what: 'same, exaggerates, downplays, macro-F1',
      value: macroF1(
        pairs.map((pair) => ({ told: pair.exaggeration_label, found: labelOf(pair) })),
        ['same', 'exaggerates', 'downplays'],
      ),
      of: pairs.length,
      unit: 'correlation',
    },
    {
      set: 'exaggeration_pairs',
      what: '“claims more” is right where it is said',
      value: share(spoken.map(({ exaggeration_label: label }) => label === 'exaggerates')),
      of: spoken.length,
    },
  ];
}
