/** `npm run check`; changes no file. `--without-tests` is for a caller that has just run the tests (.ci/run). */

import { build } from './build.mjs';
import { run } from './run-program.mjs';

const gates = ['format:check', 'lint', 'types', 'boundaries', 'unused', 'test', 'size'];
const failed = [];

await build();
for (const gate of gates) {
  if (gate === 'test' && process.argv.includes('--without-tests')) continue;
  console.log(`\n— ${gate}`);
  await run('npm', ['run', '--silent', gate]).catch(() => failed.push(gate));
}
if (failed.length > 0) {
  console.error(`\nNot yet right: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log('\nAll checks passed.');
