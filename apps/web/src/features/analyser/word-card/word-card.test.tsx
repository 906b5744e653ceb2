import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { offered } from '../../../platform/dictionaries/dictionary-for-tests.ts';
import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { MoreOfWord } from './word-details.tsx';
import { WordCard, type WordOnCard } from './word-card.tsx';

beforeAll(() => openTexts('en', 'analyser', 'word-card', 'grading'));
afterEach(cleanup);

const news = offered('English2021_2024', {
  label: 'News in English, 2021–2024',
  tokens: 104_900_000,
});
const general = offered('EnglishGeneral', {
  kind: 'general',
  period: null,
  measure: 'per-million',
  scale: 1000,
  cutoffs: { common: 12_000, mid: 1000 },
});
const hebrew = offered('HebrewGeneral', {
  language: 'he',
  kind: 'general',
  period: null,
  measure: 'word-pairs',
  scale: 10,
  cutoffs: { common: 50, mid: 1 },
});

function show(card: Partial<WordOnCard>, dictionary = news) {
  const jumps: number[] = [];
  const shown: WordOnCard = {
    word: 'kinase',
    level: 'rare',
    isTerm: false,
    count: null,
    repetitions: 1,
    notes: [],
    ...card,
  };
  render(
    <WordCard
      card={shown}
      dictionary={dictionary}
      more={
        <MoreOfWord
          card={shown}
          dictionary={dictionary}
          field={null}
          onJump={(direction) => jumps.push(direction)}
          onNext={() => {}}
        />
      }
      onClose={() => jumps.push(0)}
    />,
  );
  return jumps;
}

describe('the word card', () => {
  it.each([
    [
      'a rare word that is not counted here',
      { count: null },
      news,
      'Fewer than 50 times in 104.9 million words.',
    ],
    ['a rare word once it is graded', { count: 12 }, news, '12 times in 104.9 million words.'],
    ['a word that was never met', { count: 0 }, news, 'Not once in 104.9 million words.'],
    [
      'a mid-frequency word',
      { level: 'mid', count: 389 },
      news,
      '389 times in 104.9 million words.',
    ],
    [
      'a common word',
      { level: 'common', count: 12_345 },
      news,
      '12,345 times in 104.9 million words.',
    ],
    ['a rate', { level: 'mid', count: 9270 }, general, 'About 9.27 in a million words.'],
    ['a rare word by rate', { count: null }, general, 'Fewer than 1 in a million words.'],
    ['word pairs', { level: 'mid', count: 30 }, hebrew, 'Stands in 3 common Hebrew word pairs.'],
    [
      'a listed word without pairs',
      { level: 'mid', count: 1 },
      hebrew,
      'A listed word, but in no common word pair.',
    ],
    [
      'a word that is not listed',
      { count: 0 },
      hebrew,
      'In neither the word lists nor the word pairs.',
    ],
  ] as const)('says how often it met %s', (_what, card, dictionary, sentence) => {
    show(card, dictionary);
    expect(
      screen.getByText(
        (_, element) => element?.tagName === 'P' && element.textContent.endsWith(`· ${sentence}`),
      ),
    ).toBeDefined();
  });

  it.each([
    ['en', 'Of about 210 readers on this site, 61% did not mark this word.'],
    ['he', 'מתוך כ־210 קוראים באתר הזה, 61% לא סימנו את המילה הזאת.'],
  ] as const)(
    'says in %s what readers of the site knew, below one’s own readers',
    async (language, says) => {
      await openTexts(language, 'analyser', 'word-card', 'grading');
      const siteReaders = { readers: 210, known: 61 };
      show({ siteReaders });
      expect(screen.getByText(says)).toBeTruthy();
      cleanup();
      show({ siteReaders, readers: { marked: 9, readers: 14 } });
      expect(screen.queryByText(says)).toBeNull();
      await openTexts('en', 'analyser', 'word-card', 'grading');
    },
  );

  it.each([
    ['en', 9, '9 of 14 of your readers did not know this word.'],
    ['en', 0, 'None of your 14 readers marked this word.'],
    ['he', 9, '9 מתוך 14 הקוראים שלכם לא הכירו את המילה הזאת.'],
    ['he', 1, 'אחד מתוך 14 הקוראים שלכם לא הכיר את המילה הזאת.'],
  ] as const)(
    'says in %s what readers of the text marked: %d of 14',
    async (language, marked, sentence) => {
      await openTexts(language, 'analyser', 'word-card', 'grading');
      show({ readers: { marked, readers: 14 } });
      expect(screen.getByText(sentence)).toBeDefined();
      await openTexts('en');
    },
  );

  it.each([
    ['en', undefined, 2, '2 of 14 of your readers marked this term as one phrase.'],
    [
      'en',
      'ratio',
      9,
      '9 of 14 of your readers did not know “ratio”. No word of this term was marked by more.',
    ],
    ['en', 'ratio', 0, 'None of your 14 readers marked a word of this term.'],
    ['he', undefined, 2, 'שניים מתוך 14 הקוראים שלכם סימנו את המונח הזה כצירוף שלם.'],
  ] as const)(
    'says in %s which part of a term readers marked: %s by %d',
    async (language, word, marked, sentence) => {
      await openTexts(language, 'analyser', 'word-card', 'grading');
      show({ isTerm: true, readers: { marked, readers: 14, ...(word && { word }) } });
      expect(screen.getByText(sentence)).toBeDefined();
      await openTexts('en');
    },
  );

  it('names the rule and whose counts these are', () => {
    show({});
    expect(
      screen.getByText(
        'Common from 1,000, mid-frequency from 50, rare below. News in English, 2021–2024',
      ),
    ).toBeDefined();
  });

  it('says nothing of a count that is still on its way', () => {
    show({ level: 'mid', count: null });
    expect(screen.queryByText(/million/)).toBeNull();
  });

  it.each<[WordOnCard['notes'][number], string]>([
    [{ kind: 'name' }, 'Read as a name, so it is left alone.'],
    [{ kind: 'explained' }, 'Explained where it first appears.'],
    [{ kind: 'family', base: 'gene' }, 'Read as a form of “gene”.'],
    [{ kind: 'term', term: 'gene therapy' }, 'Opens a term of several words: “gene therapy”.'],
    [
      { kind: 'technical-sense', sense: 'a gloss' },
      'Everyday word with a technical sense: a gloss.',
    ],
  ])('says what the refined reading found: %j', (note, sentence) => {
    show({ notes: [note] });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('leads to the other places of a repeated word', async () => {
    const jumps = show({ repetitions: 3 });
    expect(screen.getByText('3 times in your text, in this form')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next kinase' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous kinase' }));
    expect(jumps).toEqual([1, -1]);
  });

  it('leads nowhere from a word that stands alone', () => {
    show({ repetitions: 1 });
    expect(screen.queryByRole('button', { name: 'Next kinase' })).toBeNull();
  });

  it('is not there while no word is pointed at', () => {
    render(<WordCard card={null} dictionary={news} onClose={() => {}} />);
    expect(document.body.textContent).toBe('');
  });
});
