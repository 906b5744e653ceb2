import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkText, helpFor, loadHelpTools, type Plainer, plainSource } from '@vernacular/check';
import { openStore } from '@vernacular/dictionaries/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sharedDictionaries } from '../dictionaries-of-the-run-for-tests.ts';
import { putDictionaries } from '../dictionaries-for-tests.ts';
import { runForTests } from '../run-for-tests.ts';
import { ruleHelp } from './rule-help.ts';

const page = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');

describe.each(Object.entries(ruleHelp))('the page of the rules, on %s,', (id, said) => {
  it.each(Object.entries(said))('says its %s as the program does', (_part, sentence) => {
    const section = page.split(/^## /mu).find((one) => one.startsWith(`${id}\n`));
    expect(section?.replaceAll('`', '')).toContain(sentence);
  });
});

const quotedIn = (example: string) => [...example.matchAll(/“([^”]+)”/gu)].map(([, text]) => text!);
const settingIn = (example: string) => /[\w-]+ = \d+/u.exec(example)![0];

describe('the example of', () => {
  it.each(['rare', 'mid', 'technical-sense', 'long-sentence'] as const)(
    '%s is found by that rule, and “may become” what is offered',
    async (rule) => {
      const { example } = ruleHelp[rule];
      const [text = '', plainer] = quotedIn(example);
      const dictionary = await openStore(sharedDictionaries).open('EnglishGeneral');
      const checked = checkText(plainSource(text), {
        dictionary,
        method: rule === 'technical-sense' ? 'refined' : 'published',
        longestSentence: rule === 'long-sentence' ? Number(settingIn(example).split(' ')[2]) : 99,
      });
      const finding = checked.findings.find((one) => one.rule === rule);
      expect(finding).toBeDefined();
      if (!example.includes('may become')) return;
      const help = helpFor(checked, finding!, { dictionary, ...(await loadHelpTools('en')) });
      const [{ by, replaces }] = help.plainer as [Plainer];
      expect(text.slice(0, replaces.start) + by + text.slice(replaces.end)).toBe(plainer);
    },
  );

  describe('limit', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vernacular-rules-'));
      await putDictionaries(folder);
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('fails a press release and no paper', async () => {
      const limit = settingIn(ruleHelp.limit.example);
      await writeFile(join(folder, '.vernacular.toml'), `[[folders]]\npath = "press"\n${limit}\n`);
      for (const name of ['press', 'papers']) {
        await mkdir(join(folder, name));
        await writeFile(join(folder, name, 'a.md'), 'The phosphorylation.');
      }
      const args = ['check', '--data-dir', folder, 'press', 'papers'];
      const { code, out } = await runForTests(args, { folder });
      expect([code, out]).toEqual([1, expect.stringMatching(/missed +press[^]*fine +papers/u)]);
    });
  });
});
