import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { applyToPage, clearPage } from './page/page-effects.ts';
import { element } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';
import { features } from './features/catalogue.ts';
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

/**
 * Puts the launcher on the page and applies stored settings. The panel and the layers load when
 * the launcher is pressed, or at once when a stored setting needs them.
 */
export function mountWidget(options: WidgetOptions): Widget {
  const {
    loadMenu,
    assets,
    host = location.origin,
    registerAt,
    label = 'Open Accessibility Menu',
  } = options;
  const store = openSettings();
  const holder = document.createElement('div');
  holder.id = `${namespace}-root`;
  const root = holder.attachShadow({ mode: 'open' });
  adoptStyles(root, launcherStyles);

  const launcher = element(
    'button',
    {
      type: 'button',
      class: 'launcher',
      title: label,
      'aria-label': label,
      'aria-expanded': 'false',
      'aria-controls': 'panel',
    },
    personIcon(),
  );
  root.append(launcher);
  document.body.append(holder);

  let starting: Promise<Menu> | null = null;
  const menu = () => {
    starting ??= loadMenu().then(({ startMenu }) =>
      startMenu({
        root,
        store,
        assets,
        host,
        credit: options.credit ?? `${host}/de-jargonizer/contact-us`,
        onClosed: () => {
          launcher.setAttribute('aria-expanded', 'false');
          launcher.focus();
        },
      }),
    );
    return starting;
  };
  const open = async () => {
    launcher.setAttribute('aria-expanded', 'true');
    await (await menu()).open();
  };
  const update = () => {
    applyToPage(store.current, document);
    if (features.some((feature) => feature.isOn(store.current))) void menu();
  };

  launcher.addEventListener('click', () => void open());
  const unsubscribe = store.subscribe(update);
  update();
  if (registerAt) registerDomain(registerAt);
  return {
    open,
    remove() {
      unsubscribe();
      void starting?.then((started) => started.stop());
      holder.remove();
      clearPage(document);
    },
  };
}
