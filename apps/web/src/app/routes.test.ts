import { screenPaths } from '@vernacular/contract';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { routes } from './routes.tsx';

/** The paths at which a screen stands. A route with a path and children is the frame of an index among them. */
function pathsOf(route: RouteObject, above: string): readonly string[] {
  const path = `${above}/${route.path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  if (route.children) return route.children.flatMap((child) => pathsOf(child, path));
  return [path];
}

it('are the screens that the contract names but the page for readers, which is built apart', () => {
  const found = routes.flatMap((route) => pathsOf(route, '/'));
  expect(found.toSorted()).toEqual(
    [...screenPaths.filter((path) => path !== '/read/:id'), '/*'].toSorted(),
  );
});
