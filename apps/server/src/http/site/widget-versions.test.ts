import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepWidgetVersions } from './widget-versions.ts';

let place: string;
beforeEach(async () => (place = await mkdtemp(join(tmpdir(), 'menu-'))));
afterEach(() => rm(place, { recursive: true, force: true }));

const menu = () => join(place, 'menu');
const folder = () => join(place, 'data/accessibility');
const build = async (version: string, script: string) => {
  await mkdir(join(menu(), 'fonts'), { recursive: true });
  await writeFile(join(menu(), 'version.json'), JSON.stringify({ version, files: {} }));
  await writeFile(join(menu(), 'fonts/a.woff2'), 'font');
  await writeFile(join(menu(), 'accessibility-widget.js'), script);
};
const failed = vi.fn<(cause: unknown) => void>();
const keep = () => keepWidgetVersions(menu(), folder(), failed);

describe('the versions of the accessibility menu', () => {
  it('stay as they were when a later server comes with another', async () => {
    await build('1.2.0-0a1b2c3d', 'first');
    expect(await keep()).toContain('1.2.0-0a1b2c3d/fonts/a.woff2');
    await build('1.3.0-ffffffff', 'second');
    const paths = await keep();
    expect(paths).toContain('1.3.0-ffffffff/accessibility-widget.js');
    expect(paths).toContain('1.2.0-0a1b2c3d/accessibility-widget.js');
    const first = join(folder(), '1.2.0-0a1b2c3d/accessibility-widget.js');
    expect(await readFile(first, 'utf8')).toBe('first');
    expect(failed).not.toHaveBeenCalled();
  });

  it('are never written twice, whatever lies in the menu', async () => {
    await build('1.2.0-0a1b2c3d', 'first');
    await keep();
    await build('1.2.0-0a1b2c3d', 'changed');
    await keep();
    const kept = join(folder(), '1.2.0-0a1b2c3d/accessibility-widget.js');
    expect(await readFile(kept, 'utf8')).toBe('first');
  });

  it('do not include a copy that was cut short', async () => {
    await mkdir(join(folder(), '1.2.0-0a1b2c3d.4711'), { recursive: true });
    await writeFile(join(folder(), '1.2.0-0a1b2c3d.4711/panel.js'), 'half');
    expect(await keep()).toEqual(new Set());
  });

  it('are left out, and the cause is told, where the folder cannot be written', async () => {
    await build('1.2.0-0a1b2c3d', 'first');
    await writeFile(join(place, 'data'), 'a file in the place of the folder');
    expect(await keep()).toEqual(new Set());
    expect(failed).toHaveBeenCalledOnce();
  });
});
