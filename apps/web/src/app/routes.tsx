import type { RouteObject } from 'react-router';

import { screen } from './screen.ts';
import { ErrorScreen } from './error-screen/error-screen.tsx';
import { Loading } from './loading/loading.tsx';
import { Shell } from './shell/shell.tsx';

/** Every screen of the site: its path, its file, and the texts it needs (`src/locales/<language>/<name>.json`). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          {
            index: true,
            ...screen(async () => (await import('../features/home/screen.tsx')).HomeScreen, 'home'),
          },
          {
            path: 'de-jargonizer',
            ...screen(
              async () =>
                (await import('../features/de-jargonizer/section.tsx')).DeJargonizerSection,
              'de-jargonizer',
            ),
            children: [
              // The analyser adds its two screens here.
            ],
          },
          {
            path: '*',
            ...screen(
              async () => (await import('../features/not-found/screen.tsx')).NotFoundScreen,
              'not-found',
            ),
          },
        ],
      },
    ],
  },
];
