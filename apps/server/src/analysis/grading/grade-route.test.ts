import { gunzipSync } from 'node:zlib';

import { gradeCall } from '@vernacular/contract';
import { writeInstructionsDocument } from '@vernacular/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf, type TestPart } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const post = (...parts: TestPart[]) =>
  site.app.inject({ method: 'POST', url: gradeCall.path, ...formOf(...parts) });

const text = (content: string | Uint8Array): TestPart => ({ field: 'ContentTA', content });
const period = (content: string): TestPart => ({ field: 'timePriodDDL', content });
const method = (content: string): TestPart => ({ field: 'method', content });
const file = (fileName: string, content: string | Uint8Array): TestPart => ({
  field: 'ArticleFU',
  fileName,
  content,
});

async function grade(...parts: TestPart[]) {
  const reply = await post(...parts);
  expect(reply.statusCode).toBe(200);
  return gradeCall.reply.strict().parse(reply.json());
}

describe('a text in a third language', () => {
  const german =
    'Die Zelle teilt sich, und jede der beiden neuen Zellen bekommt von allen Genen, die sie zum Leben braucht, eines.';

  it('has no score and no levels, and is told of by its name', async () => {
    const sentence = 'This looks like German. Vernacular can judge English and Hebrew.';
    expect(await grade(text(german))).toMatchObject({
      score: null,
      unroundedScore: null,
      cleanedWords: [],
      normalWords: [],
      rareWords: [],
      words: [german],
      text: german,
      htmlResult: sentence,
      message: sentence,
      notice: 'Send insist=true to have it graded all the same.',
      foreignLanguage: { code: 'de', name: 'German', confidence: 0.99 },
      dictionary: { mismatch: 'foreign' },
    });
  });

  it.each([[], [period('English2021_2024')], [method('refined')]])(
    'is graded for who insists',
    async (...parts) => {
      const insists = { field: 'insist', content: 'true' };
      const reply = await grade(text(german), insists, ...parts);
      expect(reply.score).toBeLessThan(60);
      expect([reply.foreignLanguage, reply.dictionary.mismatch]).toEqual([undefined, 'insisted']);
    },
  );
});

describe('grading a text', () => {
  it('answers the fields of the specification', async () => {
    const reply = await grade(text('The kinase is in the qzxvw.'), period('English2021_2024'));
    expect(reply).toMatchObject({
      cleanedWords: ['The', 'kinase', 'is', 'in', 'the', 'qzxvw'],
      normalWords: ['kinase'],
      rareWords: ['qzxvw'],
      score: 75,
      name: '',
      taskId: null,
      message: null,
      notice: null,
    });
    expect(reply.words.join('')).toBe('The kinase is in the qzxvw.');
    expect(reply.htmlResult).toContain('<span class="rare">qzxvw</span>');
    expect(Object.keys(reply.wordCounts)).toEqual(['kinase', 'qzxvw']);
  });

  it('says which counts answered when the period is not installed', async () => {
    const { dictionary } = await grade(text('cells'), period('English2012_2015'));
    expect(dictionary).toMatchObject({
      code: 'EnglishGeneral',
      requested: 'English2012_2015',
      isSubstitute: true,
      label: 'General English (subtitles, books, web)',
    });
  });

  it.each([
    ['English', 'The cell divides.', 'EnglishGeneral'],
    ['Hebrew', 'התא מתחלק לשניים.', 'HebrewGeneral'],
    ['no letters', '1 2 3', 'EnglishGeneral'],
  ])('goes by the letters of %s when no period is asked for', async (_what, content, code) => {
    expect((await grade(text(content))).dictionary.code).toBe(code);
  });

  it('takes the fields in any order and ignores others', async () => {
    const reply = await grade(
      { field: '__RequestVerificationToken', content: 'x' },
      period('HebrewGeneral'),
      text('שלום'),
    );
    expect(reply.dictionary.code).toBe('HebrewGeneral');
  });

  it('gives lines back as they were typed, not as forms send them', async () => {
    expect((await grade(text('one\r\ntwo'))).text).toBe('one\ntwo');
  });

  it('gives a text without words no score, and says why', async () => {
    const reply = await grade(text('12 — 14'));
    expect(reply).toMatchObject({
      score: null,
      unroundedScore: null,
      totals: { score: null, unroundedScore: null },
      message: 'The text has no words.',
    });
  });

  it.each([
    ['a lone surrogate', 'a \ud83d b'],
    ['a NUL', 'a \0 b'],
    ['mixed directions', 'The gene BRCA1 של הגן'],
    ['words that are names of objects’ properties', '__proto__ constructor hasOwnProperty'],
    ['a script', '<script>alert(1)</script> & <img src=x onerror=alert(1)>'],
  ])('survives %s', async (_what, content) => {
    const reply = await grade(text(content), period('EnglishGeneral'));
    expect(reply.words.join('')).toBe(reply.text);
    expect(reply.htmlResult).not.toMatch(/<(?!\/?(p|span)\b)/);
  });
});

