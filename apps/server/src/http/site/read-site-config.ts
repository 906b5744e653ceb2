import { siteDescription, type SiteDescription } from '@vernacular/contract';
import stripJsonComments from 'strip-json-comments';

import { readSettingsFile } from '../../dependencies/index.ts';

/** Reads SITE_CONFIG, a JSON file that may hold comments; without one, the defaults apply. Throws WrongSettings. */
export async function readSiteConfig(path: string | undefined): Promise<SiteDescription> {
  if (path === undefined) return siteDescription.parse({});
  return readSettingsFile('SITE_CONFIG', path, siteDescription.strict(), (content) =>
    JSON.parse(stripJsonComments(content, { trailingCommas: true })),
  );
}
