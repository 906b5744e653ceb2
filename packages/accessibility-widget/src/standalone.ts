import { applyEarly } from './apply-early.ts';
import { attachWidget } from './attach.ts';
import type { Menu, Surroundings } from './panel/open-panel.ts';

/** The module next to this script that holds the panel. */
interface PanelModule {
  startMenu(surroundings: Surroundings): Menu;
}

const script = document.currentScript;
const { dataset, src } =
  script instanceof HTMLScriptElement
    ? script
    : { dataset: {} as DOMStringMap, src: location.href };
const assets = new URL('.', src).href;

const start = () => {
  const { host = new URL(src).origin, register, credit, label } = dataset;
  attachWidget({
    // The address is only known at run time: the panel lies beside this script, on whichever site that is.
    loadMenu: () =>
      import(/* @vite-ignore */ new URL('panel.js', assets).href) as Promise<PanelModule>,
    assets,
    host,
    ...(register && { registerAt: register }),
    ...(credit && { credit }),
    ...(label && { label }),
  });
};

applyEarly(assets);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
