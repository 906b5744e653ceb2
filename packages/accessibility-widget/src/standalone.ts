import { applyEarly } from './apply-early.ts';
import { attachWidget, type Attached } from './attach-launcher.ts';
import type { Menu, Surroundings } from './panel/menu-types.ts';
import type { WidgetOptions } from './options.ts';
import { tellOwner } from './log-error-for-site-owner.ts';

interface PanelModule {
  startMenu(surroundings: Surroundings): Menu;
}

const own = document.currentScript as HTMLScriptElement | null;
/** `currentScript` is missing in modules and delayed scripts; then the tag is found by its address. */
const tag = own?.src
  ? own
  : document.querySelector<HTMLScriptElement>('script[src*="accessibility-widget.js"]');

/** Firefox remembers a failed import by its URL, so each retry adds another question mark. */
let again = '';
/** The panel is in the folder of this script, whose address is known only at run time. */
const loadMenu = async (assets: string) => {
  const file = `${assets}panel.js`;
  try {
    return (await import(/* @vite-ignore */ file + again)) as PanelModule;
  } catch (cause) {
    again += '?';
    tellOwner(`${file} did not load: it belongs beside the script, allowed by script-src.`);
    throw cause;
  }
};

type Attributes = WidgetOptions & { register?: string };
const start = (assets: string, { register, ...options }: Attributes) =>
  attachWidget({ ...(register && { registerAt: register }), ...options, assets }, () =>
    loadMenu(assets),
  );

/** Milliseconds from `load`, and on slow pages from `DOMContentLoaded`, until the launcher is added. */
const quiet = 500;
const patience = 3000;
if (tag) {
  const assets = new URL('.', tag.src).href;
  let options: Attributes = Object.assign({}, tag.dataset);
  let first: Attached | undefined;
  const act = () => (first ??= start(assets, options));
  const early = () => applyEarly(assets, { ...options, hydrates: 'hydrates' in options });
  // For the page's own button and banner. A second caller gets the launcher of the first.
  (globalThis as { accessibilik?: Pick<Attached, 'open' | 'change'> }).accessibilik = {
    open: () => act().open(),
    change(some) {
      options = { ...options, ...some };
      if (first) first.change(options);
      else early();
    },
  };
  early();
  if (document.readyState === 'complete') act();
  // A framework that hydrates the whole document first compares it with its own markup, so the launcher is added
  // later. The second timer finds the launcher already there.
  addEventListener('load', () => setTimeout(act, quiet));
  addEventListener('DOMContentLoaded', () => setTimeout(act, patience));
} else tellOwner('no script tag has its address.');
