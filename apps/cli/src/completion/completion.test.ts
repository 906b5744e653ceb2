import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { runForTests } from '../run-for-tests.ts';

const scriptFor = async (shell: string) => (await runForTests(['completion', shell])).out;

it.each([
  ['', 'ch', ['check']],
  ['check', '--max', ['--max-rare']],
  ['dictionaries', 'bu', ['build']],
  ['dictionaries build', '--fr', ['--from']],
  ['check a.md --format', 'j', ['json', 'junit']],
  ['dictionaries build --language', '', ['en', 'he']],
])('bash completes ‘%s’ with ‘%s’ to %j', async (before, typed, wanted) => {
  const words = ['vernacular', ...before.split(' ').filter(Boolean), typed];
  const script = `${await scriptFor('bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_vernacular; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(out.trim().split('\n')).toEqual(wanted);
});

it('zsh and fish are told the same words', async () => {
  expect(await scriptFor('zsh')).toContain("'check '*) known=(--min-score --max-rare");
  expect(await scriptFor('zsh')).toContain("'check '*'--language ') known=(en he)");
  expect(await scriptFor('fish')).toContain('-l max-rare');
  expect(await scriptFor('fish')).toContain("-l language -x -a 'en he'");
});

it('of another shell is told as trouble', async () =>
  expect(await runForTests(['completion', 'tcsh'])).toMatchObject({ code: 2 }));
