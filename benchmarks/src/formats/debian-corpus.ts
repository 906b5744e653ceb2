import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Debian packages to take documents from, by format. */
const binaryPackages: Readonly<Record<string, string>> = {
  docx: 'toppic-common fonts-texgyre-math finalcif r-cran-officer libreoffice-dmaths',
  odt: 'live-manual-odf libreoffice-dmaths calligrawords-data jfractionlab fonts-sil-taiheritagepro python3-relatorio whitedune-docs calligraplan jverein libreoffice-canzeley-client coco-doc fonts-sil-akatab',
  rtf: 'sc3-plugins-language cxref-doc gworkspace-common lynkeos.app-common renaissance-doc preview.app edenmath.app',
  pdf: 'texlive-humanities-doc maxima-doc ledger',
  epub: 'debian-history live-manual-epub debmake-doc calibre snmptt debian-edu-doc-en debian-edu-doc-de debian-edu-doc-fr debian-edu-doc-es debian-edu-doc-legacy-en',
  html: 'live-manual-html debian-history bash-doc ntpsec-doc fontforge-doc sqlite3-doc ghostscript-doc twisted-doc cxref-doc gnuplot-doc apache2-doc',
  md: 'iredis staticsite frescobaldi r-cran-recipes docker-doc kakoune prosody-modules jc node-jose node-babel7 crowdsec clazy',
  tex: 'texlive-humanities-doc liggghts-doc',
  rst: 'cdist expeyes thonny python3-pip mayavi2 twisted-doc ghostscript-doc mesa-common-dev python3-diskimage-builder python3-zope.testrunner python3-traitsui',
  adoc: 'ruby-asciidoctor freeradius golang-github-git-lfs-git-lfs-dev kakoune eclipse-titan libpam-yubico ctwm ruby-rubocop-performance json2file-go daps csync2',
  org: 'golang-github-niklasfasching-go-org-dev elpa-magit sisu emacspeak euslisp-dev fvwm-crystal r-cran-mets maildir-utils elpa-dap-mode python3-debiancontributors openfoam-examples',
  ipynb:
    'python-nbsphinx-doc python3-nbclient python3-nb2plots python-fluids-doc python-lark-doc python3-ipyparallel python-pydicom-doc polymake-common python-sympy-doc',
  qmd: 'r-cran-rsconnect r-cran-rmarkdown r-cran-emmeans r-cran-mets r-cran-reticulate r-cran-arsenal r-cran-sjplot r-cran-pkgdown r-cran-knitr r-cran-bookdown r-cran-susier',
};

/** Debian source packages of programs that read these formats, and the formats of the test files to take from each. */
const sourcePackages: Readonly<Record<string, string>> = {
  pandoc: 'docx odt rtf epub',
  'libapache-poi-java': 'docx pptx',
  'python-docx': 'docx',
  abiword: 'rtf odt docx',
  unrtf: 'rtf',
  pypdf2: 'pdf',
  pdfminer: 'pdf',
  'python-docutils': 'rst',
  asciidoctor: 'adoc',
  magit: 'org',
  'org-mode': 'org',
  'org-roam': 'org',
  nbconvert: 'ipynb',
  nbformat: 'ipynb',
  'jupyter-notebook': 'ipynb',
  gaupol: 'srt vtt',
  'python-srt': 'srt',
  subliminal: 'srt vtt',
};

/** File extensions of a format, where its name is not the only one. R Markdown is read as Quarto. */
const endings: Readonly<Record<string, readonly string[]>> = {
  adoc: ['adoc', 'asciidoc'],
  html: ['html', 'htm'],
  md: ['md', 'markdown'],
  qmd: ['qmd', 'Rmd'],
};

const endingsOf = (format: string) => endings[format] ?? [format];

const most = { perPackage: 40, perFormat: 120, bytes: 2_000_000 } as const;

export interface ForeignFile {
  readonly format: string;
  readonly path: string;
  readonly half: 'first' | 'second';
}

/**
 * Lists the files of a folder with one subfolder per format, at most 120 of each. The hash of a file's name decides
 * whether it is taken and which half it is in.
 */
