import { matchRoutes, type RouteObject } from 'react-router';

import { logTrouble } from '../platform/browser/log.ts';

/**
 * Loads the lazy screens of a path before the router starts, so that the first render is complete. Changes `routes`.
 * Never rejects: a failed load is logged, and the router tries it again.
 */
export async function preloadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matched.map(({ route }) => preloadScreen(route)));
}

async function preloadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  try {
    const { Component } = await route.lazy();
    Object.assign(route, { Component });
    delete route.lazy;
  } catch (error) {
    // The router retries, and shows its error screen.
    logTrouble('The first screen did not come.', error);
  }
}
