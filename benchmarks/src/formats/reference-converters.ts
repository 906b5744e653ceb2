import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ForeignFile } from './debian-corpus.ts';

/**
 * Returns the text of a file as extracted by each converter of its format, or '' from a converter that fails. Results
 * are cached in FOLDER/texts.
 */
export function referenceTexts(file: ForeignFile, folder: string): string[] {
  const place = join(folder, 'texts');
  mkdirSync(place, { recursive: true });
  return (converters[file.format] ?? []).flatMap((convert, at) => {
    const kept = join(place, `${basename(file.path)}.${at}.txt`);
    try {
      return [readFileSync(kept, 'utf8')];
    } catch {
      const text = withoutThrowing(() => convert(file.path, place));
      writeFileSync(kept, text);
      return [text];
    }
  });
}

function withoutThrowing(convert: () => string): string {
  try {
    return convert();
  } catch {
    return '';
  }
}

type Convert = (path: string, place: string) => string;

const run = (program: string, args: readonly string[], input?: string | Uint8Array): string =>
  execFileSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 300_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/**
 * Pandoc filter that removes what `packages/documents/README.md` excludes from the text: code, formulas, addresses,
 * citation keys, pictures.
 */
const filter = `
local function nothing() return {} end
local function space() return pandoc.Space() end
return {{
  Code = space, CodeBlock = nothing, Math = space,
  RawBlock = function(it) if it.format:match('html') then return pandoc.read(it.text, 'html').blocks end return {} end,
  RawInline = function(it) if it.format:match('html') and it.text:match('^<br') then return pandoc.LineBreak() end return space() end,
  Cite = function(it)
    for _, one in ipairs(it.citations) do if one.id ~= '' then return space() end end
  end,
  Image = function(it) if KEEPS_CAPTIONS and it.title:match('^fig:') then return it.caption end return space() end,
  Span = function(it)
    for _, one in ipairs({'todo', 'done', 'tag'}) do if it.classes:includes(one) then return space() end end
  end,
  Link = function(it)
    local shown = pandoc.utils.stringify(it.content)
    if shown == it.target or 'mailto:' .. shown == it.target then return space() end
    return it.content
  end,
  Div = function(it)
    if it.classes:includes('code') or it.identifier == 'toc' then return {} end
  end,
}}
`;

const template = '$title$\n\n$subtitle$\n\n$abstract$\n\n$body$\n';

const pandoc =
  (from: string, { captions = false, titles = true } = {}): Convert =>
  (path, place) => {
    const own = join(place, captions ? 'captions.lua' : 'filter.lua');
    writeFileSync(own, `KEEPS_CAPTIONS = ${captions}\n${filter}`);
    writeFileSync(join(place, 'text.template'), template);
    const titled = titles ? ['--template', join(place, 'text.template')] : [];
    return run('pandoc', ['-f', from, '-t', 'plain', '--wrap=none', '-L', own, ...titled, path]);
  };

const officeEndings: Readonly<Record<string, string>> = {
  docx: 'fodt',
  odt: 'fodt',
  rtf: 'fodt',
  pptx: 'fodp',
};

/** Converts the files with LibreOffice, 20 at a time, because each start takes seconds. */
export function convertByOffice(files: readonly ForeignFile[], folder: string): void {
  const place = join(folder, 'texts');
  const profile = `-env:UserInstallation=file://${join(place, 'office-profile')}`;
  for (const [format, ending] of Object.entries(officeEndings)) {
    const paths = files
      .filter((file) => file.format === format)
      .map(({ path }) => path)
      .filter((path) => !existsSync(officeFile(path, place, ending)));
    for (let at = 0; at < paths.length; at += 20) {
      const some = paths.slice(at, at + 20);
      withoutThrowing(() =>
        run('soffice', ['--headless', profile, '--convert-to', ending, '--outdir', place, ...some]),
      );
    }
  }
}

const officeFile = (path: string, place: string, ending: string) =>
  join(place, basename(path).replace(/[^.]*$/u, ending));

