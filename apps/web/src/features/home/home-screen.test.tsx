import { exercises } from '@vernacular/exercises';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const cards = () =>
  within(screen.getByRole('region', { name: 'Tools for clearer writing' })).getAllByRole('link');

it('shows a card for each tool that can be reached by keyboard and leads there', async () => {
  await openSite('/');
  expect(cards().map((card) => card.getAttribute('href'))).toEqual([
    '/de-jargonizer',
    ...exercises.flatMap(({ route }) => route ?? []),
  ]);
});

/** Whether a click on a card is taken by the app instead of loading a page. */
const staysInside = (card: HTMLElement) => {
  let isTaken = false;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  card.click();
  return isTaken;
};

it('leaves the app for the De-Jargonizer, and only for it', async () => {
  await openSite('/');
  const [deJargonizer, halfLife] = cards();
  expect(staysInside(deJargonizer!)).toBe(false);
  expect(staysInside(halfLife!)).toBe(true);
});

it('shows its sample uncoloured while there is no dictionary', async () => {
  await openSite('/');
  expect(screen.getByText(/^Hypoxia induces the transcription/)).toBeTruthy();
  expect(screen.queryByText(/^Score/)).toBeNull();
});
