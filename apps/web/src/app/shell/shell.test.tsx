import { exercises } from '@vernacular/exercises';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { openSite } from '../site-for-tests.tsx';

const menu = () => screen.getByRole('button', { name: 'Menu' });
const sidebar = () => screen.queryByRole('navigation', { name: 'Main' });

describe('the sidebar', () => {
  it('is folded until it is asked for', async () => {
    await openSite('/');
    expect(sidebar()).toBeNull();
    await userEvent.click(menu());
    expect(menu().ariaExpanded).toBe('true');
    expect(within(sidebar()!).getByRole('link', { name: 'Home' })).toBeTruthy();
  });

  it('lists every tool in a group', async () => {
    await openSite('/');
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('button', { name: 'Our Tools' }));
    const links = within(sidebar()!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'De-Jargonizer',
      ...exercises.flatMap(({ route, introduction }) => (route ? introduction.en.name : [])),
    ]);
  });

  it('collapses the group again when it is toggled', async () => {
    await openSite('/');
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('button', { name: 'Our Tools' }));
    await userEvent.click(menu());
    await userEvent.click(menu());
    expect(screen.getByRole('button', { name: 'Our Tools' }).ariaExpanded).toBe('false');
  });

  it('stays open on a wide screen when another screen opens', async () => {
    await openSite('/de-jargonizer/about');
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('link', { name: 'Development' }));
    await screen.findByText('How the levels were made', { selector: 'h1, h2' });
    expect(sidebar()).not.toBeNull();
  });

  it('closes on a wide screen when Escape is pressed in it, and gives the focus back', async () => {
    await openSite('/de-jargonizer/about');
    await userEvent.click(menu());
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).not.toBeNull();
    screen.getByRole('button', { name: 'Our Tools' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).toBeNull();
    expect(document.activeElement).toBe(menu());
  });

  it('takes the focus on a narrow screen and gives it back on Escape', async () => {
    await openSite('/', { isNarrow: true });
    await userEvent.click(menu());
    expect(document.activeElement?.textContent).toBe('Home');
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).toBeNull();
    expect(document.activeElement).toBe(menu());
  });

  it('closes on a narrow screen when another screen opens', async () => {
    await openSite('/de-jargonizer/about', { isNarrow: true });
    await userEvent.click(menu());
    await userEvent.click(within(sidebar()!).getByRole('link', { name: 'Home' }));
    await screen.findByText('Write so that anyone can follow.', { selector: 'h1, h2' });
    expect(sidebar()).toBeNull();
  });
});

describe('the header', () => {
  it('leads home from the logo', async () => {
    await openSite('/de-jargonizer/about');
    await userEvent.click(screen.getByRole('link', { name: 'Vernacular, home' }));
    expect(
      await screen.findByText('Write so that anyone can follow.', { selector: 'h1, h2' }),
    ).toBeTruthy();
  });

  it('offers to skip to the main content first', async () => {
    await openSite('/');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('offers Login and Register to a visitor', async () => {
    await openSite('/');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });
});

describe('arriving', () => {
  it('leaves the focus alone on the first screen', async () => {
    await openSite('/');
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus to the heading of a new screen', async () => {
    await openSite('/de-jargonizer/about');
    await userEvent.click(screen.getByRole('link', { name: 'Development' }));
    const heading = await screen.findByText(/levels were made/, { selector: 'h1' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('goes to the part an address names, and focuses its heading', async () => {
    await openSite('/de-jargonizer/development#Developers');
    const heading = screen.getByRole('heading', { name: 'Developers' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect(scrolled).toContain(document.querySelector('#Developers'));
  });

  it('stays where it is when the address names nothing on the page', async () => {
    await openSite('/de-jargonizer/development#nothing');
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('names each screen in the title', async () => {
    const { router } = await openSite('/');
    expect(document.title).toBe('Vernacular');
    await router.navigate('/de-jargonizer/how-to-cite');
    await screen.findByText('How to cite', { selector: 'h1, h2' });
    // The title follows the heading.
    await vi.waitFor(() => expect(document.title).toBe('How to cite · Vernacular'));
  });
});

describe('the footer', () => {
  it('counts the visits', async () => {
    await openSite('/', { answers: { '/GetVisits': 12_345 } });
    expect(await screen.findByText('12,345 visits')).toBeTruthy();
  });

  it('shows 0 and logs it when the visits cannot be counted', async () => {
    const { logged } = await openSite('/', {
      answers: { '/GetVisits': new Response(null, { status: 500 }) },
    });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.getByText('0 visits')).toBeTruthy();
  });

  it('names the year and the project', async () => {
    await openSite('/');
    expect(screen.getByText(`© ${new Date().getFullYear()} Vernacular`)).toBeTruthy();
  });
});

describe('languages and themes', () => {
  it('turns the page round for Hebrew and remembers it', async () => {
    await openSite('/');
    await userEvent.click(screen.getAllByRole('button', { name: 'Language: English' })[0]!);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'עברית' }));
    expect(await screen.findByText('לכתוב כך שכולם יבינו.', { selector: 'h1, h2' })).toBeTruthy();
    expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'he' });
    expect(localStorage.getItem('i18nextLng')).toBe('he');
  });

  it('shows the dark theme when it is chosen', async () => {
    await openSite('/');
    await userEvent.click(screen.getAllByRole('button', { name: /^Appearance/ })[0]!);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});

describe('screens that are not there', () => {
  it('says so at an unknown address', async () => {
    await openSite('/nowhere');
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  it.each([
    ['/half-life', 'Half Life Writing Exercise'],
    ['/persuasion-rhetorics', 'Persuasive Writing Exercise'],
    ['/coherence', 'Coherence Coach'],
    ['/critical-thinking', 'Critical Thinking Coach'],
    ['/ethics', 'Ethics in research'],
  ])('opens %s', async (address, title) => {
    await openSite(address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});
