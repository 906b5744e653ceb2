import type { SectionId } from '../features/feature.ts';
import type { FeatureId } from '../features/is-on.ts';
import { directionOf, languages, type MenuLanguage } from '../languages/catalogue.ts';
import { english } from '../languages/english.ts';
import { initialLanguage, loadLanguage, translator, type Translate } from '../languages/load.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { fontSizesOf } from '../page/font-sizes.ts';
import { readingGuide } from '../page/reading-guide.ts';
import type { Settings } from '../settings/settings.ts';
import { withHistory } from '../settings/settings-history.ts';
import { openSettings } from '../settings/settings-store.ts';
import { speechReader, type SpeechState } from '../speech/reader.ts';
import { element } from './element.ts';
import { makePanel, type Panel } from './panel.ts';
import { panelStyles, spokenWordStyles } from './panel-styles.ts';
import { speechBar } from './speech-bar.ts';

/** What the launcher hands to the second, larger part of the widget. */
export interface Surroundings {
  readonly root: ShadowRoot;
  /** Address that serves `/locale/…`. */
  readonly host: string;
  readonly credit: string;
  /** Called when the panel has closed, so that focus returns to the launcher. */
  onClosed(): void;
}

/** The widget's second part: layers over the page, and the panel. */
export interface Menu {
  open(): Promise<void>;
  close(): void;
  stop(): void;
}

const storedLanguage = () => {
  try {
    return localStorage.getItem('i18nextLng');
  } catch {
    return null; // storage is forbidden
  }
};

export function startMenu({ root, host, credit, onClosed }: Surroundings): Menu {
  const store = withHistory(openSettings());
  adoptStyles(root, panelStyles);

  const guideLayer = element('div', { class: 'guide', hidden: true });
  const overlay = element('div', { class: 'overlay', hidden: true });
  const guide = readingGuide(guideLayer, window);
  const openSections = new Set<SectionId>();
  const collapsed = new Set<FeatureId>();

  let language = initialLanguage(
    store.current.language,
    storedLanguage(),
    document.documentElement.lang,
  );
  let offered: readonly MenuLanguage[] = languages;
  let t: Translate = translator(english);
  let panel: Panel | null = null;
  let isOpen = false;
  let spoken: SpeechState = { kind: 'off' };
  let applied: Settings | null = null;
  /** Whether the visitor turned speech on on this page, rather than on an earlier one. */
  let wasAsked = false;
  let dropSpokenWord: (() => void) | null = null;

  const bar = speechBar(
    () => reader.readPage(),
    () => reader.stop(),
  );
  const sayState = () => bar.show(spoken, t, language.code);
  const reader = speechReader(
    window,
    (state) => {
      spoken = state;
      sayState();
      // On the pages after that, the strip says it without interrupting.
      if (state.kind === 'unsupported' && wasAsked) window.alert(t('speech.unsupported'));
    },
    root.host,
  );
  root.append(guideLayer, bar.node, overlay);
  overlay.addEventListener('click', () => close());

  const learn = async (wanted: MenuLanguage) => {
    try {
      const dictionary = wanted.code === 'en' ? english : await loadLanguage(wanted, host);
      language = wanted;
      t = translator(dictionary, wanted.code);
    } catch {
      // The files do not load: only English with its built-in strings is offered (specification, section 4).
      language = languages[0]!;
      offered = [language];
      t = translator(english);
    }
  };

  const update = (settings: Settings) => {
    if (settings.showReadingGuide !== applied?.showReadingGuide)
      guide.show(settings.showReadingGuide);
    if (settings.activateTextToSpeech !== (applied?.activateTextToSpeech ?? false)) {
      wasAsked = applied !== null;
      dropSpokenWord?.();
      // Only while it is needed: with a rule for highlights on the page, Chromium works every element out anew whenever a custom property of the root changes.
      dropSpokenWord = settings.activateTextToSpeech
        ? adoptStyles(document, spokenWordStyles)
        : null;
      reader.turn(settings.activateTextToSpeech, language.code);
      if (panel === null) void learn(language).then(sayState);
    }
    applied = settings;
    panel?.update(settings);
  };

  const build = () => {
    panel?.node.remove();
    panel = makePanel({
      store,
      language,
      offered,
      t,
      credit,
      open: openSections,
      collapsed,
      onClose: () => close(),
      onLanguage: (chosen) => void speakIn(chosen),
    });
    panel.update(store.current);
    root.append(panel.node);
  };

  const speakIn = async (chosen: MenuLanguage) => {
    await learn(chosen);
    store.change({ language: language.code });
    build();
    sayState();
    if (store.current.activateTextToSpeech) reader.turn(true, language.code);
    panel?.node.querySelector('select')?.focus();
  };

  const loading = () =>
    element(
      'div',
      {
        class: 'panel',
        id: 'panel',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': t('accessibility-menu'),
        dir: directionOf(language.code),
        tabindex: '-1',
      },
      element('p', { class: 'loading', role: 'status' }, t('loading')),
    );

  async function open() {
    if (isOpen) return;
    isOpen = true;
    overlay.hidden = false;
    if (panel === null) {
      const wait = loading();
      wait.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') close();
      });
      root.append(wait);
      wait.focus();
      await Promise.all([fontSizesOf(document).measured(), learn(language)]);
      // The last measurements and the making of the panel each get a task of their own.
      await new Promise((later) => setTimeout(later));
      wait.remove();
      if (!isOpen) return;
      sayState();
    }
    build();
    panel?.focus();
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    overlay.hidden = true;
    root.querySelector('#panel')?.remove();
    onClosed();
  }

  const unsubscribe = store.subscribe(update);
  update(store.current);
  return {
    open,
    close,
    stop() {
      unsubscribe();
      store.close();
      close();
      guide.show(false);
      reader.turn(false, language.code);
      dropSpokenWord?.();
    },
  };
}
