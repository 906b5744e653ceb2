import type { Feature, SectionId } from '../features/feature.ts';
import { turnOffOverlays } from '../features/turn-off-page-covering-toggles.ts';
import { warmUpFormatters } from '../features/format-number.ts';
import { languages, type MenuLanguage } from '../languages/catalogue.ts';
import { english } from '../languages/english.ts';
import {
  initialLanguage,
  keepLanguage,
  loadLanguage,
  translator,
  type Translate,
} from '../languages/translate-and-load-language.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { onEscape } from '../page/on-escape.ts';
import { lazyEffect } from '../page/lazy-effect.ts';
import { dropEarlySheet, keepSheet } from '../page/early-sheet.ts';
import { fontSizesOf, forgetFontSizes } from '../page/mark-original-font-sizes.ts';
import { stayOnTop } from '../page/stay-on-top.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { openSettings } from '../settings/store-with-undo.ts';
import { browserStorage, storedLanguage } from '../settings/permitted-storage.ts';
import { readerFile, readerOnDemand } from '../speech/reader-on-demand.ts';
import type { SpeechState } from '../speech/reader.ts';
import { tellOwner } from '../log-error-for-site-owner.ts';
import { adaptPage } from '../page/adapt-page.ts';
import { creditAddress, localeFolder } from './urls.ts';
import { element } from './element.ts';
import { nameLauncher } from './name-launcher.ts';
import { avoidFocusOverlap } from './avoid-focus-overlap.ts';
import { loadingPanel, makePanel, type Panel } from './panel.ts';
import { panelStyles, spokenWordStyles } from './panel-styles.ts';
import type { Menu, Surroundings } from './menu-types.ts';
import { speechBar } from './speech-bar.ts';
import { speechChoices } from './speech-choices.ts';
import { tellChange } from './call-on-change.ts';
import { keyedEffect } from './keyed-effect.ts';

