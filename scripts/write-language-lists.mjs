/**
 * `npm run languages`: writes the lists of languages from the files that are named after them.
 * scripts/languages.test.mjs compares the lists with the files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { format } from 'oxfmt';

import { root } from './run-program.mjs';

/**
 * By the file that is written: its tables, with the module of a language, `$`, from which their values come, and the
 * name that it exports where that is not the name of the table. A table of `codes` imports nothing. Tables stand in
 * files apart where some pages need only one of them.
 */
const lists = {
  'packages/analyzer/src/languages/codes.ts': { codes: './$.ts codes' },
  'packages/analyzer/src/languages/list.ts': { languages: './$.ts language' },
  'packages/check/src/words/translations.ts': {
    findingMessages: './$/findings.json',
    glossaries: './$/glossary.ts glossary',
  },
  'packages/coach/src/words/pattern-tables.ts': {
    patterns: './$/patterns.ts',
    factPatterns: './$/patterns.ts',
  },
  'packages/coach/src/words/translations.ts': {
    messages: './$/messages.json',
    wordLists: './$/word-lists.json',
  },
  'packages/dictionaries/src/catalogue/dictionaries.ts': { dictionaries: './dictionaries/$.ts' },
  'packages/dictionaries/src/node/bundled/counts.ts': { counts: './counts/$.ts wordCounts' },
  'packages/documents/src/word/texts/translations.ts': { documentTexts: './$.ts texts' },
  'packages/exercises/src/words/languages.ts': { languages: './$/language.json' },
  'packages/exercises/src/words/translations.ts': {
    sentences: './$/index.ts',
    checks: './$/index.ts',
    helps: './$/index.ts help',
    distress: './$/index.ts',
  },
  'packages/jargon-text/src/legend-texts.ts': { legendTexts: './legend-texts/$.ts' },
  'apps/cli/src/play/input-instructions.ts': { instructions: './input-instructions/$.json' },
  'apps/server/src/words/translations.ts': { words: './$/index.ts' },
  'apps/web/src/features/analyser/sentences/clause-starts.ts': {
    clauseStarts: './clause-starts/$.ts',
  },
};

export const listFiles = Object.keys(lists);

const first = ['en', 'he'];

function codesOf(file, module) {
  const [before, after] = join(root, file, '..', module).split('$');
  const names = readdirSync(before).map((name) => name.replace('.', '/').split('/')[0]);
  return [...new Set([...first, ...names.sort()])].filter(
    (code) => /^[a-z]{2,3}$/u.test(code) && existsSync(`${before}${code}${after}`),
  );
}

export async function listOf(file) {
  const imports = new Set();
  const tables = Object.entries(lists[file]).map(([table, source]) => {
    const [module, exported = table] = source.split(' ');
    const codes = codesOf(file, module);
    if (exported === 'codes') return `export const ${table} = ${JSON.stringify(codes)} as const;`;
    const entries = codes.map((code) => {
      const from = `from '${module.replace('$', code)}'`;
      const ofJson = `${code}${table[0].toUpperCase()}${table.slice(1)}`;
      const isJson = module.endsWith('.json');
      imports.add(
        isJson ? `import ${ofJson} ${from} with { type: 'json' };` : `import * as ${code} ${from};`,
      );
      return `${code}: ${isJson ? ofJson : `${code}.${exported}`}`;
    });
    return `export const ${table} = { ${entries.join(', ')} };`;
  });
  const parts = ['// Written by `npm run languages`.', [...imports].join('\n'), ...tables];
  const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  return (await format(file, parts.join('\n\n'), settings)).code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const file of listFiles) writeFileSync(join(root, file), await listOf(file));
