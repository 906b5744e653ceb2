import { defineJargonText } from './jargon-text.ts';

/** The files that the script needs lie beside it, so that one script tag is enough. */
const { currentScript } = document;
defineJargonText(currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI);
