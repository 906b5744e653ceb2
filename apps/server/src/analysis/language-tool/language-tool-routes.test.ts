import { languageToolCall, type LanguageToolReply, limits } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: 'https://example.org' });
}, 120_000);
afterAll(() => site.close());

const ask = (form: Readonly<Record<string, string>>) =>
  site.app.inject({
    method: 'POST',
    url: languageToolCall.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

async function check(form: Readonly<Record<string, string>>) {
  const reply = await ask({ language: 'en-US', ...form });
  expect(reply.statusCode).toBe(200);
  return languageToolCall.reply.parse(reply.json<LanguageToolReply>());
}

const text = 'We look at the phosphorylation of the cell. It is utilized in the house.';

describe('a text that an editor sends', () => {
  it('has its rare words named where they stand', async () => {
    const { matches, sentenceRanges, language } = await check({ text });
    expect(matches.map(({ offset, length }) => text.slice(offset, offset + length))).toContain(
      'phosphorylation',
    );
    expect(sentenceRanges).toEqual([
      [0, 43],
      [44, 72],
    ]);
    expect(language).toMatchObject({ code: 'en-US', name: 'English' });
    const [first] = matches;
    expect(first).toMatchObject({
      shortMessage: 'Rare word',
      sentence: 'We look at the phosphorylation of the cell.',
      rule: { id: 'RARE_WORD', urls: [{ value: 'https://example.org/de-jargonizer/about' }] },
    });
    const { context } = first!;
    expect(context.text.slice(context.offset, context.offset + context.length)).toBe(
      'phosphorylation',
    );
  });

  it('has no more than 300 letters of a sentence with each match, the match among them', async () => {
    const long = `${'the cell and '.repeat(60)}the phosphorylation${' and the cell'.repeat(60)}.`;
    const { matches } = await check({ text: long });
    const found = matches.find(({ rule }) => rule.id === 'RARE_WORD');
    expect(found?.sentence).toHaveLength(300);
    expect(found?.sentence).toContain('the phosphorylation and');
  });

  it('gets plainer words to put in their place', async () => {
    const { matches } = await check({ text, level: 'picky' });
    const found = matches.find(({ offset }) => text.startsWith('utilized', offset));
    expect(found?.replacements.map(({ value }) => value)).toContain('used');
  });

  it('may come with its markup', async () => {
    const pieces = [{ markup: '<p>' }, { text: 'The phosphorylation' }, { markup: '</p>' }];
    const { matches } = await check({ data: JSON.stringify({ annotation: pieces }) });
    expect(matches.map(({ offset, length }) => [offset, length])).toEqual([[7, 15]]);
  });

  // TeXstudio sends <none> for a document without a spelling dictionary.
  it.each(['auto', '<none>'])('has its language told when it comes as %s', async (asked) => {
    const { language } = await check({ language: asked, text: 'החוקרים בדקו את הדגימות שלהם' });
    expect(language).toMatchObject({ code: 'he', detectedLanguage: { code: 'he', confidence: 1 } });
  });

  const german =
    'Die Zelle teilt sich, und jede der beiden neuen Zellen bekommt von allen Genen, die sie zum Leben braucht, eines.';

  it('has no matches in a third language, which is named', async () => {
    expect(await check({ language: 'auto', text: german })).toMatchObject({
      language: {
        name: 'German',
        code: 'de',
        detectedLanguage: { name: 'German', code: 'de', confidence: 0.99 },
      },
      matches: [],
      sentenceRanges: [],
    });
  });

  it('is checked in a third language when it is said to be English', async () => {
    const { matches, language } = await check({ language: 'en', text: german });
    expect(matches.length).toBeGreaterThan(3);
    expect(language).toMatchObject({ code: 'en', detectedLanguage: { code: 'de' } });
  });

  it('is told in the language of who reads it', async () => {
    const [first] = (await check({ text, motherTongue: 'he-IL' })).matches;
    expect(first?.shortMessage).toBe('מילה נדירה');
  });

  it('has long sentences named, unless that is turned off', async () => {
    const long = { text: `${'We look at the house and '.repeat(8)}go.` };
    const names = async (form: object) =>
      (await check({ ...long, ...form })).matches.map(({ rule }) => rule.id);
    expect(await names({})).toEqual(['LONG_SENTENCE']);
    expect(await names({ disabledCategories: 'LONG_SENTENCE' })).toEqual([]);
  });

  it('may come as JSON', async () => {
    const payload = { language: 'en', text };
    const reply = await site.app.inject({ method: 'POST', url: languageToolCall.path, payload });
    expect(reply.json<LanguageToolReply>().matches).not.toEqual([]);
  });

  // TeXstudio sends its form as text/json.
  it.each(['text/json', 'text/plain', 'application/json', 'application/x-www-form-urlencoded'])(
    'may come as a form that is called %s',
    async (type) => {
      const reply = await site.app.inject({
        method: 'POST',
        url: languageToolCall.path,
        headers: { 'content-type': type },
        payload: new URLSearchParams({ language: 'en', text }).toString(),
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.json<LanguageToolReply>().matches).not.toEqual([]);
    },
  );

  it('may be empty', async () => expect((await check({ text: '' })).matches).toEqual([]));

  it('may be long: it is read beside the others', async () => {
    const { matches, warnings } = await check({
      text: `${'The house. '.repeat(6000)}The phosphorylation.`,
    });
    expect(matches).toHaveLength(1);
    expect(warnings).toEqual({ incompleteResults: false });
  });

  it('with more matches than are told gets the first, and the word that there are more', async () => {
    const long = 'The phosphorylation. '.repeat(15_000);
    const { matches, warnings } = await check({ text: long });
    expect(warnings).toEqual({ incompleteResults: true });
    expect(matches).toHaveLength(limits.checkMatches);
    expect(matches.at(-1)?.offset).toBe(21 * (limits.checkMatches - 1) + 4);
    const all = await check({ text: 'The phosphorylation. '.repeat(limits.checkMatches) });
    expect([all.matches.length, all.warnings]).toEqual([
      limits.checkMatches,
      { incompleteResults: false },
    ]);
  });

  it('of very many sentences has the place of the first told', async () => {
    const { sentenceRanges, warnings } = await check({
      text: 'We go. '.repeat(limits.checkSentences + 1),
    });
    expect(sentenceRanges).toHaveLength(limits.checkSentences);
    expect(warnings).toEqual({ incompleteResults: true });
  });
});

describe('what can’t be checked is refused', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'what is no language',
      { language: 'zzzz-1', text: 'Hallo' },
      '‘zzzz-1’ is no code of a language.',
    ],
    ['nothing', { language: 'en' }, 'Send text or data.'],
    ['no language', { text: 'Hello' }, 'language is missing.'],
    [
      'data that is no JSON',
      { language: 'en', data: '{' },
      'data is not JSON of the form {"annotation":[{"text":"…"},{"markup":"…"}]}.',
    ],
    ['an unknown period', { language: 'en', text: 'a', dictionary: 'X' }, 'Invalid format: X'],
  ])('%s', async (_what, form, message) => {
    const reply = await ask(form);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: { message } }]);
  });
});

