import { type LanguageCode, languages, nameCounts, tellLanguage } from '@vernacular/analyzer';

import { countsFor } from './counts.ts';
import { gatherText } from './gather-text.ts';
import { attachLegend } from './legend.ts';
import { canPaint, type MarkedRanges, paint, placeSheet } from './paint.ts';
import { readText, type ReadResult } from './read-text.ts';
import { tellPageMaker } from './tell-page-maker.ts';

export type { ReadResult } from './read-text.ts';

/** A text on a page whose rare words are set off. */
export interface JargonTextElement extends HTMLElement {
  /** What was found; null before the counts are there, and when they can’t be had. */
  readonly result: ReadResult | null;
}

/** Events of the element, which bubble and cross shadow trees. */
export interface JargonTextEvents {
  /** The text was read, at first or after a change. */
  readonly 'jargon-text-read': CustomEvent<ReadResult>;
  /** It can’t be read: why, in a sentence, which the console has too. */
  readonly 'jargon-text-unread': CustomEvent<{ readonly because: string }>;
}

/** How long a text must rest before it is read anew, in milliseconds. */
const rest = 50;

const isLanguage = (name: string | undefined): name is LanguageCode =>
  name !== undefined && Object.hasOwn(languages, name);

const languageAround = (element: Element | null): string | undefined =>
  element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0]?.toLowerCase();

let hasSaidWhatLacks = false;

/**
 * Makes `<jargon-text>` known to the page, once.
 * `files` is an address beside the files `en.levels`, `he.levels` and those of periods.
 */
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
      try {
        const { text } = gatherText(this);
        const wish = {
          language: this.#languageOf(text),
          period: this.getAttribute('period'),
          dictionary: this.getAttribute('dictionary'),
        };
        const dictionary = await countsFor(text, wish, files);
        if (reading === this.#reading) this.#show(dictionary);
      } catch (error) {
        if (reading === this.#reading) this.#tellWhy(error);
      }
    }

    /** The page may have changed while the counts were on their way: it is gathered again. */
    #show(dictionary: Parameters<typeof readText>[1]): void {
      const { text, rangesOf } = gatherText(this);
      const method = this.getAttribute('method') === 'refined' ? 'refined' : 'published';
      const { result, places } = readText(text, dictionary, method);
      this.result = result;
      this.#paint({ mid: rangesOf(places.mid), rare: rangesOf(places.rare) });
      const spoken = languageAround(this.parentElement) === 'he' ? 'he' : 'en';
      const isOff = this.getAttribute('legend') === 'off';
      const named = { ...result, counts: nameCounts(dictionary, spoken) };
      this.#legend.show(isOff ? null : named, spoken);
      this.#say('jargon-text-read', result);
    }

    #languageOf(text: string): LanguageCode {
      const asked = this.getAttribute('language') ?? undefined;
      if (asked !== undefined && !isLanguage(asked)) throw new UnknownLanguage(asked);
      if (asked !== undefined) return asked;
      const told = tellLanguage(text);
      const around = languageAround(this);
      // German looks like English letter by letter; only the page knows.
      if (around !== undefined && !isLanguage(around) && told !== 'he') {
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
    super(`It reads English (en) and Hebrew (he), not ‘${language}’.`);
  }
}
