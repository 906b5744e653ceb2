import { exerciseCards } from '../platform/site/exercise-cards.at-build.ts';
import type { Page } from './page-types.ts';

const home = 'home:lead';
const bar = 'de-jargonizer/layout.tsx';
const screenOf = (feature: string) =>
  `${feature}/${feature === 'analyser' ? '' : `${feature}-`}screen.tsx`;

export const pages: readonly Page[] = [
  { path: '/', title: null, description: home, sent: 'whole', screens: [screenOf('home')] },
  {
    path: '/de-jargonizer',
    title: 'shell:tools.deJargonizer',
    description: 'home:tools.deJargonizer',
    sent: 'frame',
    screens: [bar, screenOf('analyser')],
  },
  section('multiple-texts', 'group-grading', 'frame'),
  section('about', 'about', 'whole'),
  section('instructions', 'instructions', 'whole'),
  section('development', 'development', 'whole'),
  section('how-to-cite', 'how-to-cite', 'whole'),
  section('build-your-own', 'own-dictionaries', 'frame'),
  {
    path: '/de-jargonizer/compare-with-the-paper',
    title: 'paper:title',
    description: 'paper:lead',
    sent: 'frame',
    screens: [bar, 'analyser/compare-with-paper/screen.tsx'],
  },
  section('contact-us', 'contact', 'whole'),
  {
    path: '/integrations',
    title: 'integrations:title',
    description: 'integrations:lead',
    sent: 'whole',
    screens: [screenOf('integrations')],
    texts: ['integrations'],
  },
  ...exerciseCards.map(conversation),
  plain('/privacy-policy', 'legal:privacy-policy', 'legal'),
  plain('/terms-of-use', 'legal:terms-of-use', 'legal'),
  plain('/cookies-policy', 'legal:cookies-policy', 'legal'),
  plain('/accessibility-statement', 'legal:accessibility-statement', 'legal'),
  plain('/login', 'accounts:login.title', 'login'),
  { ...plain('/register', 'accounts:register.title', 'register'), texts: ['places'] },
  plain('/reset-password', 'accounts:reset.title', 'reset-password'),
  plain('/profile', 'profile:title', 'profile'),
];

/** The page for every path that no other page has. */
export const anyPage: Page = plain('/*', null, 'not-found');

function conversation({ route, said }: (typeof exerciseCards)[number]): Page {
  const inEach = (part: 'name' | 'card') =>
    Object.fromEntries(Object.entries(said).map(([language, words]) => [language, words[part]]));
  return {
    path: route,
    title: inEach('name'),
    description: inEach('card'),
    sent: 'frame',
    screens: [screenOf('conversation')],
  };
}

function section(name: string, feature: string, sent: Page['sent']): Page {
  return {
    path: `/de-jargonizer/${name}`,
    title: `${feature}:title`,
    description: `${feature}:lead`,
    sent,
    screens: [bar, screenOf(feature)],
  };
}

function plain(path: string, title: string | null, feature: string): Page {
  return { path, title, description: home, sent: 'frame', screens: [screenOf(feature)] };
}
