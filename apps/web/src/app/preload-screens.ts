import { matchRoutes, type RouteObject } from 'react-router';

import { logTrouble } from '../platform/browser/log.ts';

/** Fetches the screens of an address ahead of the router, so that its first drawing is the whole page. */
export async function fetchScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matched.map(({ route }) => fetchScreen(route)));
}

async function fetchScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  try {
    const { Component } = await route.lazy();
    Object.assign(route, { Component });
    delete route.lazy;
  } catch (error) {
    // The router tries again, and has a screen for failing.
    logTrouble('The first screen did not come.', error);
  }
}
