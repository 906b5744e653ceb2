import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { story } from './browser-story.ts';
import { adapt, awaitMenu, patience } from './menu-page.ts';

const reader = readFileSync(
  new URL('../../../packages/accessibility-widget/dist-site/reader.js', import.meta.url),
);
const main =
  '<main><h1>Herons</h1><p>A heron waits. It eats fish.</p><p lang="he">אנפה ממתינה.</p></main>';
const told =
  '<script>window.told = []; window.alert = (words) => window.told.push(words);</script>';
/** An engine that has speech, and no voice: what Chromium, Firefox and WebKit are on a machine without a synthesizer. */
const silent = `<script>
  Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [], cancel() {} } });
</script>`;
/** Two voices that say a sentence word by word, and end a sentence when the page is asked to. */
const speaking = `<script>
  window.spoken = [];
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  const tell = (utterance, name, more) =>
    utterance.dispatchEvent(Object.assign(new Event(name), more));
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'en-GB', name: 'Heron', voiceURI: 'Heron' }, { lang: 'en-US', name: 'Egret', voiceURI: 'Egret' }, { lang: 'he-IL', name: 'Anafa' }],
    cancel() { window.spoken.push('cancelled'); },
    speak(utterance) {
      window.spoken.push(utterance.text.trim());
      tell(utterance, 'boundary', { name: 'word', charIndex: 0, charLength: 1 });
      window.voiceName = utterance.voice.name;
      window.rate = utterance.rate;
      window.endSentence = () => tell(utterance, 'end');
    },
  } });
</script>`;

interface Told {
  readonly told: readonly string[];
  readonly spoken: readonly string[];
  readonly voiceName: string;
  readonly rate: number;
  endSentence(): void;
}

/** Whether the strip lies over the menu's button. */
const isCovered = () => {
  const root = document.querySelector('#accessibilik-root')!.shadowRoot!;
  const [one, other] = ['.launcher', '.speech'].map((part) =>
    root.querySelector(part)!.getBoundingClientRect(),
  );
  return (
    one!.left < other!.right &&
    other!.left < one!.right &&
    one!.top < other!.bottom &&
    other!.top < one!.bottom
  );
};

/** What can be read in the strip. */
const strip = () => {
  const bar = document
    .querySelector('#accessibilik-root')
    ?.shadowRoot?.querySelector<HTMLElement>('.speech');
  if (!bar || bar.hidden) return '';
  const shown = [...bar.children].filter((child) => !(child as HTMLElement).hidden);
  return shown
    .filter((child) => !child.matches('.choices'))
    .map(({ textContent }) => textContent)
    .join(' | ');
};

const sorry = 'Your device has no voice for this language.';

story(
  'without a voice, reading aloud says so once and takes nothing else away',
  async ({ engine }) => {
    const site = await startHost({ '/': pageOf(told + silent, main) });
    const page = await engine.newPage(site.address);
    const alerts = () => page.run(() => (window as unknown as Told).told);
    const words = () => page.run(strip);
    try {
      await page.open('/');
      await awaitMenu(page);
      await adapt(page, { activateTextToSpeech: true, isFontWeightBold: true });
      await expect.poll(words, patience).toBe(sorry);
      expect(await alerts()).toEqual([sorry]);
      expect(
        await page.run(() =>
          document.documentElement.classList.contains('accessibilik-font-weight'),
        ),
      ).toBe(true);
      for (const corner of ['bottom-end', 'bottom-start', 'top-start', 'top-end']) {
        await adapt(page, { activateTextToSpeech: true, extras: `at:${corner}` });
        expect([corner, await page.run(isCovered)]).toEqual([corner, false]);
      }
      // The next page says it in the strip alone.
      await page.open('/');
      await expect.poll(words, patience).toBe(sorry);
      expect(await alerts()).toEqual([]);
      await adapt(page, {});
      await expect.poll(words, patience).toBe('');
    } finally {
      await page.close();
      site.stop();
    }
  },
);

