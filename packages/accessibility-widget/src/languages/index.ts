export { languages, type MenuLanguage } from './catalogue.ts';
export { english, type Dictionary } from './english.ts';
