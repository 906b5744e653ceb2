import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const address = '/de-jargonizer/contact-us';

const site = (description: object) => ({
  answers: { '/api/site': { ...description, analytics: null, authUrl: null } },
});

it('says how to reach someone while the operator names nobody', async () => {
  await openSite(address);
  expect(screen.getByText(/^Please turn to the person or the institution/)).toBeTruthy();
  expect(screen.getByText(/gave you this address/)).toBeTruthy();
});

it('leads to the e-mail of each contact', async () => {
  const contacts = ['ada', 'ben', 'cleo'].map((name) => ({ name, email: `${name}@lab.example` }));
  await openSite(address, site({ contacts }));
  await screen.findByText('ada');
  const mails = screen.getAllByRole('link', { name: /@lab\.example/ });
  expect(mails.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:ada@lab.example',
    'mailto:ben@lab.example',
    'mailto:cleo@lab.example',
  ]);
});

it('shows the logos by name, linked where there is an address', async () => {
  const logos = [
    {
      name: 'University of Somewhere',
      image: '/logos/somewhere.svg',
      link: 'https://uni.example/',
    },
    { name: 'Institute of Elsewhere', image: '/logos/elsewhere.svg' },
  ];
  await openSite(address, site({ logos }));
  expect(await screen.findByRole('link', { name: 'University of Somewhere' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Institute of Elsewhere' })).toBeTruthy();
});
