import {
  type LanguageCode,
  languages,
  dictionaryDisplayName,
  languageByScript,
} from '@vernacular/analyzer';

import { loadCounts } from './load-counts.ts';
import { gatherText } from './gather-text.ts';
import { attachLegend } from './legend.ts';
import { canPaint, type MarkedRanges, paint, placeSheet } from './paint-highlights.ts';
import { readText, type ReadResult } from './analyze-text.ts';
import { tellPageMaker } from './warn-page-author.ts';

export type { ReadResult } from './analyze-text.ts';

export interface JargonTextElement extends HTMLElement {
  /** Null until the counts are loaded, and when they cannot be loaded. */
  readonly result: ReadResult | null;
}

/** Events of the element: after each reading, and when a reading failed, with a sentence for the page's author. */
export interface JargonTextEvents {
  readonly 'jargon-text-read': CustomEvent<ReadResult>;
  readonly 'jargon-text-unread': CustomEvent<{ readonly because: string }>;
}

/** Debounce before a changed text is read again, in milliseconds. */
const rest = 50;

/** Milliseconds before the loading hint is shown. Counts from the browser's cache arrive sooner. */
const unseen = 300;

const isLanguage = (name: string | undefined): name is LanguageCode =>
  name !== undefined && Object.hasOwn(languages, name);

const languageAround = (element: Element | null): string | undefined =>
  element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0]?.toLowerCase();

let hasSaidWhatLacks = false;

/** Registers `<jargon-text>`, once. `files` is a URL in the folder of `en.levels` and the other counts. */
export function defineJargonText(files: string): void {
  if (customElements.get('jargon-text')) return;

  class JargonText extends HTMLElement implements JargonTextElement {
    static readonly observedAttributes = ['language', 'period', 'dictionary', 'method', 'legend'];
    result: ReadResult | null = null;
    readonly #legend = attachLegend(this);
    readonly #changes = new MutationObserver(() => this.#readSoon());
    #painted: MarkedRanges | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #reading = 0;

    connectedCallback(): void {
      if (!canPaint() && !hasSaidWhatLacks) {
        hasSaidWhatLacks = true;
        tellPageMaker(
          'This browser has no highlights: the legend lists the words, and the text stays as it is.',
        );
      }
      placeSheet(this);
      this.#changes.observe(this, { childList: true, characterData: true, subtree: true });
      this.#readSoon();
    }

    disconnectedCallback(): void {
      this.#changes.disconnect();
      clearTimeout(this.#timer);
      this.#reading += 1;
      this.#paint(null);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#readSoon();
    }

    #readSoon(): void {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#read(), rest);
    }

    async #read(): Promise<void> {
      const reading = ++this.#reading;
      const hint = setTimeout(() => {
        // The legend of an earlier reading stays.
        if (reading === this.#reading && this.result === null && !this.#isLegendOff)
          this.#legend.show('loading', this.#spoken);
      }, unseen);
      try {
        const { text } = gatherText(this);
        const wish = {
          language: this.#languageOf(text),
          period: this.getAttribute('period'),
          dictionary: this.getAttribute('dictionary'),
        };
        const dictionary = await loadCounts(text, wish, files);
        if (reading === this.#reading) this.#show(dictionary);
      } catch (error) {
        if (reading === this.#reading) this.#tellWhy(error);
      } finally {
        clearTimeout(hint);
      }
    }

    get #isLegendOff(): boolean {
      return this.getAttribute('legend') === 'off';
    }

    /** The language of the legend. */
    get #spoken(): LanguageCode {
      const around = languageAround(this.parentElement);
      return isLanguage(around) ? around : 'en';
    }

    /** The page may have changed while the counts were loading, so the text is gathered again. */
    #show(dictionary: Parameters<typeof readText>[1]): void {
      const { text, rangesOf } = gatherText(this);
      const method = this.getAttribute('method') === 'refined' ? 'refined' : 'published';
      const { result, places } = readText(text, dictionary, method);
      this.result = result;
      this.#paint({ mid: rangesOf(places.mid), rare: rangesOf(places.rare) });
      const spoken = this.#spoken;
      const named = { ...result, counts: dictionaryDisplayName(dictionary, spoken) };
      this.#legend.show(this.#isLegendOff ? null : named, spoken);
      this.#say('jargon-text-read', result);
    }

    #languageOf(text: string): LanguageCode {
      const asked = this.getAttribute('language') ?? undefined;
      if (asked !== undefined && !isLanguage(asked)) throw new UnknownLanguage(asked);
      if (asked !== undefined) return asked;
      const told = languageByScript(text);
      const around = languageAround(this);
      // Only the page's `lang` can tell German from English, because both use the Latin script.
      if (around !== undefined && !isLanguage(around) && (told ?? 'en') === 'en') {
        throw new UnknownLanguage(around);
      }
      return told ?? (isLanguage(around) ? around : 'en');
    }

    #tellWhy(error: unknown): void {
      const because = error instanceof Error ? error.message : String(error);
      tellPageMaker(because);
      this.result = null;
      this.#paint(null);
      this.#legend.show(null, 'en');
      this.#say('jargon-text-unread', { because });
    }

    #say(name: keyof JargonTextEvents, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    #paint(ranges: MarkedRanges | null): void {
      paint(this.#painted, ranges);
      this.#painted = ranges;
    }
  }

  customElements.define('jargon-text', JargonText);
}

class UnknownLanguage extends Error {
  override readonly name = 'UnknownLanguage';

  constructor(language: string) {
    const read = Object.entries(languages).map(([code, { name }]) => `${name} (${code})`);
    super(`It reads ${read.join(' and ')}, not ‘${language}’.`);
  }
}