describe('the refined method', () => {
  const story = 'We met Rakedzon at the osmosis (the way of water). Then osmosis and Rakedzon.';

  it('changes nothing of the reply unless it is asked for', async () => {
    const plain = await grade(text(story));
    expect(Object.keys(plain)).not.toContain('method');
    expect(await grade(text(story), method('published'))).toEqual(plain);
    expect(await grade(text(story), method(''))).toEqual(plain);
  });

  it('leaves names alone, and says where it found what', async () => {
    const reply = await grade(method('refined'), text(story));
    expect(reply).toMatchObject({ method: 'refined', rareWords: ['osmosis', 'osmosis'] });
    expect(reply.levels).toHaveLength(reply.cleanedWords.length);
    const found = reply.refinements!.map(({ kind, at }) => [kind, reply.cleanedWords[at]]);
    expect(found).toEqual([
      ['name', 'Rakedzon'],
      ['explained', 'osmosis'],
      ['name', 'Rakedzon'],
    ]);
    const places = reply.cleanedWords.flatMap((word, at) => (word === 'osmosis' ? [at] : []));
    expect(places.map((at) => reply.levels![at])).toEqual([2, 2]);
  });

  it('does not change the difficulty, which stands beside the score', async () => {
    const plain = await grade(text(story));
    expect(plain.difficulty).toBeGreaterThan(0);
    expect(await grade(method('refined'), text(story))).toMatchObject({
      difficulty: plain.difficulty,
    });
    expect((await grade(text('התא מתחלק לשניים.'))).difficulty).toBeNull();
  });

  it('counts formulas and symbols apart', async () => {
    const reply = await grade(method('refined'), text('We met IL-6 in H2O.'));
    expect(reply.symbols).toEqual([
      { symbol: 'IL-6', start: 7, end: 11 },
      { symbol: 'H2O', start: 15, end: 18 },
    ]);
    expect(reply.cleanedWords).toEqual(['We', 'met', 'in']);
    expect(reply.totals.cleaned).toBe(3);
  });

  it('reads Hebrew by the published method, and says so', async () => {
    const reply = await grade(text('התא מתחלק לשניים.'), method('refined'));
    expect(reply).toMatchObject({
      method: 'published',
      refinements: [],
      notice:
        'The refined method reads English only. This text was graded by the published method.',
    });
  });

  it('has no third kind', async () => {
    const reply = await post(text('cells'), method('Refined!'));
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        error: {
          code: 'invalid-request',
          message: 'The method is published or refined, not ‘Refined!’.',
        },
      },
    ]);
  });
});

describe('words in the script of the other language', () => {
  it('have the counts of their own, which the reply names', async () => {
    const reply = await grade(text('החוקרים בדקו את ה-DNA של העכבר, את kinase ואת qzxvw.'));
    expect(reply.dictionary).toMatchObject({
      code: 'HebrewGeneral',
      beside: { code: 'EnglishGeneral', language: 'en', measure: 'per-million', scale: 1000 },
    });
    expect(reply.cleanedWords).toContain('DNA');
    expect(reply.normalWords).toContain('kinase');
    expect(reply.rareWords).toEqual(['qzxvw']);
    const { kinase } = (await grade(text('kinase'))).wordCounts;
    expect(reply.wordCounts).toMatchObject({ kinase, qzxvw: 0 });
  });
});

