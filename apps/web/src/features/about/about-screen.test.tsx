import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const address = '/de-jargonizer/about';
const instructions = '/api/TextGrading/BuildYourOwnDeJargonizer';

const button = () => screen.getByRole('button', { name: 'Download the instructions' });

describe('the page', () => {
  it('has the parts that addresses name', async () => {
    await openSite(address);
    expect([...document.querySelectorAll('main section')].map((part) => part.id)).toEqual([
      'whatIsIt',
      'whyDoWeNeedIt',
      'whoShouldUseIt',
      'inTheNews',
      'buildYourOwnDeJargonizer',
    ]);
  });
});

describe('the news', () => {
  it('says that there are none while the operator names none', async () => {
    await openSite(address);
    expect(screen.getByText('We link to no press articles at the moment.')).toBeTruthy();
  });

  it('is grouped by language, Hebrew from the right', async () => {
    const news = [
      { language: 'he', title: 'מילים', link: 'https://news.example/he' },
      { language: 'en', title: 'Words', source: 'The Paper', link: 'https://news.example/en' },
    ];
    await openSite(address, {
      answers: { '/api/site': { news, analytics: null, authUrl: null } },
    });
    const part = await screen.findByRole('region', { name: 'In the news' });
    await within(part).findByRole('link', { name: 'Words' });
    expect(
      within(part)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['In English', 'In Hebrew']);
    expect(
      within(part)
        .getAllByRole('list')
        .map((list) => list.dir),
    ).toEqual(['ltr', 'rtl']);
  });
});

describe('building your own', () => {
  it('saves the instructions under their name', async () => {
    await openSite(address, { answers: { [instructions]: new Response('document') } });
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(button());
    await vi.waitFor(() => expect(saved).toEqual(['Build Your Own De-Jargonizer.docx']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says calmly when they cannot be had', async () => {
    await openSite(address, { answers: { [instructions]: new Response(null, { status: 500 }) } });
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred while downloading.',
    );
  });
});
