import { registerDomain } from './register-domain.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { applyToPage, dropKept, watchRoot } from './page/page-effects.ts';
import { element, setAttributes } from './panel/element.ts';
import { personIcon } from './panel/draw-icon.ts';
import { launcherStyles } from './panel/launcher-styles.ts';
import { nameLauncher } from './panel/name-launcher.ts';
import type { Menu, Surroundings } from './panel/menu.ts';
import type { Changeable, WidgetOptions } from './options.ts';
import { featuresOn } from './features/is-on.ts';
import {
  browserShelf,
  forgetSettings,
  hearSettings,
  namespace,
  storedSettings,
} from './settings/settings-store.ts';

export type LoadMenu = () => Promise<{ startMenu(surroundings: Surroundings): Menu }>;

export interface Attached {
  /** False for a second widget on a page, which leaves the first and its effects alone. */
  readonly isFirst: boolean;
  open(): Promise<void>;
  /** Replaces the options. An open panel stays open. */
  change(options: Changeable): void;
  /** Removes launcher and panel from the page. Applied settings stay. */
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
 * Puts the launcher on the page and applies stored settings. The panel and the layers load when the launcher is
 * focused or pointed at, or at once if a stored setting needs them.
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
  // Only the panel has a settings store; here `storage` events are enough.
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
    // The menu, once it is there, has named the button in its language.
    if (next.label !== undefined || !launcher.title) nameLauncher(launcher, next.label);
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
        // The panel failed to load. The promise is dropped, so that the next use tries again, and so is the early
        // sheet that stood in for the panel’s effects.
        starting = null;
        dropKept(document);
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
  const restore = () => {
    attach();
    applyToPage(settings, document, assets);
  };
  /** A dialog or popover of the page covers the launcher until the loaded menu raises it. */
  const onToggle = ({ target }: Event) => {
    if ((target as Element).matches('dialog, [popover]')) bring();
  };
  const update = () => {
    restore();
    if (featuresOn(settings).length > 0) bring();
  };

  const recall = () => {
    // Once loaded, the menu knows what was chosen meanwhile.
    if (starting) return void starting.then((started) => started.recall());
    settings = storedSettings(shelf);
    update();
  };
  change(options);

  launcher.addEventListener('click', () => {
    const isOpen = launcher.getAttribute('aria-expanded') === 'true';
    void (isOpen ? starting?.then((started) => started.close()) : open());
  });
  // Loaded before the first press, because the launcher can be moved without ever being pressed.
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
