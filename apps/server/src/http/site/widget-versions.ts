import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** “1.2.0-3f9a1c2b”: the package's version and a hash of its files (`version.json` of the accessibility menu). */
const versionName = /^\d+\.\d+\.\d+-[\da-f]{8}$/u;

/**
 * Copies the accessibility menu of this server to `folder`, under its version and beside those of earlier servers, so
 * that a page of another site can pin a version. Returns the paths of all files there. When the copy fails, `onFailure`
 * is called and the earlier versions stay.
 */
export async function keepWidgetVersions(
  menu: string,
  folder: string,
  onFailure: (cause: unknown) => void,
): Promise<ReadonlySet<string>> {
  try {
    await keep(menu, folder);
  } catch (cause) {
    onFailure(cause);
  }
  if (!existsSync(folder)) return new Set();
  const versions = (await readdir(folder)).filter((name) => versionName.test(name));
  const paths = versions.map(async (version) => {
    const entries = await readdir(join(folder, version), { recursive: true });
    return entries.map((path) => `${version}/${path.replaceAll('\\', '/')}`);
  });
  return new Set((await Promise.all(paths)).flat());
}

async function keep(menu: string, folder: string): Promise<void> {
  const list = join(menu, 'version.json');
  if (!existsSync(list)) return;
  const { version } = JSON.parse(await readFile(list, 'utf8')) as { version: string };
  const place = join(folder, version);
  if (existsSync(place)) return;
  // An interrupted copy never gets the name of the version.
  const unfinished = `${place}.${process.pid}`;
  await cp(menu, unfinished, { recursive: true });
  await rename(unfinished, place).catch(async (cause: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw cause;
  });
}
