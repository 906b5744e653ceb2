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

function nearest(name: string): { readonly setting: string; readonly far: number } {
  const [first = { setting: '', far: 0 }] = settingNames
    .map((setting) => ({ setting, far: distance(plain(name), plain(setting)) }))
    .toSorted((a, b) => a.far - b.far);
  return first;
}

function meant(name: string): string | null {
  if (settingNames.includes(name) || ofKubernetes.test(name)) return null;
  const { setting, far } = nearest(name);
  if (far <= slips(setting)) return setting;
  const [word = ''] = wordsOf(name.toUpperCase());
  if (!name.includes('_') || !ours.has(word)) return null;
  const [kin = setting] = settingNames
    .filter((one) => wordsOf(one)[0] === word)
    .toSorted((a, b) => distance(name, a) - distance(name, b));
  return kin;
}

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
