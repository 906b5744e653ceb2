import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { readCookie } from '../../platform/storage/cookies.ts';
import { showSession } from '../../platform/account/session.ts';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { openSite } from '../site-for-tests.tsx';

const prompt = () => screen.queryByRole('heading', { name: 'Before you begin' });
const welcome = () => screen.queryByRole('complementary', { name: 'Welcome to Vernacular' });
const guest = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue as Guest' });

afterEach(() => {
  endSession();
  sessionStorage.clear();
});

describe('the gate before a tool', () => {
  it.each(['/ethics', '/half-life', '/de-jargonizer', '/de-jargonizer/multiple-texts'])(
    'stands before %s',
    async (address) => {
      await openSite(address, { isNew: true });
      expect(prompt()).toBeTruthy();
    },
  );

  it.each(['/privacy-policy', '/terms-of-use', '/cookies-policy', '/de-jargonizer/about'])(
    'leaves %s open to read',
    async (address) => {
      await openSite(address, { isNew: true });
      expect(prompt()).toBeNull();
    },
  );

  it('opens for a guest who agrees, and remembers it', async () => {
    await openSite('/de-jargonizer/multiple-texts', { isNew: true });
    expect(guest().disabled).toBe(true);
    const why = screen.getByText('Guests tick the box above first.');
    expect(guest().getAttribute('aria-describedby')).toBe(why.id);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(why.isConnected).toBe(false);
    await userEvent.click(guest());
    expect(prompt()).toBeNull();
    expect(readCookie('terms_consent')).toBe('true');
    expect(document.activeElement?.closest('main')).toBeTruthy();
  });

  it('is not there for somebody signed in, nor while that is being found out', async () => {
    showSession(dana);
    await openSite('/de-jargonizer/multiple-texts', { isNew: true });
    expect(prompt()).toBeNull();
    showSession({ kind: 'loading' });
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(prompt()).toBeNull();
  });

  it('brings back whoever signs in first', async () => {
    await openSite('/ethics', { isNew: true });
    const link = screen.getByRole('link', { name: 'Sign In / Register' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fethics');
  });
});

describe('the welcome on the home page', () => {
  it('stands beside the page, which can be read and used without an answer', async () => {
    await openSite('/', { isNew: true });
    expect(welcome()).toBeTruthy();
    expect(welcome()!.contains(document.activeElement)).toBe(false);
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(guest());
    expect(welcome()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('gives no consent by being passed over: each tool asks again', async () => {
    const { router } = await openSite('/', { isNew: true });
    await act(() => router.navigate('/ethics'));
    expect(welcome()).toBeNull();
    expect(readCookie('terms_consent')).toBeNull();
    expect(prompt()).toBeTruthy();
  });

  it('comes before the question of cookies, one thing at a time', async () => {
    await openSite('/', { isNew: true });
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(guest());
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  });

  it('is not shown to somebody signed in', async () => {
    showSession(dana);
    await openSite('/', { isNew: true });
    expect(welcome()).toBeNull();
  });
});

const answeredFrom = async (link: HTMLElement) => {
  link.focus();
  screen.getByRole('button', { name: 'Accept Cookies' }).focus();
  await userEvent.keyboard('{Enter}');
};

describe('the cookie banner', () => {
  it('goes when cookies are accepted, and remembers it', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    expect(screen.getByRole('link', { name: 'Cookies policy' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Cookies' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(readCookie('cookie_consent')).toBe('true');
  });

  it('gives the focus back to what had it in the screen', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    const [link] = within(screen.getByRole('main')).getAllByRole('link');
    await answeredFrom(link!);
    expect(document.activeElement).toBe(link);
  });

  it('goes on to the screen when it was reached from the bar', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    await answeredFrom(screen.getByRole('link', { name: 'Register' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leaves the focus on the heading when nothing had it', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('can wait until the next visit', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(readCookie('cookie_consent')).toBeNull();
  });

  it('does not ask again on the next page of the same visit, however it is reached', async () => {
    await openSite('/de-jargonizer/about', { isNew: true });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    cleanup();
    await openSite('/de-jargonizer/how-to-cite', { isNew: true });
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    sessionStorage.clear();
    cleanup();
    await openSite('/de-jargonizer/about', { isNew: true });
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  });
});

const script = () => document.querySelector<HTMLScriptElement>('script[data-measures]');

describe('measuring', () => {
  const answers = { '/api/site': { analytics: 'https://example.org/m.js', authUrl: null } };
  afterEach(() => script()?.remove());

  it('begins only after cookies are accepted', async () => {
    await openSite('/de-jargonizer/about', { isNew: true, answers });
    await screen.findByText('0 visits');
    expect(script()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Cookies' }));
    expect(script()?.src).toBe('https://example.org/m.js');
  });

  it('leaves addresses alone that hold a secret', async () => {
    await openSite('/confirm-email', { answers });
    await screen.findByText('0 visits');
    expect(script()).toBeNull();
  });
});
