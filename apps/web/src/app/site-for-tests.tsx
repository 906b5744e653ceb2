import { defaultSite, legal, siteCall } from '@vernacular/contract';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';

import { readCookie, writeCookie } from '../platform/storage/cookies.ts';
import { i18n, startI18n } from '../platform/language/i18n.ts';
import type { Language } from '../platform/language/languages.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { forgetWritingOfTab } from '../platform/storage/storage.ts';
import { routes } from './routes.tsx';
import { Site } from './providers.tsx';

// Screens are fetched when first opened; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

/** What the server says at a path: JSON, a response of its own making, or what a function makes of the body sent. */
export type Answers = Readonly<Record<string, unknown>>;

/** Opens the whole site at an address, before a server that answers as told and with 404 otherwise; what is known need not be asked. */
export async function openSite(
  address: string,
  {
    answers = {},
    language = 'en',
    isNarrow = false,
    isNew = false,
    known = [],
  }: {
    answers?: Answers;
    language?: Language;
    isNarrow?: boolean;
    /** Whether the reader has yet to agree to anything. */
    isNew?: boolean;
    known?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  } = {},
) {
  standInForTheBrowser(isNarrow);
  for (const subject of ['terms_consent', 'cookie_consent'])
    writeCookie(subject, 'true', { seconds: isNew ? 0 : 60, sameSite: 'Lax' });
  if (readCookie('terms_version') === null)
    writeCookie('terms_version', legal.version, { seconds: 60, sameSite: 'Lax' });
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const path = url.replace(location.origin, '');
    const answer = answers[path];
    const said = isAsked(answer) ? await answer(request?.body) : answer;
    return answerTo(path === siteCall.path ? wholeSite(said) : said);
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  if (i18n.isInitialized) await i18n.changeLanguage(language);
  else await startI18n(language);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  for (const [key, data] of known) queryClient.setQueryData(key, data);
  render(<Site router={router} queryClient={queryClient} />);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    forgetWritingOfTab();
  });
  // Looked for at each change of the page, so not by role, which would ask every element for its style.
  await waitFor(() => document.querySelector('h1') ?? Promise.reject(new Error('No title yet.')));
  return { router, logged };
}

const isAsked = (answer: unknown): answer is (body: unknown) => unknown =>
  typeof answer === 'function';

/** The server describes the whole site; an example names only what it is about. */
const wholeSite = (said: unknown) =>
  said instanceof Response || said === undefined
    ? said
    : { ...defaultSite, signUp: 'open', readerCounts: false, signInWith: [], ...(said as object) };

function answerTo(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
}

/** jsdom has no layout: nothing to scroll or match, and a change of content stands for a change of size. */
function standInForTheBrowser(isNarrow: boolean): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('CSS', { escape: String, supports: () => true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <') && isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #watcher: MutationObserver;
      constructor(onChange: () => void) {
        this.#watcher = new MutationObserver(onChange);
      }
      observe(element: Element) {
        this.#watcher.observe(element, { childList: true, subtree: true });
      }
      unobserve() {}
      disconnect() {
        this.#watcher.disconnect();
      }
    },
  );
  HTMLDialogElement.prototype.close ??= () => undefined;
  Element.prototype.scrollIntoView = vi.fn<() => void>();
}
