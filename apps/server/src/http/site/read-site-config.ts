import { readFile } from 'node:fs/promises';

import { validate, siteDescription, type SiteDescription } from '@vernacular/contract';
import stripJsonComments from 'strip-json-comments';

import { WrongSettings } from '../../dependencies/index.ts';

/** Reads SITE_CONFIG, a JSON file that may hold comments; without one, the defaults apply. Throws WrongSettings. */
export async function readSiteConfig(path: string | undefined): Promise<SiteDescription> {
  if (path === undefined) return siteDescription.parse({});
  const content = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new WrongSettings(`SITE_CONFIG names a file that could not be read: ${path}.`, { cause });
  });
  const parsed = validate(siteDescription.strict(), parseJson(content, path));
  if (parsed.isRight) return parsed.data;
  throw new WrongSettings(`SITE_CONFIG is not right (${path}).\n${parsed.sentences.join('\n')}`);
}

function parseJson(content: string, path: string): unknown {
  try {
    return JSON.parse(stripJsonComments(content, { trailingCommas: true }));
  } catch (cause) {
    throw new WrongSettings(`SITE_CONFIG names a file that is not JSON: ${path}.`, { cause });
  }
}
