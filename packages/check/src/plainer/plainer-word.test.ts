import { describe, expect, test } from 'vitest';

import { openTagger } from '../text/parts-of-speech.ts';
import { sentencesOf } from '../text/sentences.ts';
import { plainEntries } from './plain-index.ts';
import { plainerIn } from './plainer-in.ts';
import { plainerWordsFor } from './plainer-word.ts';

const offered = (word: string) => plainerWordsFor(word, () => true)[0] ?? null;
const tagger = await openTagger();

function passageOf(text: string, language: 'en' | 'he' = 'en') {
  const sentences = sentencesOf(text, language).map(({ start, end }) => ({
    start,
    text: text.slice(start, end),
  }));
  return { text, language, sentences };
}

/** What is offered for the word in square brackets. */
function offeredIn(marked: string, language: 'en' | 'he' = 'en') {
  const start = marked.indexOf('[');
  const word = marked.slice(start + 1, marked.indexOf(']'));
  const passage = passageOf(marked.replace(/[[\]]/gu, ''), language);
  return plainerIn(passage, () => true, tagger)(word, start);
}

describe('a plainer word', () => {
  test.each([
    ['utilise', 'use'],
    ['utilize', 'use'],
    ['Utilised', 'Used'],
    ['utilizing', 'using'],
    ['mitigates', 'reduces'],
    ['neurons', 'nerve cells'],
    ['purchased', 'bought'],
    ['ubiquitous', 'very common'],
    ['haemorrhage', 'bleeding'],
    ['hemorrhage', 'bleeding'],
    ['vertebrates', 'animals with a backbone'],
    ['cetaceans', 'whales or dolphins'],
    ['microbiomes', 'communities of microbes'],
  ])('stands in the form of the word: %s, %s', (word, plainer) => {
    expect(offered(word)).toBe(plainer);
  });

  test.each([
    ['administered', 'was given, and gave'],
    ['observed', 'was seen, and saw'],
    ['concealed', 'was hidden, and hid'],
    ['stroll', 'to walk, and a walk'],
    ['table', 'a common word'],
    ['', 'nothing'],
    ['constructor', 'a word that objects know'],
  ])('is not offered for “%s” alone (%s)', (word) => {
    expect(offered(word)).toBeNull();
  });

  test.each([
    'We read the transcript [abundance] of each gene.',
    'The near/[distal] tubules were unchanged.',
    'The Notch signaling [decreased]. Then it rose.',
  ])('is not offered where it breaks what stands there: %s', (marked) => {
    expect(offeredIn(marked)).toBeNull();
  });

  test.each([
    ['There is an [abundance] of fish.', 'large amount'],
    ['The [distal] tubules were unchanged.', 'far'],
    ['A [decreased] signal was seen.', 'reduced'],
  ])('is offered in %s', (marked, plainer) => {
    expect(offeredIn(marked)).toBe(plainer);
  });

  test('is not offered when one of its words is no more common', () => {
    expect(plainerWordsFor('neuron', (plainer) => plainer !== 'nerve')).toEqual([]);
  });
});

describe('a plainer word in its sentence', () => {
  test.each([
    ['The drug was [administered] to forty patients.', 'given'],
    ['We [administered] the drug to forty patients.', 'gave'],
    ['The data have not yet been [discarded].', 'thrown away'],
    ['They [concealed] the camera behind a tree.', 'hid'],
    ['The camera was carefully [concealed] behind a tree.', 'hidden'],
    ['The results [corroborate] our first guess.', 'support'],
    ['The effect is still [unclear].', 'not clear'],
    ['Sample sizes [ranged] from 71 to 606 participants.', 'went'],
    ['Sizes have [ranged] from 71 to 606.', 'gone'],
    ['Infant [mortality] fell by half.', 'death rate'],
    ['We [analysed] the blood of forty people.', 'studied'],
    ['We gave [antibiotics] to the children.', 'drugs against bacteria'],
    ['[Utilizing] solar power, the village saves money.', 'Using'],
  ])('%s', (sentence, plainer) => {
    expect(offeredIn(sentence)).toBe(plainer);
  });

  test.each([
    ['a past form that could be either', 'The drug [administered] on Monday worked.'],
    ['a verb where the table has a noun', 'They [scent] danger from far away.'],
    ['a plural that the verb has too', 'The [analyses] revealed no change.'],
    ['the end of a habit', 'A programme for smoking [cessation] was offered.'],
    ['what is more than numbness', 'It was done under general [anaesthesia].'],
    ['what fills a tooth', 'Dentists compared [amalgam] and resin.'],
    ['an illness with a name of its own', 'Some children are [allergic] to nuts.'],
    ['a risk, which is no rate', 'It lowered the risk of [mortality] by half.'],
    ['a rate already', 'The [mortality] rate fell.'],
    ['a right', 'They asked for [asylum] in Sweden.'],
    ['an illness of a region', 'Malaria is [endemic] in the region.'],
    ['a verb without somebody told', 'The results are [informing] policy.'],
    ['what a patient feels', 'The worst [symptom] was pain.'],
    ['one good way of several', 'It is an [optimal] method.'],
    ['a word that stands there already', 'He had [coronary] heart disease.'],
    ['a kind of study', 'This [cohort] study followed nurses.'],
    ['a theory found wrong', 'The hypothesis was [falsified].'],
    ['what a body makes up for', 'Patients with [compensated] cirrhosis took part.'],
    ['a name', 'He works for the [Utilize] company.'],
    ['a noun that “not clear” cannot stand before', 'There are [unclear] effects.'],
    ['a verb that “not clear” cannot follow', 'It remains [unclear] if acupuncture affects it.'],
    ['what belongs to everybody', 'The text is in the public [domain].'],
    ['a degree that “not clear” cannot have', 'This is highly [unclear].'],
  ])('is not offered for %s', (_, sentence) => {
    expect(offeredIn(sentence)).toBeNull();
  });

  test('is not offered in a Hebrew text', () => {
    expect(offeredIn('אנחנו עושים [utilize] של מים בשדה הגדול שלנו.', 'he')).toBeNull();
  });

  test('is found where the word first stands whole', () => {
    const passage = passageOf('We reutilize nothing here. We utilize water again.');
    expect(plainerIn(passage, () => true, tagger)('utilize')).toBe('use');
    expect(plainerIn(passage, () => true, tagger)('absent')).toBeNull();
  });
});

describe('the tables', () => {
  test('have thousands of entries, each word once with each part of speech', () => {
    const keys = plainEntries.map(({ word, part }) => `${word} ${part}`);
    expect(keys.length).toBeGreaterThan(3000);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('have a part of speech and up to three plainer words in every line', () => {
    const broken = plainEntries.filter(
      ({ word, part, plainer }) =>
        !/^[nvar]$/u.test(part) ||
        !/^[a-z-]+$/u.test(word) ||
        plainer.length < 1 ||
        plainer.length > 3 ||
        new Set(plainer).size < plainer.length ||
        !plainer.every((each) => /^[a-zA-Z][a-zA-Z' -]*$/u.test(each)),
    );
    expect(broken).toEqual([]);
  });

  test('never lead in a circle', () => {
    const next = new Map(
      plainEntries.map(({ word, part, plainer }) => [`${word} ${part}`, plainer]),
    );
    const circles = plainEntries.filter(({ word, part, plainer }) =>
      plainer.some((each) => each === word || next.get(`${each} ${part}`)?.includes(word)),
    );
    expect(circles).toEqual([]);
  });
});
