import { screen, within } from '@testing-library/react';
import { englishPeriods } from '@vernacular/dictionaries';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const address = '/de-jargonizer/development';

it('has the parts that addresses name', async () => {
  await openSite(address);
  expect([...document.querySelectorAll('main section')].map((part) => part.id)).toEqual([
    'wordFrequencyLevels',
    'development',
    'difficulty',
    'readers',
    'Developers',
  ]);
});

it('draws the lines between the levels as the article does', async () => {
  await openSite(address);
  const [levels] = screen.getAllByRole('table');
  expect(
    within(levels!)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'LevelEnglishHebrew',
    'Common1,000 times or more100 times or more',
    'Mid-frequency50 to 999 times5 to 99 times',
    'Rarefewer than 50 times, or neverfewer than 5 times, or never',
  ]);
});

it('says why the tool gives other counts than the figure', async () => {
  await openSite(address);
  expect(screen.getByText(/they are not the same collection/).textContent).toContain(
    'they give gene 933 times and specifications 143 times',
  );
});

it('leads to the source code when the operator says where it is', async () => {
  const sourceCode = 'https://code.example/vernacular';
  await openSite(address, {
    answers: { '/api/site': { sourceCode, analytics: null, authUrl: null } },
  });
  const link = await screen.findByRole('link', { name: 'Read the source code' });
  expect(link.getAttribute('href')).toBe(sourceCode);
});

it.each([
  ['The evaluation', 'docs/evaluation.md'],
  ['The differences', 'docs/differences.md'],
])('leads to a page of the source where that is known: %s', async (name, path) => {
  await openSite(address, {
    answers: {
      '/api/site': {
        sourceCode: 'https://code.example/vernacular/',
        analytics: null,
        authUrl: null,
      },
    },
  });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`https://code.example/vernacular/blob/HEAD/${path}`);
});

it('counts and names the periods that the catalogue has', async () => {
  await openSite(address);
  const { to } = englishPeriods.at(-1)!;
  expect(
    screen.getByText(
      `there are ${englishPeriods.length} periods, from 2012–2015 to ${to - 3}–${to}`,
      {
        exact: false,
      },
    ),
  ).toBeTruthy();
});