/** Takes the text from the flat XML file that LibreOffice wrote. */
const office =
  (ending: string): Convert =>
  (path, place) => {
    const written = officeFile(path, place, ending);
    const [, body = ''] =
      /<office:body>([^]*)<\/office:body>/u.exec(readFileSync(written, 'utf8')) ?? [];
    return body
      .replaceAll(
        /<(office:annotation|text:tracked-changes|office:binary-data|svg:desc|svg:title|presentation:[\w-]*decl|office:forms|text:sequence-decls|text:note-citation|text:bookmark-ref|text:page-number|draw:object|math:math)\b(?:[^>]*\/>|[^]*?<\/\1>)/gu,
        ' ',
      )
      .replaceAll(/<text:(?:s|tab|line-break)\b[^>]*>|<\/(?:text:(?:p|h)|draw:[\w-]+)>/gu, ' ')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll(/&(?:amp|lt|gt|quot|apos|#x?[\da-f]+);/giu, ' ');
  };

const viaHtml =
  (toHtml: (path: string) => string): Convert =>
  (path, place) => {
    const page = join(place, `${basename(path)}.html`);
    writeFileSync(page, toHtml(path));
    return pandoc('html', { captions: true, titles: false })(page, place);
  };

const changed =
  (ending: string, change: (source: string) => string, convert: Convert): Convert =>
  (path, place) => {
    const copy = join(place, `${basename(path)}.${ending}`);
    writeFileSync(copy, change(readFileSync(path, 'utf8')));
    return convert(copy, place);
  };

const withoutMenus = (convert: Convert) =>
  changed('html', (source) => source.replaceAll(/<nav\b[^]*?<\/nav>/giu, ''), convert);

/** Knitr takes the chunks out before pandoc sees the file. */
const withoutChunks = (convert: Convert) =>
  changed(
    'md',
    (source) => source.replaceAll(/^([ \t]*(?:```+|~~~+))[ \t]*\{.*$/gmu, '$1'),
    convert,
  );

/** Labels that AsciiDoctor adds, and the date at the foot. */
const noLabels = [
  'nofooter',
  ...['example', 'table', 'figure'].map((one) => `${one}-caption!`),
  ...['note', 'tip', 'important', 'caution', 'warning'].map((one) => `${one}-caption=`),
].flatMap((attribute) => ['-a', attribute]);

const spoken: Convert = (path) =>
  run('ffmpeg', ['-v', 'quiet', '-i', path, '-f', 'srt', '-'])
    .replaceAll(/^\d+\s*$|^.*-->.*$/gmu, '')
    .replaceAll(/<[^>]*>|\{\\[^}]*\}/gu, '');

/** Converters by format. A file counts as read correctly if our text agrees with that of one of them. */
const converters: Readonly<Record<string, readonly Convert[]>> = {
  docx: [pandoc('docx'), office('fodt')],
  odt: [pandoc('odt'), office('fodt')],
  rtf: [pandoc('rtf'), office('fodt')],
  pptx: [office('fodp')],
  pdf: [
    (path) => run('pdftotext', ['-nopgbrk', path, '-']),
    (path) => run('mutool', ['draw', '-q', '-F', 'txt', path]),
  ],
  epub: [pandoc('epub', { titles: false })],
  html: [
    pandoc('html', { titles: false }),
    withoutMenus(pandoc('html', { titles: false })),
    (path) => run('w3m', ['-dump', '-T', 'text/html', path]),
  ],
  md: [pandoc('gfm', { titles: false }), pandoc('markdown', { titles: false })],
  qmd: [withoutChunks(pandoc('markdown', { titles: false }))],
  tex: [pandoc('latex', { captions: true })],
  rst: [pandoc('rst', { captions: true }), viaHtml((path) => run('rst2html', ['-q', path]))],
  adoc: [
    viaHtml((path) => run('asciidoctor', ['-q', '-a', 'showtitle', ...noLabels, '-o', '-', path])),
  ],
  org: [pandoc('org', { captions: true })],
  ipynb: [pandoc('ipynb', { titles: false })],
  srt: [spoken],
  vtt: [spoken],
};
