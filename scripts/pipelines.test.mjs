/** The Action and the hook for pre-commit, as GitHub and pre-commit run them. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parse } from 'yaml';

import { snippet } from './integrations-page.mjs';
import { readableEndings } from '../packages/documents/dist/formats.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'vernacular-pipelines-'));
const texts = join(place, 'texts');
const environment = {
  ...process.env,
  DATA_DIR: join(place, 'data'),
  XDG_CACHE_HOME: join(place, 'found'),
};
const git = (folder, ...args) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

const inOneLine = (words) => words.replaceAll(/\s+/gu, ' ').trim();

beforeAll(() => {
  mkdirSync(join(texts, 'press/may'), { recursive: true });
  writeFileSync(join(texts, 'press/may/hard.md'), '# News\n\nThe phosphorylation is long.\n');
  writeFileSync(join(texts, 'press/easy.md'), 'The house is old.\n');
  writeFileSync(join(texts, '.vernacular.toml'), snippet('vernacular.toml'));
  git(texts, 'init', '-q');
  git(texts, 'add', '.');
  git(texts, 'commit', '-qm', 'texts');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the Action', () => {
  const written = readFileSync(join(root, 'action.yml'), 'utf8');
  const [, script] = /^ +run: '(.+)'$/mu.exec(written);
  const inputs = [...written.matchAll(/^ +([A-Z_]+): \$\{\{ inputs\.([a-z-]+) \}\}$/gmu)];
  const usual = { 'min-score': '', 'max-rare': '', diff: '', format: 'github' };

  /** Runs the step as GitHub does, with the inputs as it hands them on. */
  const act = (given) =>
    spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: texts,
      encoding: 'utf8',
      env: {
        ...environment,
        GITHUB_ACTION_PATH: root,
        ...Object.fromEntries(
          inputs.map(([, name, input]) => [name, { ...usual, ...given }[input]]),
        ),
      },
    });

  it('hands on every input', () => {
    const named = [...written.split('runs:')[0].matchAll(/^ {2}([a-z-]+):$/gmu)].map(
      ([, name]) => name,
    );
    expect(inputs.map(([, , input]) => input)).toEqual(named);
  });

  it('names hard words beside their lines, and fails below the limit', () => {
    const { status, stdout } = act({ files: 'press/**/*.md' });
    expect(stdout).toContain('file=press/may/hard.md,line=3,endLine=3,title=Rare word,col=5');
    expect(stdout).not.toContain('easy.md');
    expect(status).toBe(1);
  });

  it('passes where the limits are met', () =>
    expect(act({ files: 'press/easy.md press/may/*.md', 'min-score': '10' }).status).toBe(0));

  it('reads what changed alone, and writes another format', () => {
    const { status, stdout } = act({ files: 'press', diff: 'HEAD', format: 'json' });
    expect({ status, files: JSON.parse(stdout).files }).toEqual({ status: 0, files: [] });
  });

  it('carries out nothing of what it is given, and says when no file is meant', () => {
    const { status, stderr } = act({ files: '$(touch${IFS}made) ; *.nothing' });
    expect({ status, stderr }).toMatchObject({ status: 2 });
    expect(existsSync(join(texts, 'made'))).toBe(false);
    expect(act({ files: '*.nothing' }).stderr).toContain('No file is meant');
  });
});

describe('the lines of the page /integrations', () => {
  const folder = join(place, 'shown');
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...environment, PATH, CI: 'true' };
  const bash = (lines) => spawnSync('bash', ['-c', lines], { cwd: folder, encoding: 'utf8', env });
  beforeAll(() => {
    for (const name of ['press', 'texts']) mkdirSync(join(folder, name), { recursive: true });
    cpSync(join(texts, 'press/may/hard.md'), join(folder, 'press/hard.md'));
    for (const name of ['a', 'b'])
      writeFileSync(join(folder, `texts/${name}.txt`), 'The house is old.');
  });

  it('have the command line fail on a text below the limit', () => {
    const { status, stdout } = bash(snippet('command-line.sh'));
    expect(stdout).toContain('press/hard.md:3:5: “phosphorylation” is a rare word.');
    expect(status).toBe(1);
  });

  it('write the report that is handed to GitLab', () => {
    const { words } = parse(snippet('gitlab.yml'));
    bash(words.script.at(-1).replace('/tmp/vernacular', root));
    const report = readFileSync(join(folder, words.artifacts.reports.codequality), 'utf8');
    expect(JSON.parse(report)).toMatchObject([{ location: { path: 'press/hard.md' } }]);
  });

  it.skipIf(spawnSync('Rscript', ['--version']).status !== 0)(
    'give R the scores of texts as a table (skipped where R is not installed)',
    () => {
      const script = join(place, 'scores.R');
      writeFileSync(script, snippet('r.R'));
      const { stdout } = bash(`Rscript ${script}`);
      expect(stdout).toMatch(/1 texts\/a\.txt\s+100\s+4\n2 texts\/b\.txt\s+100\s+4/u);
    },
  );
});

