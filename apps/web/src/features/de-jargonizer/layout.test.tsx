import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const bar = () => screen.getByRole('navigation', { name: 'De-Jargonizer pages' });

it('leads to the seven screens', async () => {
  await openSite('/de-jargonizer/about');
  expect(
    within(bar())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['De-Jargonizer', '/de-jargonizer'],
    ['Multiple Texts', '/de-jargonizer/multiple-texts'],
    ['About', '/de-jargonizer/about'],
    ['Instructions', '/de-jargonizer/instructions'],
    ['Development', '/de-jargonizer/development'],
    ['How to cite', '/de-jargonizer/how-to-cite'],
    ['Contact Us', '/de-jargonizer/contact-us'],
  ]);
});

it('marks the screen that is open, and no other', async () => {
  await openSite('/de-jargonizer/development');
  const current = within(bar()).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Development']);
});