describe('as LanguageTool’s own server', () => {
  it('names a language that cannot be judged, and marks nothing in it', async () => {
    const { language, matches } = await check({ language: 'de-DE', text: 'Die Phosphorylierung.' });
    expect([language.code, language.name, matches]).toEqual(['de-DE', 'German', []]);
  });

  it('names the variant that is preferred where the language is to be found', async () => {
    const form = { language: 'auto', preferredVariants: 'de-AT,en-GB', text };
    expect((await check(form)).language.code).toBe('en-GB');
  });

  it('is asked in an address, and by a form in parts', async () => {
    const inAddress = await site.app.inject({
      url: languageToolCall.path,
      query: { language: 'en-US', text },
    });
    const form = new FormData();
    form.append('language', 'en-US');
    form.append('text', text);
    const request = new Request('https://example.org', { method: 'POST', body: form });
    const inParts = await site.app.inject({
      method: 'POST',
      url: languageToolCall.path,
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: await request.text(),
    });
    const { matches } = await check({ text });
    for (const reply of [inAddress, inParts])
      expect(reply.json<LanguageToolReply>().matches).toEqual(matches);
  });

  it('says what it is, and how long a text may be', async () => {
    const info = await site.app.inject({ url: '/v2/info' });
    expect(info.json()).toMatchObject({ software: { name: 'Vernacular', premium: false } });
    const length = Number((await site.app.inject({ url: '/v2/maxtextlength' })).body);
    const reply = await ask({ language: 'en', text: '\u05d0 '.repeat(length / 2) });
    expect(reply.statusCode).toBe(200);
  });
});