export function debianFiles(folder: string): ForeignFile[] {
  return readdirSync(folder).flatMap((format) =>
    readdirSync(join(folder, format))
      .map((name) => ({ hash: hashOf(name), path: join(folder, format, name) }))
      .toSorted((one, other) => one.hash.localeCompare(other.hash))
      .slice(0, most.perFormat)
      .map(({ hash, path }) => ({
        format,
        path,
        half: hash.codePointAt(hash.length - 1)! % 2 === 0 ? 'first' : 'second',
      })),
  );
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * Downloads the packages with apt, copies their documents to FOLDER/files and returns that path. Does nothing if it
 * exists.
 */
export function fetchDebianFiles(folder: string): string {
  const files = join(folder, 'files');
  if (existsSync(files)) return files;
  const working = join(folder, 'unfinished');
  for (const [format, names] of Object.entries(binaryPackages)) {
    for (const name of names.split(' ')) {
      const place = fetched(join(folder, 'packages', name), () => ['download', name]);
      for (const path of filesIn(place, ['deb'])) unpack(path, place, [format]);
      collect(place, name, format, working);
    }
  }
  const lists = sourceLists(folder);
  for (const [name, formats] of Object.entries(sourcePackages)) {
    const place = fetched(join(folder, 'sources', name), () => [
      ...lists,
      'source',
      '--download-only',
      name,
    ]);
    for (const path of filesIn(place, ['xz', 'gz', 'bz2']).filter((one) =>
      /\.orig[\w-]*\.tar\./u.test(one),
    ))
      unpack(path, place, formats.split(' '));
    for (const format of formats.split(' ')) collect(place, name, format, working);
  }
  renameSync(working, files);
  return files;
}

function fetched(place: string, words: () => string[]): string {
  if (existsSync(place)) return place;
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('apt-get', ['-qq', ...words()], { cwd: place, stdio: 'pipe' });
  } catch {
    console.log(`  not to be had: ${basename(place)}`);
    rmSync(place, { recursive: true });
  }
  return place;
}

/** Returns apt options that keep source lists in `folder`, so that those of the machine do not change. */
function sourceLists(folder: string): string[] {
  const place = join(folder, 'lists');
  const options = [
    ['Dir::Etc::sourcelist', join(folder, 'source.sources')],
    ['Dir::Etc::sourceparts', '/nonexistent'],
    ['Dir::State::lists', place],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  if (existsSync(place)) return options;
  mkdirSync(join(place, 'partial'), { recursive: true });
  const own = readFileSync('/etc/apt/sources.list.d/debian.sources', 'utf8');
  writeFileSync(join(folder, 'source.sources'), own.replaceAll(/^Types: .*$/gmu, 'Types: deb-src'));
  execFileSync('apt-get', ['-qq', ...options, 'update'], { stdio: 'pipe' });
  return options;
}

function unpack(path: string, place: string, formats: readonly string[]): void {
  const patterns = formats
    .flatMap(endingsOf)
    .flatMap((ending) => [`*.${ending}`, `*.${ending}.gz`]);
  const into = join(place, 'in');
  mkdirSync(into, { recursive: true });
  const isPackage = extname(path) === '.deb';
  const input = isPackage
    ? execFileSync('dpkg-deb', ['--fsys-tarfile', path], { maxBuffer: 2 ** 31 - 1 })
    : undefined;
  try {
    execFileSync(
      'tar',
      ['-x', '-C', into, '--wildcards', '-f', isPackage ? '-' : path, ...patterns],
      { input, stdio: ['pipe', 'pipe', 'pipe'] },
    );
  } catch {
    // tar ends with 2 where one of the patterns fits no file.
  }
}

const filesIn = (place: string, wanted: readonly string[]) =>
  (existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => wanted.some((ending) => name.endsWith(`.${ending}`)))
    .map((name) => join(place, name));

const seen = new Set<string>();

function collect(place: string, name: string, format: string, into: string): void {
  mkdirSync(join(into, format), { recursive: true });
  const wanted = endingsOf(format).flatMap((ending) => [ending, `${ending}.gz`]);
  const found = filesIn(join(place, 'in'), wanted)
    .filter((path) => lstatSync(path).isFile() && lstatSync(path).size < most.bytes)
    .map((path) => {
      const written = readFileSync(path);
      const bytes = path.endsWith('.gz') ? gunzipSync(written) : written;
      return { path, bytes, hash: hashOf(bytes) };
    })
    .toSorted((one, other) => one.hash.localeCompare(other.hash));
  let taken = 0;
  for (const { path, bytes, hash } of found) {
    if (seen.has(hash) || taken === most.perPackage) continue;
    seen.add(hash);
    taken += 1;
    const stem = basename(path)
      .replace(/(?:\.gz)?$/u, '')
      .replace(/\.[^.]*$/u, '');
    writeFileSync(join(into, format, `${name}-${stem}-${hash.slice(0, 6)}.${format}`), bytes);
  }
}
