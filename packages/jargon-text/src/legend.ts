import { type LanguageCode, languages, type Level, levels } from '@vernacular/analyzer';

import type { legendTexts as english } from './legend-texts/en.ts';
import { legendTexts } from './legend-texts.ts';
import type { ReadResult } from './analyze-text.ts';
import { wordStyles } from './paint-highlights.ts';

const sheetText = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  .legend {
    margin-block-start: 1em;
    padding-block-start: 0.5em;
    border-block-start: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
    font-size: 0.875em;
    line-height: 1.5;
  }
  p, ul { margin: 0; padding: 0; }
  ul { list-style: none; display: flex; flex-wrap: wrap; column-gap: 1.5em; }
  summary { cursor: pointer; inline-size: fit-content; }
  .mid { ${wordStyles.mid} }
  .rare { ${wordStyles.rare} }
`;

function make(tag: string, part: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  element.append(...children);
  return element;
}

function key(level: Level, name: string): HTMLElement {
  const sample = make('span', `key ${level}`, [name]);
  sample.className = level;
  return sample;
}

export type LegendTexts = typeof english;

export interface Legend {
  /** Replaces the legend. `'loading'` shows a hint instead, null nothing. */
  readonly show: (result: ReadResult | 'loading' | null, language: LanguageCode) => void;
}

/** Gives the element a shadow root, with its own content followed by the legend. */
export function attachLegend(host: HTMLElement): Legend {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];
  const slot = document.createElement('slot');
  root.append(slot);
  return {
    show(result, language) {
      const isOpen = root.querySelector('details')?.open ?? false;
      root.replaceChildren(slot);
      if (result !== null)
        root.append(result === 'loading' ? hintIn(language) : legendOf(result, language, isOpen));
    },
  };
}

function hintIn(language: LanguageCode): HTMLElement {
  const hint = make('p', 'loading', [legendTexts[language].loading]);
  return boxOf(hint, 'status', language);
}

function boxOf(box: HTMLElement, role: string, language: LanguageCode): HTMLElement {
  return Object.assign(box, {
    className: 'legend',
    role,
    lang: language,
    dir: languages[language].direction,
  });
}

function legendOf(result: ReadResult, language: LanguageCode, isOpen: boolean): HTMLElement {
  const words = legendTexts[language];
  const lines = levels.map((level) =>
    make('li', 'level', [
      key(level, words.levels[level]),
      ` ${words.share(result[level], result.percentages[level])}`,
    ]),
  );
  const legend = make('div', 'legend', [
    make('p', 'score', [words.score(String(result.score ?? '–'))]),
    make('ul', 'levels', lines),
  ]);
  const lists = (['rare', 'mid'] as const).flatMap((level) => {
    if (result.words[level].length === 0) return [];
    const written = make('span', `list ${level}`, [result.words[level].join(', ')]);
    written.lang = result.language;
    written.dir = 'auto';
    return [make('p', 'words', [key(level, words.levels[level]), ': ', written])];
  });
  if (lists.length > 0) {
    const details = make('details', 'details', [
      make('summary', 'summary', [words.list]),
      ...lists,
    ]);
    details.toggleAttribute('open', isOpen);
    legend.append(details);
  }
  legend.append(make('p', 'counts', [words.counts(result.counts)]));
  legend.setAttribute('aria-label', words.name);
  return boxOf(legend, 'group', language);
}
