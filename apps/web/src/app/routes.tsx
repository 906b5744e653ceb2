import { lazy, type ComponentType } from 'react';
import { useLocation, type RouteObject } from 'react-router';

import { fetchChunk } from '../platform/browser/fetch-chunk.ts';
import { loadTexts } from '../platform/language/i18n.ts';
import { studyVariantOf } from '../platform/site/study-path.ts';
import { conversationPaths } from '../platform/site/tools.ts';
import { TermsGate } from './consent/terms-gate.tsx';
import { ErrorPage, ErrorScreen } from './error-screen/error-screen.tsx';
import { Loading } from './loading/loading.tsx';
import { Shell } from './shell/shell.tsx';

type LoadScreen = () => Promise<{ default: ComponentType }>;

const load = {
  about: () => import('../features/about/about-screen.tsx'),
  analyser: () => import('../features/analyser/screen.tsx'),
  compare: () => import('../features/analyser/compare-with-paper/screen.tsx'),
  confirmEmail: () => import('../features/confirm-email/confirm-email-screen.tsx'),
  contact: () => import('../features/contact/contact-screen.tsx'),
  conversation: () => import('../features/conversation/conversation-screen.tsx'),
  deJargonizer: () => import('../features/de-jargonizer/layout.tsx'),
  development: () => import('../features/development/development-screen.tsx'),
  groupGrading: () => import('../features/group-grading/group-grading-screen.tsx'),
  home: () => import('../features/home/home-screen.tsx'),
  howToCite: () => import('../features/how-to-cite/how-to-cite-screen.tsx'),
  instructions: () => import('../features/instructions/instructions-screen.tsx'),
  integrations: () => import('../features/integrations/integrations-screen.tsx'),
  legal: () => import('../features/legal/legal-screen.tsx'),
  login: () => import('../features/login/login-screen.tsx'),
  notFound: () => import('../features/not-found/not-found-screen.tsx'),
  operator: () => import('../features/operator/operator-screen.tsx'),
  ownDictionaries: () => import('../features/own-dictionaries/own-dictionaries-screen.tsx'),
  profile: () => import('../features/profile/profile-screen.tsx'),
  readerResults: () => import('../features/reader-results/reader-results-screen.tsx'),
  register: () => import('../features/register/register-screen.tsx'),
  resetPassword: () => import('../features/reset-password/reset-password-screen.tsx'),
  sharedView: () => import('../features/shared-view/shared-view-screen.tsx'),
  study: () => import('../features/conversation/study/study-screen.tsx'),
  withdraw: () => import('../features/withdraw/withdraw-screen.tsx'),
};

/** A screen and the namespaces of its texts, which are loaded when it is opened. */
const screen = (loadScreen: LoadScreen, ...namespaces: string[]) => ({
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([
      fetchChunk(loadScreen),
      loadTexts(...namespaces),
    ]);
    return { Component };
  },
});

const at = (path: string, loadScreen: LoadScreen, ...namespaces: string[]) => ({
  path,
  ...screen(loadScreen, ...namespaces),
});

const deJargonizer: RouteObject[] = [
  {
    Component: TermsGate,
    children: [
      { index: true, ...screen(load.analyser, 'analyser', 'grading', 'share') },
      at('multiple-texts', load.groupGrading, 'group-grading', 'grading'),
      at('compare-with-the-paper', load.compare, 'paper', 'grading'),
    ],
  },
  at('about', load.about, 'about'),
  at('instructions', load.instructions, 'instructions', 'grading'),
  at('development', load.development, 'development'),
  at('how-to-cite', load.howToCite, 'how-to-cite'),
  at('build-your-own', load.ownDictionaries, 'own-dictionaries', 'grading'),
  at('contact-us', load.contact, 'contact'),
];

const legalPaths = ['privacy-policy', 'terms-of-use', 'cookies-policy', 'accessibility-statement'];

const profileTexts = ['profile', 'accounts', 'people', 'places', 'saved-work', 'share'];

const Conversation = lazy(() => fetchChunk(load.conversation));
const NotFound = lazy(() => fetchChunk(load.notFound));

/** Studies have addresses at the root, `/{uuid}-{variant}`; every other address is unknown. */
function StudyOrNotFound() {
  return studyVariantOf(useLocation().pathname) === null ? <NotFound /> : <Conversation />;
}

const screens: RouteObject[] = [
  { index: true, ...screen(load.home, 'home') },
  { ...at('de-jargonizer', load.deJargonizer, 'de-jargonizer'), children: deJargonizer },
  {
    Component: TermsGate,
    children: conversationPaths.map((path) =>
      at(path, load.conversation, 'conversation', 'grading', 'share'),
    ),
  },
  at('integrations', load.integrations, 'integrations'),
  ...legalPaths.map((path) => at(path, load.legal, 'legal')),
  at('login', load.login, 'accounts'),
  at('register', load.register, 'accounts', 'people', 'places'),
  at('reset-password', load.resetPassword, 'accounts'),
  at('confirm-email', load.confirmEmail, 'accounts'),
  at('profile', load.profile, ...profileTexts),
  at('share/:token', load.sharedView, 'saved-work'),
  at('reader-results/:key', load.readerResults, 'reader-results', 'grading'),
  at('study/:address', load.study, 'conversation', 'grading', 'share', 'study'),
  at('withdraw', load.withdraw, 'study', 'grading'),
  at('operator', load.operator, 'operator', 'accounts', 'grading'),
  {
    path: '*',
    Component: StudyOrNotFound,
    loader: async () => {
      await loadTexts('conversation', 'grading', 'share', 'study', 'not-found');
      return null;
    },
  },
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorScreen, HydrateFallback: Loading, children: screens }],
  },
];
