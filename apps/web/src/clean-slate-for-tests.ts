import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share one page: each test leaves it as it found it, empty and with nothing kept. */
afterEach(() => {
  // Some files run without a page.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
});
