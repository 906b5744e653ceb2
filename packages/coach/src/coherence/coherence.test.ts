import { describe, expect, test } from 'vitest';

import { readPassage } from '../text/passage.ts';
import { coherence, cuesOf } from './coherence.ts';

const inOrder = [
  'A coral is a small animal that builds a house of lime.',
  'The animal shares this house with algae, which feed it with sugar.',
  'When the sea gets too warm, the coral throws the algae out.',
  'Without algae the coral turns white and slowly starves.',
];
const judge = (sentences: readonly string[]) => coherence(readPassage(sentences.join(' ')));

describe('the coherence measure', () => {
  test.each([
    ['backwards', inOrder.toReversed()],
    ['the end in the middle', [inOrder[0], inOrder[3], inOrder[1], inOrder[2]]],
  ] as const)('prefers the order of the writer to %s', (_, other) => {
    expect(judge(inOrder)).toBeGreaterThan(judge(other as readonly string[]));
  });

  test.each([
    ['a text that opens by pointing back', 'pronounFirst', 'They eat rice. Birds fly.', 1],
    ['a text that opens with a noun', 'pronounFirst', 'Birds fly. They eat rice.', 0],
    ['an acronym before its name', 'termBeforeDefined', 'DNA is long. Acid (DNA) is old.', 0.5],
    ['an acronym after its name', 'termBeforeDefined', 'Acid (DNA) is old. DNA is long.', 0],
    ['a surname before the name', 'surnameBeforeName', 'In 1903 Curie won. Marie Curie fell.', 0.5],
    ['“she” after her name', 'person', 'Once, Marie Curie won. She fell.', 1],
    ['“she” after nobody', 'person', 'The prize was won. She fell.', -1],
  ] as const)('sees %s', (_, name, text, value) => {
    expect(cuesOf(readPassage(text))[name]).toBe(value);
  });

  test.each(['', 'Rice.', 'אורז צומח. הוא זקוק למים.'])('never throws: %j', (text) => {
    expect(Number.isFinite(coherence(readPassage(text)))).toBe(true);
  });
});
