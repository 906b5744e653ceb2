import { distance } from 'fastest-levenshtein';

import { settingNames } from './config.ts';

const wordsOf = (name: string) => name.split('_');

const everybodys = new Set([
  'AUTH',
  'DATA',
  'DATABASE',
  'HOST',
  'LOG',
  'MAIL',
  'NEWS',
  'OTEL',
  'PORT',
  'PUBLIC',
  'SITE',
  'TRUST',
]);

const ours = new Set(
  settingNames.map((name) => wordsOf(name)[0] ?? '').filter((word) => !everybodys.has(word)),
);

const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT|PORT)(?:_|$)/u;

const slips = (name: string) => Math.min(2, Math.max(0, Math.floor(name.length / 3) - 1));

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

const closest = (names: readonly string[], far: (name: string) => number): string =>
  names.reduce((best, one) => (far(one) < far(best) ? one : best));

function meant(name: string): string | null {
  if (settingNames.includes(name) || ofKubernetes.test(name)) return null;
  const far = (setting: string) => distance(plain(name), plain(setting));
  const nearest = closest(settingNames, far);
  if (far(nearest) <= slips(nearest)) return nearest;
  const [word = ''] = wordsOf(name.toUpperCase());
  if (!name.includes('_') || !ours.has(word)) return null;
  const kin = settingNames.filter((setting) => wordsOf(setting)[0] === word);
  return closest(kin, (setting) => distance(name, setting));
}

/** A sentence for each environment variable that looks like a misspelt setting, such as `DATABSE_URL`. */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.keys(environment).flatMap((name) => {
    const setting = meant(name);
    return setting === null
      ? []
      : [`${name} is no setting of this site and changes nothing. The nearest is ${setting}.`];
  });
}
