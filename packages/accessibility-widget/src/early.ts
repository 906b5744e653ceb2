import { applyEarly } from './apply-early.ts';

const script = document.currentScript;
applyEarly(new URL('.', script instanceof HTMLScriptElement ? script.src : location.href).href);
