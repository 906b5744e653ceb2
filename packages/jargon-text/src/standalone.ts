import { defineJargonText } from './jargon-text.ts';

/** One script tag is all: what the script needs lies beside it. */
const { currentScript } = document;
defineJargonText(currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI);
