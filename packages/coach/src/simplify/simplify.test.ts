import { openTagger, plainEntries, plainerIn } from '@vernacular/check';
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readPassage } from '../text/passage.ts';
import { saysAsMuch } from './says-as-much.ts';
import { simplify } from './simplify.ts';

const tagger = await openTagger();
const always = () => true;

function version(text: string) {
  const passage = readPassage(text);
  return simplify(passage, plainerIn(passage, always, tagger));
}

describe('the plainer version', () => {
  test('exchanges words that claim the same', () => {
    expect(version('We utilised a camera, and it accelerated our work.')).toBe(
      'We used a camera, and it sped up our work.',
    );
  });

  test.each([
    'These results substantiate the hypothesis that bees see red.',
    'Our data corroborate earlier reports.',
    'The drug inhibits the growth of the tumour.',
    'We attest that it works.',
    'The heterogeneity of the trials was high.',
  ])('never proves, confirms, blocks or evens out what “%s” does not', (text) => {
    expect(version(text)).not.toMatch(/prove|confirm|block|stop|variety/u);
  });

  test('leaves a doubt over all that it covers', () => {
    const text =
      'Our first small results suggest that the new spray may protect the wheat in the dry fields of the south, and it saves water as well as a lot of work.';
    expect(version(text)).toBe(text);
  });

  test.each([
    'The pooled effect on the survival of all the patients in the trials of this review was small (a ratio of 0.83; the interval was wide; sixteen studies in all).',
    'The review looked at the function of the lungs in children and adults who live with asthma; symptom scores; adverse effects; and the results of blood tests.',
  ])('splits no bracket and no list: %s', (text) => {
    expect(version(text)).toBe(text);
  });

  test('splits where nothing rules the second half', () => {
    expect(
      version(
        'We planted forty fields of wheat in the dry south of the country during a long hot summer, and we sprayed half of them with the new juice every week.',
      ),
    ).toMatch(/summer\. We sprayed/u);
  });

  test('keeps numbers, doubts, denials and strength, whatever words of the tables meet', () => {
    const word = constantFrom(...plainEntries.map((entry) => entry.word));
    const frame = constantFrom(
      'We may X the Y in 40 of 312 cases.',
      'It does not X any Y, and the 3 Y might X.',
      'The results suggest that X and Y are associated with 12.5 %.',
      'Perhaps the Y will X; we never X without Y.',
    );
    assert(
      property(frame, word, word, (sentence, x, y) => {
        const text = sentence.replaceAll('X', x).replaceAll('Y', y);
        expect(saysAsMuch(text, version(text))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a sentence that says as much', () => {
  test.each([
    ['It may help.', 'It helps.'],
    ['It is associated with cancer.', 'It causes cancer.'],
    ['It did not work.', 'It worked.'],
    ['Some of the 40 died.', 'All of the 40 died.'],
    ['We saw 40 birds.', 'We saw 400 birds.'],
  ])('“%s” is not “%s”', (before, after) => {
    expect(saysAsMuch(before, after)).toBe(false);
  });

  test('a word of the same strength takes nothing away', () => {
    expect(saysAsMuch('It induces sleep.', 'It causes sleep.')).toBe(true);
    expect(saysAsMuch("We don't utilise it.", 'We do not use it.')).toBe(true);
  });
});
