import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface KnownText {
  readonly name: string;
  readonly language: 'en' | 'he';
  readonly markdown: string;
  /** Without markup and link addresses. */
  readonly text: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The longer sentences of the site, as prose to fill documents with. */
function sentencesOf(language: KnownText['language']): string[] {
  const folder = join(root, 'apps/web/src/locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => stringsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter((text) => text.length > 40 && !/[{}<>[\]*_`\\⁨⁩]/u.test(text));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

const hard = {
  en: 'The naïve café owner’s well-known, state-of-the-art façade doesn’t affect the office’s final workflow.',
  he: 'ה־DNA של צה״ל והצ׳ק של ד״ר לוי',
} as const;

export function knownTexts(each: number): KnownText[] {
  return (['en', 'he'] as const).flatMap((language) => {
    const all = sentencesOf(language);
    return Array.from({ length: language === 'en' ? each : Math.ceil(each / 4) }, (_, at) =>
      knownText(language, at, (nth) => all[(at * 37 + nth) % all.length]!),
    );
  });
}

function knownText(language: 'en' | 'he', at: number, take: (nth: number) => string): KnownText {
  let nth = 0;
  const next = () => take(nth++);
  const several = (count: number) => Array.from({ length: count }, next);
  const blocks: [markdown: string, text?: string][] = [[`# ${next()}`]];
  const add = (markdown: string, text = markdown) => blocks.push([markdown, text]);
  for (let part = 0; part < 3 + (at % 4); part += 1) {
    const [first, second, third, ...rest] = several(6 + (at % 5));
    if (part > 0) add(`## ${next()}`);
    add(
      [first, `**${second}**`, `*${third}*`, ...rest].join(' '),
      [first, second, third, ...rest].join(' '),
    );
    add(hard[language]);
    const kind = (at + part) % 5;
    const items = several(3);
    if (kind === 0) add(items.map((item) => `- ${item}`).join('\n'), items.join('\n'));
    if (kind === 1) add(items.map((item, i) => `${i + 1}. ${item}`).join('\n'), items.join('\n'));
    if (kind === 2) add(items.map((item) => `> ${item}`).join('\n'), items.join('\n'));
    if (kind === 3) {
      add(
        `${items[0]}[^n${part}] [${items[1]}](https://example.org/a/b)`,
        `${items[0]} ${items[1]}`,
      );
      add(`[^n${part}]: ${items[2]}`, items[2]);
    }
    if (kind === 4) {
      const cells = items.map((item) => item.split(' ').slice(0, 2).join(' ').replaceAll('|', ''));
      const row = `| ${cells.join(' | ')} |`;
      add(`${row}\n|---|---|---|\n${row}\n${row}`, Array(3).fill(cells.join('\t')).join('\n'));
    }
  }
  return {
    name: `${language}-${at}`,
    language,
    markdown: `${blocks.map(([markdown]) => markdown).join('\n\n')}\n`,
    text: blocks.map(([markdown, text = markdown]) => text).join('\n'),
  };
}
