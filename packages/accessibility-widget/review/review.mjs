/**
 * `npm run review -w packages/accessibility-widget -- he-IL` writes an HTML file in which a speaker of the language
 * reads every text of the menu beside its English, and saves remarks as JSON. Needs a build.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { directionOf, languageFor, languages } from '../dist/languages/catalogue.js';

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../locale/${encodeURIComponent(name)}.json`, import.meta.url)));
/** @param {unknown} value @returns {[string, string][]} every text of a dictionary by its key */
const textsOf = (value, at = '') =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value).flatMap(([key, part]) => textsOf(part, at ? `${at}.${key}` : key));
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text = '') => text.replaceAll(/[&<>"]/gu, (sign) => signs[sign]);

const wanted = process.argv[2] ?? '';
const language = languageFor(wanted) ?? languages.find(({ name }) => name === wanted);
if (!language) {
  process.stderr.write(`Which language? One of: ${languages.map(({ code }) => code).join(' ')}\n`);
  process.exit(1);
}
const { name, code, ownName } = language;
const english = new Map(textsOf(read('English')));
const rows = textsOf(read(name)).map(
  ([key, text]) => `<tr><th>${safe(key)}<td>${safe(english.get(key))}
<td lang="${code}" dir="${directionOf(code)}">${safe(text)}<td><textarea aria-label="Remark on ${safe(key)}" name="${safe(key)}"></textarea>`,
);
const out = process.argv[3] ?? `review-${code}.html`;
writeFileSync(
  out,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(name)}: the menu’s texts</title>
<style>body { font: 16px/1.45 system-ui, sans-serif } td, th { border-top: 1px solid; padding: 6px 8px; text-align: start }</style>
<h1>${safe(ownName)} (${safe(name)}): every text of the menu</h1>
<p>Open the menu in this language beside this page. Write a remark only where something is wrong or sounds foreign; then save.</p>
<form><table><tr><th>key<th>English<th>${safe(name)}<th>your remark${rows.join('\n')}</table><button>Save my remarks</button></form>
<script>
document.forms[0].addEventListener('submit', (event) => {
  event.preventDefault();
  const remarks = Object.fromEntries([...new FormData(event.target)].filter(([, text]) => text.trim()));
  const file = new Blob([JSON.stringify({ language: ${JSON.stringify(name)}, remarks }, null, 2)], { type: 'application/json' });
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: ${JSON.stringify(`${name}.remarks.json`)} }).click();
});
</script></html>
`,
);
process.stdout.write(`${out}: ${rows.length} texts\n`);