describe('a text in another language than its period', () => {
  const hebrew = 'החוקרים גילו דרך חדשה לרפא את המחלה.';
  const english = period('English2012_2015');
  const switched =
    'The text is in Hebrew: General Hebrew (word lists and word pairs) answers, not English2012_2015. Send insist=true to have it graded as you chose.';

  it.each([
    ['text', text(hebrew)],
    ['file', file('a.txt', hebrew)],
  ])('is graded by the counts of its own, which the reply to a %s says', async (_what, part) => {
    const { dictionary, notice, totals } = await grade(part, english);
    expect(dictionary).toMatchObject({
      code: 'HebrewGeneral',
      language: 'he',
      requested: 'English2012_2015',
      isSubstitute: true,
      mismatch: 'switched',
    });
    expect(notice).toBe(switched);
    expect(totals).toEqual((await grade(text(hebrew))).totals);
  });

  it('is graded as it was chosen when the request insists, in either casing', async () => {
    for (const field of ['insist', 'Insist']) {
      const { dictionary, notice, score } = await grade(text(hebrew), english, {
        field,
        content: 'true',
      });
      expect(dictionary).toMatchObject({ code: 'EnglishGeneral', mismatch: 'insisted' });
      expect([notice, score]).toEqual([null, 0]);
    }
  });

  it('is met in English as well', async () => {
    const part = text('The researchers found a new way to heal.');
    const { dictionary, notice } = await grade(part, period('HebrewGeneral'));
    expect(dictionary.code).toBe('EnglishGeneral');
    expect(notice).toMatch(/^The text is in English: General English .*, not HebrewGeneral\./);
  });

  it.each([
    ['short', 'התא מתחלק.'],
    ['mixed', 'החוקרים גילו דרך חדשה. The researchers found a new way.'],
    ['without letters', '1 2 3'],
    ['in the language of the period', 'The researchers found a new way to heal.'],
  ])('is not seen in one that is %s', async (_what, content) => {
    const { dictionary, notice } = await grade(text(content), english);
    expect(dictionary.code).toBe('EnglishGeneral');
    expect(dictionary).not.toHaveProperty('mismatch');
    expect(notice).toBeNull();
  });

  it('takes no other word for insisting', async () => {
    const reply = await post(text(hebrew), english, { field: 'insist', content: 'perhaps' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: { code: 'invalid-request', message: 'insist is true or false, not ‘perhaps’.' },
    });
  });
});

