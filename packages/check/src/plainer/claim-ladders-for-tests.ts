import { formsOf } from './grammatical-forms.ts';
import type { PartOfSpeech } from './tables/plain-entries.ts';

interface Ladder {
  /** Ladders with the same name have the same rungs, for different parts of speech. */
  readonly name: 'shown' | 'cause' | 'extent' | 'likely' | 'often' | 'many';
  readonly part: PartOfSpeech;
  readonly rungs: readonly string[];
}

/**
 * How much a word claims: possible to proven, associated to caused, lessened to ended. Each rung claims more than the
 * one before it; a replacement must be on the same rung, or else the text claims more or less than was found.
 * Sources: Yu et al. 2020, correlation and cause in press releases; McNeill & Krajcik 2012.
 */
export const claimLadders: readonly Ladder[] = [
  {
    name: 'shown',
    part: 'v',
    rungs: [
      'conjecture guess hypothesise hypothesize postulate speculate suppose surmise theorise theorize',
      'connote hint imply insinuate posit suggest',
      'allege argue assert bicker claim contend maintain profess quarrel rebut say squabble',
      'advocate bolster corroborate endorse espouse scaffold strengthen substantiate support underpin uphold amplify potentiate',
      'ascertain behold demonstrate depict detect discern evince exemplify exhibit find flaunt glimpse illustrate locate observe portray see show triangulate',
      'attest confirm prove validate',
    ],
  },
  {
    name: 'cause',
    part: 'v',
    rungs: [
      'associate connect correlate interrelate link pertain relate tie',
      'affect influence',
      'assist facilitate help',
      'cause effectuate elicit engender induce inflict precipitate trigger',
    ],
  },
  {
    name: 'extent',
    part: 'v',
    rungs: [
      'abate allay alleviate assuage attenuate confine constrain curb debilitate decelerate delimit ease hamper hinder impair impede limit lower minimise minimize mitigate palliate reduce relieve restrict retard slow subside weaken downgrade',
      'abolish avert block cease culminate discontinue dislodge dispel eliminate end eradicate erase expunge exterminate extirpate forestall halt intercept obstruct occlude ablate deoxygenate desalinate preclude preempt prevent remove stop suspend terminate thwart wipe',
    ],
  },
  {
    name: 'shown',
    part: 'n',
    rungs: [
      'conjecture guess hypothesis surmise',
      'hint suggestion',
      'assertion claim contention',
      'endorsement mainstay support',
      '',
      'confirmation proof',
    ],
  },
  {
    name: 'cause',
    part: 'n',
    rungs: [
      'affiliation association correlation link tie',
      'influence',
      'assistance help',
      'aetiology allergen cause etiology stimulus trigger',
    ],
  },
  {
    name: 'extent',
    part: 'n',
    rungs: [
      'limit limitation restriction',
      'cessation decarbonisation decarbonization end extremity termination',
    ],
  },
  {
    name: 'likely',
    part: 'a',
    rungs: [
      'conceivable feasible possible',
      'likely probable',
      'certain indubitable sure undisputed unquestionable',
    ],
  },
  {
    name: 'likely',
    part: 'r',
    rungs: [
      'maybe perhaps possibly potentially',
      'presumably probably',
      'certainly definitely undeniably unquestionably',
    ],
  },
  {
    name: 'often',
    part: 'r',
    rungs: [
      'never',
      'infrequently rarely seldom',
      'occasionally sometimes',
      'frequently often',
      'mainly mostly predominantly principally',
      'always invariably perpetually',
    ],
  },
  {
    name: 'many',
    part: 'a',
    rungs: ['few', 'some', 'loads manifold many multitudinous numerous', 'most', 'all every'],
  },
];

const rungs = new Map<string, Map<PartOfSpeech, string>>();
for (const { name, part, rungs: lines } of claimLadders) {
  for (const [height, line] of lines.entries()) {
    for (const word of line.split(' ').filter(Boolean)) {
      for (const form of formsOf({ word, part, plainer: [] }).keys()) {
        const known = rungs.get(form) ?? new Map<PartOfSpeech, string>();
        rungs.set(form, known.set(part, `${name} ${height}`));
      }
    }
  }
}

/** The rung of a word in any of its forms, shared by words that claim as much; null if it is on no ladder. */
export const rungOf = (word: string, part?: PartOfSpeech): string | null => {
  const known = rungs.get(word.toLowerCase());
  return (part ? known?.get(part) : known?.values().next().value) ?? null;
};
