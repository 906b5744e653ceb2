import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { keptSheet } from './page/early-sheet.ts';
import { launcherName } from './languages/launcher-names.ts';
import { element, setAttributes } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import { nameLauncher } from './panel/name-launcher.ts';
import type { Menu, Surroundings } from './panel/menu-types.ts';
import type { Changeable, WidgetOptions } from './options.ts';
import {
  browserStorage,
  forgetSettings,
  namespace,
  onStored,
  stored,
  storedLanguage,
} from './settings/permitted-storage.ts';

export type LoadMenu = () => Promise<{ startMenu(surroundings: Surroundings): Menu }>;

export interface Attached {
  /** False for a second widget on a page, which leaves the first and its effects alone. */
  readonly isFirst: boolean;
  /** Opens the panel; rejects if its files do not load. */
  open(): Promise<void>;
  /** Replaces the options. An open panel stays open. */
  change(options: Changeable): void;
  /** Removes launcher and panel from the page, and what they have applied to it. */
  detach(): void;
}

const makeLauncher = () =>
  element('button', { type: 'button', class: 'launcher', 'aria-expanded': 'false' }, personIcon());

/** Handle of a second widget on a page. It has no launcher, because two would change the same settings. */
const anotherOne = (there: Element): Attached => ({
  isFirst: false,
  // Clicking an expanded launcher would close the menu.
  open: async () =>
    there.shadowRoot?.querySelector<HTMLElement>('button[aria-expanded=false]')?.click(),
  change: () => undefined,
  detach: () => undefined,
});

/**
 * Puts the launcher on the page. The menu loads when the launcher is focused or pointed at, when a dialog or popover of
 * the page opens, when another tab changes a setting, or at once if a stored setting may be on.
 */
export function attachWidget(
  options: WidgetOptions & { readonly assets: string },
  loadMenu: LoadMenu,
): Attached {
  const there = document.getElementById(`${namespace}-root`);
  if (there) return anotherOne(there);
  const { assets, registerAt } = options;
  let changeable: Changeable = options;
  const shelf = browserStorage(() => changeable);
  let loaded: Menu | null = null;
  /** Stored settings, unparsed: here it only matters whether there are any. */
  let settings = stored(shelf);
  const holder = element('div', { id: `${namespace}-root` });
  const root = holder.attachShadow({ mode: 'open' });
  adoptStyles(root, launcherStyles);
  const launcher = makeLauncher();
  root.append(launcher);
  const put = (name: string, value: string | false | undefined) =>
    holder.style.setProperty(`--accessibilik-${name}`, value || '');
  const change = (next: Changeable) => {
    const { consent } = changeable;
    changeable = next;
    const languages = [
      loaded?.language(),
      /"language":"([^"]+)/u.exec(settings ?? '')?.[1],
      storedLanguage(shelf),
      next.language,
      document.documentElement.lang,
      ...navigator.languages,
    ];
    nameLauncher(launcher, next.label, ...launcherName(languages));
    put('theme', next.theme);
    const { corner = '', offset } = next;
    const [block, inline = block] = (offset ?? '20px').split(' ');
    const isPlaced = corner || offset;
    // Without corner and offset, the page's own style sheet decides.
    put('button-block', isPlaced && (corner.startsWith('t') ? `${block} auto` : `auto ${block}`));
    put('button-inline', isPlaced && (corner.endsWith('t') ? `${inline} auto` : `auto ${inline}`));
    if (next.consent === 'no') forgetSettings();
    else if (next.consent === 'yes' && consent !== 'yes') recall();
  };
  // Appended beside the body: a transform on the body would move fixed children, and some sites replace the body.
  const attach = () => {
    if (!holder.isConnected) document.documentElement.append(holder);
  };
  attach();

  // `aria-controls` is set only while there is a panel, because a dangling reference is worse than none.
  const say = (isOpen: boolean) =>
    setAttributes(launcher, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen && 'panel',
      'aria-busy': isOpen && 'true',
    });
  let starting: Promise<Menu> | null = null;
  let isGone = false;
  const menu = () => {
    starting ??= loadMenu().then(
      ({ startMenu }) => {
        if (isGone) throw new Error('The menu was taken off before it had loaded.');
        loaded = startMenu({
          root,
          assets,
          settings,
          around: () => changeable,
          onClosed: () => say(false),
        });
        return loaded;
      },
      (cause: unknown) => {
        // The panel failed to load. The promise is dropped, so that the next use tries again.
        starting = null;
        throw cause;
      },
    );
    return starting;
  };
  /** The error is ignored here, because the loader reports it to the page's owner. */
  const bring = () => void menu().catch(() => null);
  const open = async () => {
    say(true);
    try {
      await (await menu()).open();
    } catch (cause) {
      say(false);
      throw cause;
    } finally {
      launcher.removeAttribute('aria-busy');
    }
  };
  /** Puts the widget and its classes back after the page has replaced the children or classes of its root element. */
  const observer = new MutationObserver(() => {
    attach();
    loaded?.restore();
  });
  /** A dialog or popover of the page covers the launcher until the loaded menu raises it. */
  const onToggle = ({ target }: Event) => {
    if ((target as Element).matches('dialog, [popover]')) bring();
  };
  const bringIfOn = () => {
    if (settings !== null && keptSheet(shelf) !== '') bring();
  };
  const recall = () => {
    // The loaded menu knows what the visitor chose before consent.
    if (starting) return void starting.then((started) => started.recall());
    settings = stored(shelf);
    bringIfOn();
  };
  change(options);

  launcher.addEventListener('click', () => {
    const isOpen = launcher.getAttribute('aria-expanded') === 'true';
    void (isOpen ? starting?.then((started) => started.close()) : open());
  });
  // Loaded before the first press, because the launcher can be moved without ever being pressed.
  for (const near of ['focus', 'pointerenter']) launcher.addEventListener(near, bring);
  document.addEventListener('toggle', onToggle, true);
  observer.observe(document.documentElement, { attributeFilter: ['class'], childList: true });
  const stopHearing = onStored((text) => {
    settings = text;
    bring();
  });
  bringIfOn();
  if (registerAt) registerDomain(registerAt);
  return {
    isFirst: true,
    open,
    change,
    detach() {
      isGone = true;
      document.removeEventListener('toggle', onToggle, true);
      observer.disconnect();
      stopHearing();
      loaded?.stop();
      holder.remove();
    },
  };
}