/** Starts the menu: applies the stored settings to the page, and builds the panel when it is opened. */
export function startMenu({ root, assets, settings: was, around, onClosed }: Surroundings): Menu {
  const shelf = browserStorage(around);
  const store = openSettings(shelf, readSettings(was));
  adoptStyles(root, panelStyles);

  const holder = root.host as HTMLElement;
  const overlay = element('div', { class: 'overlay', hidden: true });
  const page = adaptPage(root, assets);
  const launcher = root.querySelector<HTMLElement>('.launcher')!;
  const openSections = new Set<SectionId>();
  const collapsed = new Set<Feature['id']>();

  let language = initialLanguage(
    store.current.language,
    storedLanguage(shelf),
    document.documentElement.lang,
    around().language ?? null,
    navigator.languages,
  );
  let hasLoaded = language.code === 'en';
  let failed: MenuLanguage | null = null;
  let t: Translate = translator(english);
  let panel: Panel | null = null;
  let isOpen = false;
  let opener: Element | null = null;
  let spoken: SpeechState = { kind: 'off' };
  let applied: Settings | null = null;
  let wasAsked = false;
  const coverNames = {
    play: (name: string) => named(t('motion.play'), name),
    pause: (name: string) => named(t('motion.pause'), name),
    renamed: new Set<() => void>(),
  };
  const spokenWord = keyedEffect(() => adoptStyles(document, spokenWordStyles));
  const stillness = keyedEffect(() =>
    lazyEffect(async () =>
      (await import('../page/motion/stop-motion.ts')).stopMotion(document, coverNames),
    ),
  );
  const named = (name: string, value: string) => (value ? t('valueIs', { name, value }) : name);

  const choices = speechChoices(store, () => reader.voices());
  const read = () => reader.readPage();
  const bar = speechBar(read, () => reader.stop(), choices);
  const sayState = () => bar.show(spoken, t, language.code);
  const reader = readerOnDemand(
    (state) => {
      spoken = state;
      sayState();
      // Alert only when the visitor has just turned speech on; on later pages the speech bar shows the message.
      if (/^(?:unsupported|noVoice)$/u.test(state.kind) && wasAsked)
        window.alert(t(`speech.${state.kind}`));
    },
    root.host,
    readerFile(assets),
    choices.wishes,
  );
  root.append(bar.node, overlay);
  const comeDown = stayOnTop(holder);

  /** If a language does not load, the last one stays, or else built-in English (specification, section 4). */
  const learn = async (wanted: MenuLanguage) => {
    try {
      const dictionary =
        wanted.code === 'en' ? english : await loadLanguage(wanted, localeFolder(around(), assets));
      language = wanted;
      t = translator(dictionary, wanted.code);
      failed = null;
      hasLoaded = true;
    } catch (cause) {
      tellOwner(`it does not speak ${wanted.name}. ${String(cause)}`);
      failed = wanted;
      if (!hasLoaded) language = languages[0]!;
    }
    for (const rename of coverNames.renamed) rename();
    nameLauncher(launcher, around().label, t('open'), language.code);
  };

  const update = (settings: Settings) => {
    if (settings.activateTextToSpeech !== (applied?.activateTextToSpeech ?? false)) {
      wasAsked = applied !== null;
      // Only while needed: if the page has a rule for highlights, Chromium recalculates every element's style
      // whenever a custom property of the root changes.
      spokenWord(settings.activateTextToSpeech);
      reader.turn(settings.activateTextToSpeech, language.code);
      if (panel === null) void learn(language).then(sayState);
    }
    if (settings.isMotionStopped !== (applied?.isMotionStopped ?? false)) {
      stillness(settings.isMotionStopped);
      if (panel === null) void learn(language);
    }
    const css = page.update(settings);
    dropEarlySheet(document);
    // The space stands for settings that are on without styles, so that the next page loads the menu for them.
    keepSheet(shelf, css === null ? '' : `${css} `, settings.isRememberedOnDevice);
    choices.show(t, language.code);
    applied = settings;
    panel?.update(settings);
  };

  const build = () => {
    panel?.node.remove();
    panel = makePanel({
      store,
      language,
      offered: hasLoaded ? languages : [language],
      failed,
      t,
      credit: creditAddress(around()),
      statement: around().statement ?? null,
      shown: around().features?.split(/[\s,]+/u) ?? null,
      canRemember: shelf.device !== null,
      open: openSections,
      collapsed,
      onClose: () => close(),
      onLanguage: (chosen) => void speakIn(chosen),
    });
    panel.update(store.current);
    overlay.dir = panel.node.dir;
    root.append(panel.node);
  };

  const speakIn = async (chosen: MenuLanguage) => {
    await learn(chosen);
    if (failed === null) {
      store.change({ language: language.code });
      keepLanguage(shelf, language.code);
    }
    build();
    sayState();
    if (store.current.activateTextToSpeech) reader.turn(true, language.code);
    panel?.node.querySelector('select')?.focus();
  };

  async function open() {
    if (isOpen) return;
    isOpen = true;
    opener = document.activeElement;
    overlay.hidden = false;
    if (panel === null) {
      const wait = loadingPanel(t, language.code);
      root.append(wait);
      wait.focus();
      await Promise.all([fontSizesOf(document).settled(), learn(failed ?? language)]);
      await warmUpFormatters(language.code);
      wait.remove();
      if (!isOpen) return;
      sayState();
    }
    build();
    panel?.focus();
    avoidFocusOverlap(root);
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    // If Escape was pressed while the focus was on the page, leave the focus there.
    const isOnPage = !root.activeElement && document.activeElement !== document.body;
    overlay.hidden = true;
    root.querySelector('#panel')?.remove();
    // If font sizes were measured only for the panel, leave no trace of that.
    if (store.current.adjustFontSizePercentage === 100) forgetFontSizes(document);
    onClosed();
    if (isOnPage) return;
    launcher.focus();
    // A page with its own button hides the launcher, so the focus returns to that button.
    if (root.activeElement === null && opener instanceof HTMLElement) opener.focus();
  }

  const closeOnEscape = () => {
    if (isOpen) close();
    else turnOffOverlays(store);
  };
  const stopHearing = onEscape(document, closeOnEscape);
  const unsubscribe = store.subscribe(update);
  update(store.current);
  tellChange(store, around, () => language.code);
  return {
    open,
    close,
    recall() {
      store.recall();
      if (store.current.language) keepLanguage(shelf, store.current.language);
    },
    language: () => language.code,
    restore: () => page.restore(),
    stop() {
      unsubscribe();
      stopHearing();
      store.close();
      close();
      reader.turn(false, language.code);
      for (const turn of [spokenWord, stillness]) turn(false);
      page.stop();
      comeDown();
    },
  };
}