story(
  'a page is read sentence by sentence, each in its language, with its words marked, until Escape',
  async ({ engine }) => {
    const site = await startHost({ '/': pageOf(told + speaking, main) });
    const page = await engine.newPage(site.address);
    const spoken = () => page.run(() => (window as unknown as Told).spoken);
    const marked = () =>
      page.run(() => {
        const ranges = [...(window.CSS.highlights?.get('accessibilik-spoken') ?? [])];
        return ranges.map((range) => (range as Range).toString()).join('');
      });
    const lastOf = async () => (await spoken()).at(-1);
    try {
      await page.open('/');
      await awaitMenu(page);
      await adapt(page, { activateTextToSpeech: true });
      await page.click({ role: 'button', name: 'Read this page' });
      await expect.poll(lastOf, patience).toBe('Herons');
      expect(await marked()).toBe('H');
      await page.run(() => (window as unknown as Told).endSentence());
      expect(await lastOf()).toBe('A heron waits.');
      expect(await marked()).toBe('A');
      const voiceName = () => page.run(() => (window as unknown as Told).voiceName);
      expect(await voiceName()).toBe('Heron');
      for (const sentence of ['It eats fish.', 'אנפה ממתינה.']) {
        await page.run(() => (window as unknown as Told).endSentence());
        expect(await lastOf()).toBe(sentence);
      }
      expect(await voiceName()).toBe('Anafa');
      expect(await marked()).toBe('א');
      await page.press('Escape');
      await expect.poll(lastOf, patience).toBe('cancelled');
      expect(await marked()).toBe('');
      expect(await page.has({ role: 'button', name: 'Read this page' })).toBe(true);
      expect(await page.run(() => (window as unknown as Told).told)).toEqual([]);
    } finally {
      await page.close();
      site.stop();
    }
  },
);

story('a reader that does not come is said, and asked for again', async ({ engine }) => {
  let isThere = false;
  const site = await startHost({
    '/': pageOf(told + speaking, main),
    get '/accessibility/reader.js'() {
      if (!isThere) throw new Error('Not now');
      return reader;
    },
  });
  const page = await engine.newPage(site.address);
  const again = { role: 'button', name: 'Try again' } as const;
  try {
    await page.open('/');
    await awaitMenu(page);
    await adapt(page, { activateTextToSpeech: true });
    await expect.poll(() => page.has(again), patience).toBe(true);
    expect(await page.run(strip)).toBe('Text to speech did not load. | Try again');
    await page.click(again);
    await expect
      .poll(() => page.run(strip), patience)
      .toBe('Text to speech did not load. | Try again');
    isThere = true;
    await page.click(again);
    const read = { role: 'button', name: 'Read this page' } as const;
    await expect.poll(() => page.has(read), patience).toBe(true);
    expect(await page.run(() => (window as unknown as Told).told)).toEqual([]);
  } finally {
    await page.close();
    site.stop();
  }
});

/** The lists of the strip, or what is chosen in them when nothing is given. */
const choices = (...values: readonly string[]) => {
  const root = document.querySelector('#accessibilik-root')?.shadowRoot;
  const lists = [...(root?.querySelectorAll<HTMLSelectElement>('.choices select') ?? [])];
  for (const [at, value] of values.entries()) {
    lists[at]!.value = value;
    lists[at]!.dispatchEvent(new Event('change'));
  }
  return lists.map((list) => `${list.value} of ${list.options.length}`);
};

story('speed and voice are chosen in the strip, kept and reset', async ({ engine }) => {
  const site = await startHost({ '/': pageOf(told + speaking, main) });
  const page = await engine.newPage(site.address);
  const read = { role: 'button', name: 'Read this page' } as const;
  const spokenSo = () =>
    page.run(() => {
      const { voiceName, rate } = window as unknown as Told;
      return `${voiceName} ${rate}`;
    });
  try {
    await page.open('/');
    await awaitMenu(page);
    await adapt(page, { activateTextToSpeech: true });
    await expect.poll(() => page.run(choices), patience).toEqual(['1 of 7', ' of 3']);
    await page.run(choices, '1.5', 'Egret');
    await page.open('/');
    await expect.poll(() => page.run(choices), patience).toEqual(['1.5 of 7', 'Egret of 3']);
    await page.click(read);
    await expect.poll(spokenSo, patience).toBe('Egret 1.5');
    await page.press('Escape');
    await adapt(page, { activateTextToSpeech: true, extras: 'voice:gone' });
    expect(await page.run(choices)).toEqual(['1 of 7', ' of 3']);
    await page.click(read);
    await expect.poll(spokenSo, patience).toBe('Heron 1');
  } finally {
    await page.close();
    site.stop();
  }
});
