import { exercises } from '@vernacular/exercises';

/**
 * Paths of the site’s screens; a part that begins with a colon is a parameter. The hidden research variants
 * (`researchScreenPath`) are not included.
 */
export const screenPaths: readonly string[] = [
  '/',
  '/de-jargonizer',
  '/de-jargonizer/multiple-texts',
  '/de-jargonizer/about',
  '/de-jargonizer/instructions',
  '/de-jargonizer/development',
  '/de-jargonizer/how-to-cite',
  '/de-jargonizer/build-your-own',
  '/de-jargonizer/compare-with-the-paper',
  '/de-jargonizer/contact-us',
  '/integrations',
  ...exercises.flatMap(({ route }) => route ?? []),
  '/privacy-policy',
  '/terms-of-use',
  '/cookies-policy',
  '/accessibility-statement',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/profile',
  '/share/:token',
  '/read/:id',
  '/reader-results/:key',
  '/study/:address',
  '/withdraw',
  '/operator',
];

const patterns = screenPaths.map((path) => {
  const parts = path.replace(/^\//, '').split('/');
  const each = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^/*${each.join('/')}/*$`, 'i');
});

/** Whether a path belongs to a screen. As in the browser, letter case and a trailing slash make no difference. */
export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** The page path of a hidden research variant. */
export const researchScreenPath = (uuid: string, variant: string): string => `/${uuid}-${variant}`;
