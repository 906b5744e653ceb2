/**
 * `npm run api`: writes packages/<name>/api.md with every public name of a package and its type, so that a reviewer
 * sees changes to the public interface. `npm test` compares the files with the built declarations.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import ts from 'typescript';

import { root } from './run-program.mjs';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

export const packages = ['accessibility-widget', 'client', 'contract'];

function entrancesOf(name) {
  const folder = join(root, 'packages', name);
  const { name: full, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, { types }]) => types)
    .map(([path, { types }]) => ({ as: `${full}${path.slice(1)}`, file: join(folder, types) }));
}

/**
 * TypeScript keeps the quotes of the source in one build and doubles them in the next; api.md always has single ones.
 */
const inSingleQuotes = (context) => (statement) => {
  const visit = (node) =>
    ts.isStringLiteral(node)
      ? ts.factory.createStringLiteral(node.text, true)
      : ts.visitEachChild(node, visit, context);
  return ts.visitNode(statement, visit);
};

function textOf(declaration) {
  const file = declaration.getSourceFile();
  if (relative(root, file.fileName).startsWith('node_modules')) return null;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const [quoted] = ts.transform(statement, [inSingleQuotes]).transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, quoted, file)
    .replaceAll(/^(?:export |declare )+/gmu, '');
}

/** The text of api.md for a package, read from its built declarations. */
export function reportOf(name) {
  const entrances = entrancesOf(name);
  const program = ts.createProgram(
    entrances.map(({ file }) => file),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, noEmit: true, types: [] },
  );
  const checker = program.getTypeChecker();
  const sections = entrances.map(({ as, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const names = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const texts = names.map((symbol) => {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declared = (meant.declarations ?? []).map((one) => textOf(one) ?? symbol.name);
      return [...new Set(declared)].join('\n\n');
    });
    return `## ${as}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
  });
  return [
    `# What @vernacular/${name} offers\n`,
    'Written by `npm run api`, from the built declarations; not to be edited by hand.\n',
    ...sections,
  ].join('\n');
}

export const pageOf = (name) => join(root, 'packages', name, 'api.md');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const name of packages) writeFileSync(pageOf(name), reportOf(name));
