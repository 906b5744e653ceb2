import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { applyToPage, watchRoot } from './page/page-effects.ts';
import { element, setAttributes } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';
import { featuresOn } from './features/is-on.ts';
import {
  browserShelf,
  hearSettings,
  namespace,
  storedSettings,
} from './settings/settings-store.ts';

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

/** A launcher on a page. */
export interface Attached {
  open(): Promise<void>;
  /** Takes launcher and panel off the page; what they did to it stays. */
  detach(): void;
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
export function attachWidget(options: WidgetOptions): Attached {
  const { loadMenu, assets, host = location.origin, registerAt, label } = options;
  // The panel keeps the store; here its `storage` events are enough.
  let settings = storedSettings(browserShelf());
  const holder = document.createElement('div');
  holder.id = `${namespace}-root`;
  const root = holder.attachShadow({ mode: 'open' });
  adoptStyles(root, launcherStyles);
  const launcher = makeLauncher(label, label ? undefined : 'en');
  root.append(launcher);
  // Beside the body: a transform on it would move fixed children, and some sites replace it.
  document.documentElement.append(holder);

  // `aria-controls` only while there is a panel: a name that leads nowhere is worse than none.
  const say = ({ isOpen }: { isOpen: boolean }) =>
    setAttributes(launcher, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen && 'panel',
      'aria-busy': isOpen && 'true',
    });
  let starting: Promise<Menu> | null = null;
  const menu = () => {
    starting ??= loadMenu().then(({ startMenu }) =>
      startMenu({
        root,
        host,
        credit: options.credit ?? `${host}/de-jargonizer/contact-us`,
        onClosed: () => {
          say({ isOpen: false });
          launcher.focus();
        },
      }),
    );
    return starting;
  };
  const open = async () => {
    say({ isOpen: true });
    try {
      await (await menu()).open();
    } catch (cause) {
      // The panel's file did not come: the next press asks for it again.
      starting = null;
      say({ isOpen: false });
      throw cause;
    } finally {
      launcher.removeAttribute('aria-busy');
    }
  };
  const restore = () => applyToPage(settings, document, assets);
  const update = () => {
    restore();
    if (featuresOn(settings).length > 0) menu().catch(() => (starting = null));
  };

  launcher.addEventListener('click', () => void open());
  const stops = [
    watchRoot(document, restore),
    hearSettings((heard) => {
      settings = heard;
      update();
    }),
  ];
  update();
  if (registerAt) registerDomain(registerAt);
  return {
    open,
    detach() {
      for (const stop of stops) stop();
      void starting?.then((started) => started.stop());
      holder.remove();
    },
  };
}