describe('grading a file', () => {
  const hebrew = 'שלום עולם, התא מתחלק';
  it.each([
    ['UTF-8', new TextEncoder().encode(hebrew)],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${hebrew}`)],
    ['UTF-16', Buffer.from(`\ufeff${hebrew}`, 'utf16le')],
    ['Windows-1255', Uint8Array.from(hebrew, (sign) => hebrewByte(sign))],
  ])('reads %s', async (_encoding, content) => {
    expect((await grade(file('מאמר.txt', content))).text).toBe(hebrew);
  });

  it('reads a Word document', async () => {
    const content = await writeInstructionsDocument();
    const reply = await grade(file('own.docx', content), period('EnglishGeneral'));
    expect(reply.totals.cleaned).toBeGreaterThan(100);
    expect(reply.name).toBe('own');
  });

  it('takes its name from the file, without the ending', async () => {
    expect((await grade(file('תא שורש.txt', 'cells'))).name).toBe('תא שורש');
  });

  it('lets the file win over the text, and says so', async () => {
    const reply = await grade(text('a text'), file('b.txt', 'a file'));
    expect(reply).toMatchObject({
      text: 'a file',
      notice: 'You sent a text and a file. The file was graded.',
    });
  });

  it('grades the text when the file field was left empty', async () => {
    const reply = await grade(file('', ''), text('a text'));
    expect(reply).toMatchObject({ text: 'a text', notice: null });
  });
});

describe('a grading call that can’t be answered', () => {
  const nothing = 'Write or paste a text, or choose a file.';
  it.each([
    ['says what is missing', [], 'nothing-to-grade', nothing],
    ['takes white space for nothing', [text(' \n ')], 'nothing-to-grade', nothing],
    [
      'repeats a period it can’t read',
      [text('a'), period('2012-2015')],
      'unknown-dictionary',
      'Invalid format: 2012-2015',
    ],
    [
      'names a period it does not have',
      [text('a'), period('Klingon2012_2015')],
      'unknown-dictionary',
      'There is no dictionary Klingon2012_2015.',
    ],
  ])('%s', async (_what, parts, code, message) => {
    const reply = await post(...parts);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: { code, message } });
  });

  it.each([
    ['a picture', 'cells.png', 'PNG', 415, 'unsupported-file'],
    ['text under the name of a document', 'cells.docx', 'cells', 422, 'mislabelled-file'],
    ['an empty file', 'cells.txt', '', 422, 'empty-file'],
  ])('refuses %s', async (_what, name, content, status, code) => {
    const reply = await post(file(name, content));
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: { code, message: expect.stringMatching(/\.$/) } });
  });

  it.each([
    ['text', text('a'.repeat(15 * 1024 * 1024 + 1)), 'text-too-large'],
    ['file', file('a.txt', 'a'.repeat(15 * 1024 * 1024 + 1)), 'file-too-large'],
  ])('refuses a %s of more than 15 MB', async (_what, part, code) => {
    const reply = await post(part);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ error: { code } });
  });

  it.each([
    ['JSON', 'application/json', '{"ContentTA":"a"}', 415, 'unsupported-request'],
    ['nothing', undefined, undefined, 415, 'unsupported-request'],
    ['a form without its boundary', 'multipart/form-data', 'a', 400, 'invalid-request'],
    [
      'a form that ends too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disp',
      400,
      'invalid-request',
    ],
  ])('refuses %s', async (_what, type, payload, status, code) => {
    const reply = await site.app.inject({
      method: 'POST',
      url: gradeCall.path,
      ...(type ? { headers: { 'content-type': type } } : {}),
      ...(payload ? { payload } : {}),
    });
    expect({
      status: reply.statusCode,
      code: reply.json<{ error: { code: string } }>().error.code,
    }).toEqual({ status, code });
  });
});

describe('a large reply', () => {
  it('travels packed, and unpacks to the same', async () => {
    const { payload, headers } = formOf(
      text('The cell. '.repeat(40_000)),
      period('EnglishGeneral'),
    );
    const ask = (encoding: string) =>
      site.app.inject({
        method: 'POST',
        url: gradeCall.path,
        payload,
        headers: { ...headers, 'accept-encoding': encoding },
      });
    const [packed, plain] = await Promise.all([ask('br, gzip'), ask('identity')]);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  }, 30_000);
});

describe('two readers at once', () => {
  it('each get the dictionary they asked for', async () => {
    const words = 'the cell divides and rests '.repeat(30);
    const insisting = { field: 'insist', content: 'true' };
    const asked = Array.from({ length: 24 }, (_, turn) =>
      turn % 2 === 0 ? 'EnglishGeneral' : 'HebrewGeneral',
    );
    const replies = await Promise.all(
      asked.map((code) => grade(text(words), period(code), insisting)),
    );
    expect(replies.map(({ dictionary }) => dictionary.code)).toEqual(asked);
    expect(new Set(replies.map(({ score }) => score)).size).toBe(2);
  });
});

/** The byte of a Hebrew letter or ASCII character in Windows-1255. */
const hebrewByte = (sign: string) => {
  const code = sign.charCodeAt(0);
  return code >= 0x5d0 && code <= 0x5ea ? code - 0x5d0 + 0xe0 : code;
};
