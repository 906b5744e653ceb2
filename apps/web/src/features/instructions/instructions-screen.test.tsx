import { screen, within } from '@testing-library/react';
import { buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { offered } from '../../platform/dictionaries/dictionary-for-tests.ts';

const address = '/de-jargonizer/instructions';
const entry = offered('English2021_2024', { label: 'News in English, 2021–2024', isDefault: true });

/** A dictionary in which `chlorophyll` is rare, `autumn` mid-frequency, and `leaves` alone common. */
const dictionary: Dictionary = {
  ...entry,
  language: 'en',
  edition: 'levels',
  table: buildWordTable([
    ['leaves', 2000],
    ['autumn', 60],
    ['chlorophyll', 3],
  ]),
};

const withDictionary = {
  known: [
    [['dictionaries'], { dictionaries: [entry] }],
    [['levels', entry.levelsUrl], dictionary],
  ],
} as const;

const example = (name: RegExp) => within(screen.getByRole('figure', { name }));

it('has the parts that addresses name', async () => {
  await openSite(address);
  expect([...document.querySelectorAll('main section')].map((part) => part.id)).toEqual([
    'howToUseIt',
    'fileTypes',
    'judgingResults',
    'howToReadResults',
  ]);
});

describe('the worked examples', () => {
  it('say that the counts are still to come', async () => {
    await openSite(address);
    expect(screen.getAllByText(/as soon as the word counts have arrived/)).toHaveLength(2);
    expect(screen.queryByRole('table', { name: /by level/ })).toBeNull();
  });

  it('show what the analyser says with the counts at hand', async () => {
    await openSite(address, withDictionary);
    const plain = example(/Example 1/);
    const rows = plain.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['LevelWordsShare', 'Common12%', 'Mid-frequency12%', 'Rare6297%']);
    expect(plain.getByText('Mid-frequency: autumn')).toBeTruthy();
    expect(plain.getByText(/^More than 5% of the words are rare/)).toBeTruthy();
    expect(plain.getByText('Counts: News in English, 2021–2024')).toBeTruthy();
  });

  it('tell the colleagues’ text from the one for everyone', async () => {
    await openSite(address, withDictionary);
    expect(example(/Example 2/).getByText('Mid-frequency: none')).toBeTruthy();
  });
});
