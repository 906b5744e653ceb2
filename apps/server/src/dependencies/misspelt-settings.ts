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

/** Optimal string alignment: an edit distance with swaps of neighbours. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    const [before = [], beforeThat = []] = [rows[i - 1], rows[i - 2]];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (before[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeThat[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

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
