import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speechReader, type SpeechState } from './reader.ts';
import { sentencesOf } from './sentences.ts';
import { StandInSpeech } from './stand-in-for-tests.ts';

const ann = { name: 'Ann', lang: 'en-US' };
const ilan = { name: 'Ilan', lang: 'he-IL' };
const page = '<main><h1>Cells</h1><p>They divide. <b>Then</b>\n they rest.</p><p>End</p></main>';

let wishes = { speed: 1, voice: '' };

const select = (selector: string) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector)!);
  getSelection()!.removeAllRanges();
  getSelection()!.addRange(range);
};
const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keyup', { key: name }));
const letGo = () => document.dispatchEvent(new MouseEvent('mouseup'));

/** A reader that is on, a second and all waiting later. */
async function reading(language = 'en') {
  const states: SpeechState[] = [];
  const reader = speechReader(
    window,
    (state) => states.push(state),
    null,
    sentencesOf,
    () => wishes,
  );
  reader.turn(true, language);
  await vi.advanceTimersByTimeAsync(4000);
  return { reader, states, kinds: () => states.map(({ kind }) => kind) };
}

/** What is said in which voice when this is read as a page. */
const saidOf = async (body: string, ...voices: (typeof ann)[]) => {
  document.body.innerHTML = body;
  const speech = new StandInSpeech(...voices);
  const { reader, states } = await reading();
  reader.readPage();
  while (states.at(-1)?.kind === 'speaking') speech.finish();
  return speech.said.map((said, at) => `${speech.voiceNames[at]}: ${said}`);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  getSelection()?.removeAllRanges();
});
afterEach(() => {
  document.documentElement.lang = '';
  wishes = { speed: 1, voice: '' };
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('speech', () => {
  test('waits a second, loading, and is then ready', async () => {
    const speech = new StandInSpeech(ann);
    const states: string[] = [];
    const reader = speechReader(
      window,
      ({ kind }) => states.push(kind),
      null,
      sentencesOf,
      () => wishes,
    );
    reader.turn(true, 'en');
    await vi.advanceTimersByTimeAsync(990);
    expect(states).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(20);
    expect(states).toEqual(['loading', 'silent']);
    expect(speech.said).toEqual([]);
  });

  test('speaks what the mouse selects, sentence by sentence', async () => {
    const speech = new StandInSpeech(ann);
    const { kinds } = await reading();
    select('p');
    letGo();
    expect(speech.said).toEqual(['They divide.']);
    speech.finish();
    expect(speech.said).toEqual(['They divide.', 'Then  they rest.']);
    speech.finish();
    expect(kinds()).toEqual(['loading', 'silent', 'speaking', 'silent']);
  });

  test('speaks what Shift and the arrows select', async () => {
    const speech = new StandInSpeech(ann);
    await reading();
    select('b');
    key('Shift');
    expect(speech.said).toEqual(['Then']);
  });

  test('does not say the same selection twice', async () => {
    const speech = new StandInSpeech(ann);
    await reading();
    select('b');
    letGo();
    letGo();
    key('Shift');
    expect(speech.said).toEqual(['Then']);
  });

  test.each(['Escape', 'stop'])('ends with %s and says that it is silent', async (how) => {
    const speech = new StandInSpeech(ann);
    const { reader, kinds } = await reading();
    select('p');
    letGo();
    if (how === 'stop') reader.stop();
    else key(how);
    expect(kinds().at(-1)).toBe('silent');
    speech.finish();
    expect(speech.said).toEqual(['They divide.']);
  });

  test('reads the page without a mouse, and ends a sentence with each block', async () => {
    const speech = new StandInSpeech(ann);
    const { reader } = await reading();
    reader.readPage();
    for (let turn = 0; turn < 6; turn += 1) speech.finish();
    expect(speech.said).toEqual(['Cells', 'They divide.', 'Then  they rest.', 'End']);
  });

  test('reads a selection in a field, but no password', async () => {
    const speech = new StandInSpeech(ann);
    await reading();
    document.body.innerHTML = '<textarea>One two</textarea><input type="password" value="secret">';
    const [text, password] = document.querySelectorAll<HTMLInputElement>('textarea, input');
    for (const field of [text!, password!]) {
      field.focus();
      field.setSelectionRange(0, 3);
      letGo();
    }
    expect(speech.said).toEqual(['One']);
  });

  test('marks the word being spoken', async () => {
    const speech = new StandInSpeech(ann);
    const marked: string[] = [];
    const highlights = { set: (_: string, word: string) => marked.push(word), delete: () => true };
    vi.stubGlobal('CSS', { highlights });
    // oxlint-disable-next-line prefer-arrow-callback -- called with `new`
    vi.stubGlobal('Highlight', function (range: Range) {
      return Object(range.toString()) as object;
    });
    await reading();
    select('p');
    letGo();
    speech.reach(5, 6);
    speech.finish();
    speech.reach(0, 0);
    expect(marked.map(String)).toEqual(['divide', 'Then']);
  });

  test('waits for voices that come late', async () => {
    const speech = new StandInSpeech();
    const states: string[] = [];
    const reader = speechReader(
      window,
      ({ kind }) => states.push(kind),
      null,
      sentencesOf,
      () => wishes,
    );
    reader.turn(true, 'en');
    await vi.advanceTimersByTimeAsync(1500);
    speech.voices = [ann];
    speech.dispatchEvent(new Event('voiceschanged'));
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['loading', 'silent']);
  });

  test('says whose voice it is when the language has none', async () => {
    const speech = new StandInSpeech(ann);
    const { states } = await reading('fr');
    expect(states.at(-1)).toEqual({ kind: 'other-voice', voice: 'Ann' });
    select('b');
    letGo();
    expect(speech.voiceNames).toEqual(['Ann']);
    speech.finish();
    expect(states.at(-1)).toEqual({ kind: 'other-voice', voice: 'Ann' });
  });

  test('speaks each passage in its own language', async () => {
    const body = '<p>See <i lang="he">שלום. תודה!</i>, or <b>greet</b>.</p><p lang="he">כן</p>';
    expect(await saidOf(body, ann, ilan)).toEqual([
      'Ann: See',
      'Ilan: שלום.',
      'Ilan: תודה!',
      'Ann: , or greet.',
      'Ilan: כן',
    ]);
  });

  test('takes the page’s language before the menu’s, and the nearest before both', async () => {
    document.documentElement.lang = 'he';
    const body = '<p>כן</p><div lang="en"><p>Yes</p><p lang="he-IL">לא</p></div>';
    expect(await saidOf(body, ann, ilan)).toEqual(['Ilan: כן', 'Ann: Yes', 'Ilan: לא']);
  });

  test.each(['', 'not a tag', 'x'])('a passage in “%s” is spoken in the menu’s', async (tag) => {
    expect(await saidOf(`<p lang="${tag}">Yes.</p>`, ilan, ann)).toEqual(['Ann: Yes.']);
  });

  test('hears an underscore in a tag as a hyphen', async () => {
    expect(await saidOf('<p lang="he_IL">כן</p>', ann, ilan)).toEqual(['Ilan: כן']);
  });

  test('a mark alone between two languages is not said', async () => {
    const body = '<p><i lang="he">כן</i>, (<i lang="fr">oui</i>).</p>';
    expect(await saidOf(body, ann, ilan)).toEqual(['Ilan: כן', 'Ann: oui']);
  });

  test('says of a passage whose language has no voice who reads it, and no longer', async () => {
    document.body.innerHTML = '<p>One. <i lang="fr">Deux.</i> Three.</p>';
    const speech = new StandInSpeech(ilan, ann);
    const { reader, states } = await reading();
    reader.readPage();
    for (let turn = 0; turn < 3; turn += 1) speech.finish();
    expect(states.slice(1)).toEqual([
      { kind: 'silent' },
      { kind: 'speaking', otherVoice: null },
      { kind: 'speaking', otherVoice: 'Ann' },
      { kind: 'speaking', otherVoice: null },
      { kind: 'silent' },
    ]);
  });

  test('a selected word in a sentence of another language is spoken in its own', async () => {
    document.body.innerHTML = '<p lang="he">אמרו <i lang="en">yes</i> פעמיים</p>';
    const speech = new StandInSpeech(ilan, ann);
    await reading('he');
    select('i');
    letGo();
    speech.finish();
    select('p');
    letGo();
    for (let turn = 0; turn < 3; turn += 1) speech.finish();
    expect(speech.voiceNames).toEqual(['Ann', 'Ilan', 'Ann', 'Ilan']);
  });

  test('what stands in a field is spoken in the field’s language', async () => {
    document.body.innerHTML = '<form lang="he"><textarea>כן</textarea></form>';
    const speech = new StandInSpeech(ann, ilan);
    await reading();
    const field = document.querySelector('textarea')!;
    field.focus();
    field.setSelectionRange(0, 2);
    letGo();
    expect(speech.voiceNames).toEqual(['Ilan']);
  });

  test('speaks at the wished speed, from the next sentence on', async () => {
    const speech = new StandInSpeech(ann);
    await reading();
    select('p');
    letGo();
    wishes = { speed: 1.5, voice: '' };
    speech.finish();
    expect(speech.rates).toEqual([1, 1.5]);
  });

  test.each([
    ['Bea', 'Bea'],
    ['Ilan', 'Ann'],
    ['gone', 'Ann'],
  ])('a wish for %s is heard as %s', async (voice, heard) => {
    const bea = { name: 'Bea', lang: 'en-GB', voiceURI: 'Bea' };
    const speech = new StandInSpeech(ann, bea, { ...ilan, voiceURI: 'Ilan' });
    wishes = { speed: 1, voice };
    const { reader } = await reading();
    expect(reader.voices().map(({ name }) => name)).toEqual(['Ann', 'Bea']);
    select('b');
    letGo();
    expect(speech.voiceNames).toEqual([heard]);
  });

  test('marks the word in a later passage where it stands', async () => {
    document.body.innerHTML = '<p>One <i lang="he">שתיים שלוש</i></p>';
    const speech = new StandInSpeech(ann, ilan);
    const marked: string[] = [];
    const highlights = { set: (_: string, word: string) => marked.push(word), delete: () => true };
    vi.stubGlobal('CSS', { highlights });
    // oxlint-disable-next-line prefer-arrow-callback -- called with `new`
    vi.stubGlobal('Highlight', function (range: Range) {
      return Object(range.toString()) as object;
    });
    await reading();
    select('p');
    letGo();
    speech.finish();
    speech.reach(6, 4);
    expect(marked.map(String)).toEqual(['שלוש']);
  });

  test('gives up on a browser without voices, and without speech', async () => {
    const speech = new StandInSpeech();
    expect((await reading()).kinds()).toEqual(['loading', 'noVoice']);
    expect(speech.said).toEqual([]);
    vi.stubGlobal('speechSynthesis', undefined);
    expect((await reading()).kinds()).toEqual(['unsupported']);
  });

  test('is quiet after it is turned off', async () => {
    const speech = new StandInSpeech(ann);
    const { reader, kinds } = await reading();
    reader.turn(false, 'en');
    select('p');
    letGo();
    expect(speech.said).toEqual([]);
    expect(kinds().at(-1)).toBe('off');
  });
});