describe('the drawings of the page /integrations', () => {
  const folder = join(place, 'drawn');
  const pictures = join(root, 'apps/web/src/features/integrations/pictures');
  const sentence = 'The apoptosis of the cell is old.';
  const files = {
    'press.md': `# News\n\n${sentence}\n`,
    'press/news.md': `# News\n\n${sentence}\n`,
    'rewritten.md': '# News\n\nThe programmed cell death of the cell is old.\n',
    'texts/a.txt': sentence,
    'texts/b.txt': 'The house is old and the garden is big and very green.',
  };
  const run = (...words) =>
    spawnSync('node', [join(root, 'apps/cli/dist/main.js'), ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    }).stdout;
  const textsOf = (name) =>
    [...readFileSync(join(pictures, name), 'utf8').matchAll(/<text[^>]*>(.*?)<\/text>/gu)].map(
      ([, words]) => inOneLine(words.replaceAll(/<\/?tspan[^>]*>/gu, ' ')),
    );
  /** A row of the table of grades: shares in percent and numbers of words, score, words. */
  const graded = {};
  beforeAll(() => {
    for (const [name, text] of Object.entries({
      ...files,
      '.vernacular.toml': snippet('vernacular.toml'),
    })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const rows = run('grade', ...Object.keys(files)).matchAll(
      /^"(.+?)","(\d+)%, (\d+)",".+?","(\d+)%, (\d+)","(\d+)","(\d+)"/gmu,
    );
    for (const [, name, ...numbers] of rows) graded[name] = numbers;
  });

  it('name no score but those the program gives', () => {
    const [common, commonWords, rare, rareWords, score, words] = graded['texts/a.txt'];
    const news = graded['press/news.md'][4];
    const expected = {
      'assistant.svg': [
        `score ${news}, 1 rare word`,
        `Checked again: score ${graded['rewritten.md'][4]}.`,
      ],
      'command-line.svg': [`score ${news}`],
      'jargon-text.svg': [
        `Score: ${score} of 100`,
        `Common ${commonWords} words, ${common} %`,
        `Rare ${rareWords} word, ${rare} %`,
      ],
      'pre-commit.svg': [`score ${news}`],
      'r.svg': [
        `1 texts/a.txt ${score} ${words}`,
        `2 texts/b.txt ${graded['texts/b.txt'].slice(4).join(' ')}`,
      ],
    };
    const named = readdirSync(pictures).filter((name) => /score/iu.test(textsOf(name).join(' ')));
    expect(named).toEqual(Object.keys(expected));
    for (const [name, lines] of Object.entries(expected))
      for (const line of lines) expect(`${name} ${textsOf(name).join(' ')}`).toContain(line);
  });

  it('show lines that the program prints', () => {
    const printed = inOneLine(run('check', 'press.md', 'press/news.md'));
    const lines = ['command-line.svg', 'pre-commit.svg'].flatMap((name) =>
      textsOf(name).filter((line) => /^(press|Plainer|fine|missed|Word counts)/u.test(line)),
    );
    expect(lines.length).toBe(6);
    for (const line of lines) expect(printed).toContain(line);
  });
});

describe('the hook for pre-commit', () => {
  const hook = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8');

  it('takes every format', () => {
    const pattern = new RegExp(/^ +files: (.+)$/mu.exec(hook)[1], 'u');
    expect(readableEndings.filter((ending) => !pattern.test(`a.${ending}`))).toEqual([]);
  });

  const isThere = spawnSync('pre-commit', ['--version']).status === 0;
  it.skipIf(!isThere)(
    'runs by pre-commit’s own steps: cloned, filtered, and failing below the limit',
    () => {
      // The files that pre-commit takes from this repository, with what is installed already.
      const ours = join(place, 'hook');
      mkdirSync(join(ours, 'scripts'), { recursive: true });
      for (const file of ['.pre-commit-hooks.yaml', 'scripts/vernacular.sh'])
        cpSync(join(root, file), join(ours, file));
      for (const folder of ['apps', 'node_modules'])
        symlinkSync(join(root, folder), join(ours, folder));
      git(ours, 'init', '-q');
      git(ours, 'add', '.');
      git(ours, 'commit', '-qm', 'hook');
      const config = join(place, 'pre-commit.yaml');
      writeFileSync(
        config,
        snippet('pre-commit.yaml')
          .replace('https://github.com/YOUR-ORGANISATION/vernacular', ours)
          .replace('COMMIT', String(git(ours, 'rev-parse', 'HEAD')).trim()),
      );
      const run = (...files) =>
        spawnSync('pre-commit', ['run', '--config', config, '--verbose', '--files', ...files], {
          cwd: texts,
          encoding: 'utf8',
          env: { ...environment, PRE_COMMIT_HOME: join(place, 'cache') },
        });
      const hard = run('press/easy.md', 'press/may/hard.md', '.vernacular.toml');
      expect(hard.stdout).toContain('phosphorylation');
      expect(hard.status).toBe(1);
      expect(run('press/easy.md').status).toBe(0);
      expect(run('.vernacular.toml').stdout).toContain('no files to check');
    },
  );
});
