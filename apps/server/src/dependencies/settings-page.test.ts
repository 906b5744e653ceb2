import { expect, it } from 'vitest';

import { type settings, settingsByHeading } from './settings.ts';

const intro = `# Settings

<!-- Written by \`npm run settings\` from settings.ts of the server. -->

Settings are environment variables. All are optional, and an empty one counts as not set. A wrong value stops the start with a sentence that names the setting. A variable that looks like a misspelt setting is named in the log. \`.env\` files are not read.
`;

type Setting = (typeof settings)[keyof typeof settings];

const asCode = (value: unknown) => `\`${String(value)}\``;

function unsetOf({ accepts, unset }: Setting): string {
  const value = accepts.safeParse(undefined).data as unknown;
  if (unset !== undefined) return unset;
  return value === undefined || Array.isArray(value) ? 'none' : asCode(value);
}

const line = ([name, setting]: [string, Setting]) =>
  `- **\`${name}\`**: ${setting.mustBe}. Default: ${unsetOf(setting)}.<br>\n  ${setting.about}`;

const page = [
  intro,
  ...Object.entries(settingsByHeading).map(
    ([heading, under]) =>
      `## ${heading}\n\n${Object.entries<Setting>(under).map(line).join('\n')}\n`,
  ),
].join('\n');

it('writes docs/settings.md from the schema', async () => {
  await expect(page).toMatchFileSnapshot('../../../../docs/settings.md');
});
