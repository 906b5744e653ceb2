import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { applyToPage, dropKept, watchRoot } from './page/page-effects.ts';
import { element, setAttributes } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';
import type { Changeable, WidgetOptions } from './options.ts';
import { featuresOn } from './features/is-on.ts';
import {
  browserShelf,
  forgetSettings,
  hearSettings,
  namespace,
  storedSettings,
} from './settings/settings-store.ts';

/** Loads the larger part of the widget, when it is first needed. */
export type LoadMenu = () => Promise<{ startMenu(surroundings: Surroundings): Menu }>;

/** A launcher on a page. */
export interface Attached {
  /** Whether this widget made it; a second one on a page leaves the first and its effects alone. */
  readonly isFirst: boolean;
  open(): Promise<void>;
  /** Takes these for those before, with an open panel left open. */
  change(options: Changeable): void;
  /** Takes launcher and panel off the page; what they did to it stays. */
  detach(): void;
}

const makeLauncher = () =>
  element('button', { type: 'button', class: 'launcher', 'aria-expanded': 'false' }, personIcon());

/** The launcher's name, in English unless the page names it. */
const nameLauncher = (launcher: Element, label?: string) => {
  const name = label ?? 'Open Accessibility Menu';
  setAttributes(launcher, { title: name, 'aria-label': name, lang: label ? null : 'en' });
};

/** The handle of a second widget on a page that has one: two launchers would change the same settings. */
const anotherOne = (there: Element): Attached => ({
  isFirst: false,
  // Pressed once more, it would close.
  open: async () =>
    there.shadowRoot?.querySelector<HTMLElement>('button[aria-expanded=false]')?.click(),
  change: () => undefined,
  detach: () => undefined,
});

/**
 * Puts the launcher on the page and applies stored settings. The panel and the layers load when
 * somebody comes near the launcher, or at once when a stored setting needs them.
 */
export function attachWidget(
  options: WidgetOptions & { readonly assets: string },
  loadMenu: LoadMenu,
): Attached {
  const there = document.getElementById(`${namespace}-root`);
  if (there) return anotherOne(there);
  const { assets, registerAt } = options;
  let changeable: Changeable = options;
  const shelf = browserShelf(() => changeable);
  // The panel keeps the store; here its `storage` events are enough.
  let settings = storedSettings(shelf);
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
    nameLauncher(launcher, next.label);
    put('theme', next.theme);
    const { corner = '', offset } = next;
    const [block, inline = block] = (offset ?? '20px').split(' ');
    const isPlaced = corner || offset;
    // Without them the page's own style sheet has its say.
    put('button-block', isPlaced && (corner.startsWith('t') ? `${block} auto` : `auto ${block}`));
    put('button-inline', isPlaced && (corner.endsWith('t') ? `${inline} auto` : `auto ${inline}`));
    if (next.consent === 'no') forgetSettings();
    else if (next.consent === 'yes' && consent !== 'yes') recall();
  };
  // Beside the body: a transform on it would move fixed children, and some sites replace it.
  const attach = () => {
    if (!holder.isConnected) document.documentElement.append(holder);
  };
  attach();

  // `aria-controls` only while there is a panel: a name that leads nowhere is worse than none.
  const say = (isOpen: boolean) =>
    setAttributes(launcher, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen && 'panel',
      'aria-busy': isOpen && 'true',
    });
  let starting: Promise<Menu> | null = null;
  const menu = () => {
    starting ??= loadMenu().then(
      ({ startMenu }) =>
        startMenu({
          root,
          assets,
          settings,
          around: () => changeable,
          onClosed: () => say(false),
        }),
      (cause: unknown) => {
        // The panel's file did not come: the next need asks for it again, and nothing stands in for it.
        starting = null;
        dropKept(document);
        throw cause;
      },
    );
    return starting;
  };
  /** Its loader tells the owner what is wrong. */
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
  const restore = () => {
    attach();
    applyToPage(settings, document, assets);
  };
  /** A dialog or popover of the page lies above the launcher, until the menu's part has brought it up. */
  const onToggle = ({ target }: Event) => {
    if ((target as Element).matches('dialog, [popover]')) bring();
  };
  const update = () => {
    restore();
    if (featuresOn(settings).length > 0) bring();
  };

  const recall = () => {
    // The menu's part knows what was chosen meanwhile.
    if (starting) return void starting.then((started) => started.recall());
    settings = storedSettings(shelf);
    update();
  };
  change(options);

  launcher.addEventListener('click', () => {
    const isOpen = launcher.getAttribute('aria-expanded') === 'true';
    void (isOpen ? starting?.then((started) => started.close()) : open());
  });
  // It can be moved before it was ever pressed.
  for (const near of ['focus', 'pointerenter']) launcher.addEventListener(near, bring);
  document.addEventListener('toggle', onToggle, true);
  const stops = [
    () => document.removeEventListener('toggle', onToggle, true),
    watchRoot(document, restore),
    hearSettings((heard) => {
      settings = heard;
      update();
    }),
  ];
  update();
  if (registerAt) registerDomain(registerAt);
  return {
    isFirst: true,
    open,
    change,
    detach() {
      for (const stop of stops) stop();
      void starting?.then((started) => started.stop());
      holder.remove();
    },
  };
}
