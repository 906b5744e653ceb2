import { applyEarly } from './apply-early.ts';

const script = document.currentScript;
const { src, dataset } =
  script instanceof HTMLScriptElement
    ? script
    : { src: location.href, dataset: {} as DOMStringMap };
applyEarly(new URL('.', src).href, Object.assign({}, dataset, { hydrates: 'hydrates' in dataset }));
