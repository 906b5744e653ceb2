import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scope = '@vernacular';
const leftOut = new Set(['node_modules', 'dist-site']);

export const run = promisify(execFile);

/**
 * A copy of the product in a temporary folder. The packages of others are those of the original; our own lead into
 * the copy. What was built is copied too, so that only what changes is built again.
 */
export async function copyOfTheTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'vernacular-tree-'));
  for (const group of ['packages', 'apps'])
    await cp(join(root, group), join(tree, group), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  for (const file of ['package.json', 'tsconfig.base.json'])
    await cp(join(root, file), join(tree, file), { preserveTimestamps: true });
  const modules = join(tree, 'node_modules');
  await mkdir(join(modules, scope), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== scope) await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const group of ['packages', 'apps'])
    for (const room of await readdir(join(tree, group))) {
      await symlink(join(tree, group, room), join(modules, scope, room));
      // What a room has in a version of its own.
      const own = join(root, group, room, 'node_modules');
      if (existsSync(own)) await symlink(own, join(tree, group, room, 'node_modules'));
    }
  return tree;
}

/** Writes new files into a tree, by path. */
export async function addTo(tree: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text.trimStart());
  }
}

/** Changes one file of a tree. */
export async function change(
  tree: string,
  path: string,
  edit: (text: string) => string,
): Promise<void> {
  await writeFile(join(tree, path), edit(await readFile(join(tree, path), 'utf8')));
}

/** Builds the server, the command line and the site of a tree; throws what the compiler says when something is missing. */
export async function build(tree: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const bundler = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [compiler, '-b', 'apps/server', 'apps/cli', 'apps/web'], {
    cwd: tree,
  }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
  const site = join(tree, 'apps/web');
  await run(process.execPath, [bundler, 'build', '--logLevel', 'warn'], { cwd: site });
  // The accessibility menu is built on its own, and knows no conversation.
  for (const part of ['accessibility', 'locale'])
    await cp(join(root, 'apps/web/dist', part), join(site, 'dist', part), { recursive: true });
}
