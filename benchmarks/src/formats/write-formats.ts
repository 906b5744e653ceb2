import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { KnownText } from './known-texts.ts';

export interface TypesetFile {
  readonly format: string;
  readonly by: string;
  readonly path: string;
  readonly known: KnownText;
}

export const programs = ['pandoc', 'soffice', 'groff', 'iconv'] as const;

export const missingPrograms = () =>
  programs.filter((program) => spawnSync(program, ['--version']).error !== undefined);

const pandocFormats: readonly [ending: string, by: string, args: readonly string[]][] = [
  ['docx', 'pandoc', ['-t', 'docx']],
  ['odt', 'pandoc', ['-t', 'odt']],
  ['rtf', 'pandoc', ['-t', 'rtf']],
  ['epub', 'pandoc', ['-t', 'epub3']],
  ['html', 'pandoc', ['-t', 'html5']],
  ['tex', 'pandoc', ['-t', 'latex']],
  ['pptx', 'pandoc', ['-t', 'pptx']],
  ['md', 'pandoc, CommonMark of GitHub', ['-t', 'gfm']],
];

const officeFormats = ['pdf', 'odt', 'rtf', 'epub', 'html'] as const;

export function typeset(texts: readonly KnownText[], folder: string): TypesetFile[] {
  const files: TypesetFile[] = [];
  const put = (known: KnownText, format: string, by: string) => {
    const place = join(folder, by.split(',')[0]!.replaceAll(' ', '-'));
    mkdirSync(place, { recursive: true });
    const path = join(place, `${known.name}.${format}`);
    files.push({ format, by, path, known });
    return path;
  };
  for (const known of texts) {
    const source = put(known, 'md', 'us');
    writeFileSync(source, known.markdown);
    const title = ['--metadata', 'pagetitle=A text', '--metadata', `lang=${known.language}`];
    const direction = known.language === 'he' ? ['--metadata', 'dir=rtl'] : [];
    for (const [ending, by, args] of pandocFormats) {
      const path = put(known, ending, by);
      execFileSync('pandoc', ['-s', source, ...args, ...title, ...direction, '-o', path], {
        stdio: 'pipe',
      });
    }
    if (known.language === 'en') setWithGroff(source, (by) => put(known, 'pdf', by));
    setSubtitles(known, put);
    setEncodings(known, put);
  }
  convertWithOffice(texts, folder, put);
  return files.filter(({ path }) => existsSync(path));
}

function setWithGroff(source: string, pathFor: (by: string) => string): void {
  const ms = execFileSync('pandoc', ['-s', source, '-t', 'ms']).toString();
  for (const [by, text] of [
    ['groff', ms],
    ['groff in two columns', ms.replace(/^\.1C$/mu, '.2C')],
  ] as const) {
    const input = text.replaceAll(/^\.nr HY 0$|^\.nh$/gmu, '');
    writeFileSync(
      pathFor(by),
      execFileSync('groff', ['-k', '-t', '-ms', '-Tpdf'], { input, maxBuffer: 1e8, stdio: 'pipe' }),
    );
  }
}

type Put = (known: KnownText, format: string, by: string) => string;

/**
 * Timestamp of a subtitle; `at` is in seconds. `sign` separates the milliseconds: a comma in SRT, a point in WebVTT.
 */
const time = (at: number, sign: string) =>
  `00:${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}${sign}000`;

function setSubtitles(known: KnownText, put: Put): void {
  const words = known.text.split(/\s+/u);
  const cues = Array.from({ length: Math.ceil(words.length / 8) }, (_, at) =>
    words.slice(at * 8, at * 8 + 8),
  );
  const lines = (sign: string) =>
    cues.map((cue, at) =>
      `${at + 1}\n${time(at, sign)} --> ${time(at + 1, sign)}\n${cue.slice(0, 4).join(' ')}\n${cue.slice(4).join(' ')}`.trimEnd(),
    );
  writeFileSync(put(known, 'srt', 'us'), `${lines(',').join('\n\n')}\n`);
  writeFileSync(put(known, 'vtt', 'us'), `WEBVTT\n\n${lines('.').join('\n\n')}\n`);
}

function setEncodings(known: KnownText, put: Put): void {
  const encodings =
    known.language === 'en'
      ? ['UTF-8', 'UTF-16', 'WINDOWS-1252']
      : ['UTF-8', 'UTF-16', 'WINDOWS-1255'];
  for (const encoding of encodings) {
    const bytes = execFileSync('iconv', ['-f', 'UTF-8', '-t', `${encoding}//TRANSLIT`], {
      input: known.text,
    });
    writeFileSync(put(known, 'txt', `iconv ${encoding}`), bytes);
  }
}

function convertWithOffice(texts: readonly KnownText[], folder: string, put: Put): void {
  const home = `-env:UserInstallation=file://${join(folder, 'office-profile')}`;
  const sources = texts.map(({ name }) => join(folder, 'pandoc', `${name}.docx`));
  for (const format of officeFormats) {
    for (const known of texts) put(known, format, 'LibreOffice');
    execFileSync(
      'soffice',
      [
        '--headless',
        home,
        '--convert-to',
        format,
        '--outdir',
        join(folder, 'LibreOffice'),
        ...sources,
      ],
      { stdio: 'pipe', timeout: 600_000 },
    );
  }
}

export const bytesOf = ({ path }: TypesetFile): Buffer => readFileSync(path);
