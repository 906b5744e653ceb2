import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { routes } from '../app/routes.tsx';
import { pages } from './pages.ts';

/** The addresses of all screens that have one of their own: none with a secret in it, and not the rest of the world. */
function addressesOf(list: readonly RouteObject[], base = ''): string[] {
  return list.flatMap(({ path = '', index = false, children }) => {
    const address = path === '' ? base : `${base}/${path.replace(/^\//, '')}`;
    if (/[:*]/.test(address)) return [];
    return children ? addressesOf(children, address) : index || path ? [address || '/'] : [];
  });
}

/** The addresses that lead in from a letter, or from the file with a code, are for one reader only; that of operators for few. */
const fromLetters = new Set(['/confirm-email', '/withdraw', '/operator']);

it('names every screen, so that none is sent without its title', () => {
  const screens = addressesOf(routes).filter((address) => !fromLetters.has(address));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
});
