import type { RouteObject } from 'react-router';

import { conversationPaths } from '../platform/site/tools.ts';
import { FallbackRoute, loadFallbackTexts } from './study-or-not-found-route.tsx';
import { TermsGate } from './consent/terms-gate.tsx';
import { ErrorPage, ErrorScreen } from './error-screen/error-screen.tsx';
import { Loading } from './loading/loading.tsx';
import { lazyRoute } from './lazy-route.ts';
import { Shell } from './shell/shell.tsx';

const deJargonizer: RouteObject[] = [
  {
    Component: TermsGate,
    children: [
      {
        index: true,
        ...lazyRoute(
          () => import('../features/analyser/screen.tsx'),
          'analyser',
          'grading',
          'share',
        ),
      },
      {
        path: 'multiple-texts',
        ...lazyRoute(
          () => import('../features/group-grading/group-grading-screen.tsx'),
          'group-grading',
          'grading',
        ),
      },
      {
        path: 'compare-with-the-paper',
        ...lazyRoute(
          () => import('../features/analyser/compare-with-paper/screen.tsx'),
          'paper',
          'grading',
        ),
      },
    ],
  },
  { path: 'about', ...lazyRoute(() => import('../features/about/about-screen.tsx'), 'about') },
  {
    path: 'instructions',
    ...lazyRoute(
      () => import('../features/instructions/instructions-screen.tsx'),
      'instructions',
      'grading',
    ),
  },
  {
    path: 'development',
    ...lazyRoute(() => import('../features/development/development-screen.tsx'), 'development'),
  },
  {
    path: 'how-to-cite',
    ...lazyRoute(() => import('../features/how-to-cite/how-to-cite-screen.tsx'), 'how-to-cite'),
  },
  {
    path: 'build-your-own',
    ...lazyRoute(
      () => import('../features/own-dictionaries/own-dictionaries-screen.tsx'),
      'own-dictionaries',
      'grading',
    ),
  },
  {
    path: 'contact-us',
    ...lazyRoute(() => import('../features/contact/contact-screen.tsx'), 'contact'),
  },
];

const legal = lazyRoute(() => import('../features/legal/legal-screen.tsx'), 'legal');

const accounts: RouteObject[] = [
  { path: 'login', ...lazyRoute(() => import('../features/login/login-screen.tsx'), 'accounts') },
  {
    path: 'register',
    ...lazyRoute(
      () => import('../features/register/register-screen.tsx'),
      'accounts',
      'people',
      'places',
    ),
  },
  {
    path: 'reset-password',
    ...lazyRoute(() => import('../features/reset-password/reset-password-screen.tsx'), 'accounts'),
  },
  {
    path: 'confirm-email',
    ...lazyRoute(() => import('../features/confirm-email/confirm-email-screen.tsx'), 'accounts'),
  },
];

const conversation = lazyRoute(
  () => import('../features/conversation/conversation-screen.tsx'),
  'conversation',
  'grading',
  'share',
);

const conversations: RouteObject[] = conversationPaths.map((path) =>
  Object.assign({ path }, conversation),
);

const screens: RouteObject[] = [
  { index: true, ...lazyRoute(() => import('../features/home/home-screen.tsx'), 'home') },
  {
    path: 'de-jargonizer',
    ...lazyRoute(() => import('../features/de-jargonizer/layout.tsx'), 'de-jargonizer'),
    children: deJargonizer,
  },
  { Component: TermsGate, children: conversations },
  {
    path: 'integrations',
    ...lazyRoute(() => import('../features/integrations/integrations-screen.tsx'), 'integrations'),
  },
  ...['privacy-policy', 'terms-of-use', 'cookies-policy', 'accessibility-statement'].map((path) =>
    Object.assign({ path }, legal),
  ),
  ...accounts,
  {
    path: 'profile',
    ...lazyRoute(
      () => import('../features/profile/profile-screen.tsx'),
      'profile',
      'accounts',
      'people',
      'places',
      'saved-work',
      'share',
    ),
  },
  {
    path: 'share/:token',
    ...lazyRoute(() => import('../features/shared-view/shared-view-screen.tsx'), 'saved-work'),
  },
  {
    path: 'reader-results/:key',
    ...lazyRoute(
      () => import('../features/reader-results/reader-results-screen.tsx'),
      'reader-results',
      'grading',
    ),
  },
  {
    path: 'study/:address',
    ...lazyRoute(
      () => import('../features/conversation/study/study-screen.tsx'),
      'conversation',
      'grading',
      'share',
      'study',
    ),
  },
  {
    path: 'withdraw',
    ...lazyRoute(() => import('../features/withdraw/withdraw-screen.tsx'), 'study', 'grading'),
  },
  {
    path: 'operator',
    ...lazyRoute(
      () => import('../features/operator/operator-screen.tsx'),
      'operator',
      'accounts',
      'grading',
    ),
  },
  { path: '*', Component: FallbackRoute, loader: loadFallbackTexts },
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorScreen, HydrateFallback: Loading, children: screens }],
  },
];
