import { describe, expect, it } from 'vitest';

import { basesOf } from './bases-of-derived-words.ts';

const bases = (word: string) => [...basesOf(word)].map(({ key }) => key);

describe('the words of which a word is made', () => {
  it.each([
    ['ionospheric', 'ionosphere'],
    ['thalamic', 'thalamus'],
    ['virological', 'virology'],
    ['necrotic', 'necrosis'],
    ['intrahepatic', 'hepatic'],
    ['retransplantation', 'transplantation'],
  ])('%s is of the family of %s', (word, base) => expect(bases(word)).toContain(base));

  it.each([
    ['spinal', 'spin'],
    ['secretive', 'secretion'],
    ['colony', 'colon'],
    ['antibiotic', 'biotic'],
    ['resolute', 'solute'],
    ['submarine', 'marine'],
    ['generalised', 'generalisation'],
    ['nucleic', 'nucleus'],
    ['minimal', 'minima'],
    ['parasitic', 'parasite'],
    ['reminiscent', 'reminiscence'],
    ['consolidation', 'consolidate'],
  ])('%s is not of the family of %s', (word, base) => expect(bases(word)).not.toContain(base));
});
