import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { applyToPage, clearPage, watchRoot } from './page/page-effects.ts';
import { element, setAttributes } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';
import { featuresOn } from './features/is-on.ts';
import { namespace, openSettings } from './settings/settings-store.ts';

/** How a page takes the widget in. */
export interface WidgetOptions {
  /** Loads the larger part of the widget, when it is first needed. */
  loadMenu(): Promise<{ startMenu(surroundings: Surroundings): Menu }>;
  /** Folder with fonts and cursors, ending in a slash. */
  readonly assets: string;
  /** Site that serves `/locale/…`; this page's own by default. */
  readonly host?: string;
  /** Site that is told of this page's domain; nobody by default. */
  readonly registerAt?: string;
  /** Where the footer's credit leads. */
  readonly credit?: string;
  readonly label?: string;
}

/** A widget on a page. */
export interface Widget {
  open(): Promise<void>;
  /** Takes the widget and all its effects off the page. */
  remove(): void;
}

/** The round button, with a name in English unless the page names it. */
const makeLauncher = (label = 'Open Accessibility Menu', lang?: string) =>
  element(
    'button',
    {
      type: 'button',
      class: 'launcher',
      title: label,
      lang,
      'aria-label': label,
      'aria-expanded': 'false',
    },
    personIcon(),
  );

/**
 * Puts the launcher on the page and applies stored settings. The panel and the layers load when
 * the launcher is pressed, or at once when a stored setting needs them.
 */
export function mountWidget(options: WidgetOptions): Widget {
  const { loadMenu, assets, host = location.origin, registerAt, label } = options;
  const store = openSettings();
  const holder = document.createElement('div');
  holder.id = `${namespace}-root`;
  const root = holder.attachShadow({ mode: 'open' });
  adoptStyles(root, launcherStyles);
  const launcher = makeLauncher(label, label ? undefined : 'en');
  root.append(launcher);
  // Beside the body: a transform on it would move fixed children, and some sites replace it.
  document.documentElement.append(holder);

  let starting: Promise<Menu> | null = null;
  const menu = () => {
    starting ??= loadMenu().then(({ startMenu }) =>
      startMenu({
        root,
        store,
        host,
        credit: options.credit ?? `${host}/de-jargonizer/contact-us`,
        onClosed: () => {
          setAttributes(launcher, { 'aria-expanded': 'false', 'aria-controls': null });
          launcher.focus();
        },
      }),
    );
    return starting;
  };
  const open = async () => {
    // `aria-controls` only while there is a panel: a name that leads nowhere is worse than none.
    setAttributes(launcher, {
      'aria-expanded': 'true',
      'aria-controls': 'panel',
      'aria-busy': 'true',
    });
    try {
      await (await menu()).open();
    } catch (cause) {
      // The panel's file did not come: the next press asks for it again.
      starting = null;
      setAttributes(launcher, { 'aria-expanded': 'false', 'aria-controls': null });
      throw cause;
    } finally {
      setAttributes(launcher, { 'aria-busy': null });
    }
  };
  const restore = () => applyToPage(store.current, document, assets);
  const update = () => {
    restore();
    if (featuresOn(store.current).length > 0) menu().catch(() => (starting = null));
  };

  launcher.addEventListener('click', () => void open());
  const stops = [store.subscribe(update), watchRoot(document, restore), store.close];
  update();
  if (registerAt) registerDomain(registerAt);
  return {
    open,
    remove() {
      for (const stop of stops) stop();
      void starting?.then((started) => started.stop());
      holder.remove();
      clearPage(document);
    },
  };
}
