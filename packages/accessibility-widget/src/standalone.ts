import { applyEarly } from './apply-early.ts';
import { attachWidget, type Attached } from './attach.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';
import type { WidgetOptions } from './options.ts';
import { tellOwner } from './tell-owner.ts';

/** The module next to this script that holds the panel. */
interface PanelModule {
  startMenu(surroundings: Surroundings): Menu;
}

const own = document.currentScript as HTMLScriptElement | null;
/** As a module, or wrapped by a tool that delays scripts, a script is not told which tag it came by. */
const tag = own?.src
  ? own
  : document.querySelector<HTMLScriptElement>('script[src*="accessibility-widget.js"]');

/** Firefox keeps an address that failed as failed: each further attempt goes by one with another question mark. */
let again = '';
/** The panel lies beside this script, on whichever site that is; its address is only known at run time. */
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

/** Each `data-` attribute is an option, by the option's name; `data-register` is short for one. */
type Attributes = WidgetOptions & { register?: string };
const start = (assets: string, { register, ...options }: Attributes) =>
  attachWidget({ ...(register && { registerAt: register }), ...options, assets }, () =>
    loadMenu(assets),
  );

/** Milliseconds in which a page that has loaded has its say, and those after which one that goes on loading has had it. */
const quiet = 500;
const patience = 3000;
if (tag) {
  const assets = new URL('.', tag.src).href;
  let options: Attributes = Object.assign({}, tag.dataset);
  let first: Attached | undefined;
  const act = () => (first ??= start(assets, options));
  const early = () => applyEarly(assets, { ...options, hydrates: 'hydrates' in options });
  // For the page's own button and banner; whoever is second is handed the first one's launcher.
  (globalThis as { accessibilik?: Pick<Attached, 'open' | 'change'> }).accessibilik = {
    open: () => act().open(),
    /** Takes these beside the attributes. */
    change(some) {
      options = { ...options, ...some };
      if (first) first.change(options);
      else early();
    },
  };
  early();
  if (document.readyState === 'complete') act();
  // A framework that takes over the whole document compares it with its own first. Whatever comes second finds a launcher.
  addEventListener('load', () => setTimeout(act, quiet));
  addEventListener('DOMContentLoaded', () => setTimeout(act, patience));
} else tellOwner('no script tag has its address.');
