/** @param {string} text */
const safe = (text) =>
  text.replaceAll(
    /[&<>"]/gu,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const roles = {
  tooltip: 'help shown on hover and focus',
  heading: 'heading',
  button: 'button',
  link: 'link',
  label: 'label of a field',
  sentence: 'sentence',
  name: 'name or value that a screen reader says',
};

const badge = ([number, { x, y, width, height }]) =>
  `<a class="at" href="#t${number}" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"><b>${number}</b></a>`;

/**
 * A self-contained HTML file: numbered pictures, each text beside its English, a box for remarks, and a button that
 * saves all remarks as JSON. Until then remarks stay in the browser.
 */
export function reviewPage({ language, texts, english, pictures, places, spoken }) {
  const { name, code, ownName, direction } = language;
  const shown = pictures.map((picture, index) => {
    const inIt = [...places].filter(([, place]) => place.picture === index);
    return `<figure id="p${index}"><div><img alt="" src="data:image/png;base64,${picture}">${inIt.map(badge).join('')}</div></figure>`;
  });
  const standing = (number) => {
    const place = places.get(number);
    if (place) return `${roles[place.role]}, <a href="#p${place.picture}">in the picture</a>`;
    return spoken.has(number)
      ? 'said by screen readers alone'
      : 'in no picture: shown for a moment, or only now and then';
  };
  const rows = texts.map(
    (
      [key, text],
      number,
    ) => `<tr id="t${number}"><th>${number}</th><td><code>${safe(key)}</code><br><small>${standing(number)}</small></td>
<td>${safe(english.get(key) ?? '')}</td><td lang="${code}" dir="${direction}">${safe(text)}</td>
<td><textarea aria-label="Remark on ${safe(key)}" data-key="${safe(key)}" rows="2"></textarea></td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(name)}: the menu’s texts</title>
<style>
body { font: 16px/1.45 system-ui, sans-serif; margin: 0 24px 96px; color: #1d1b16; background: #fff; }
main { display: flex; gap: 24px; align-items: flex-start; }
aside { flex: none; width: 420px; height: calc(100vh - 24px); overflow: auto; position: sticky; top: 12px; }
figure { margin: 0 0 12px; border: 1px solid #8f8776; } figure div { position: relative; } img { display: block; }
.at { position: absolute; outline: 1px solid #b91c1c; } .at b { position: absolute; inset-inline-start: -4px; top: -9px; background: #b91c1c; color: #fff; font-size: 11px; line-height: 1.2; padding: 0 3px; }
table { border-collapse: collapse; flex: 1; } td, th { border-top: 1px solid #d8d2c4; padding: 6px 8px; text-align: start; vertical-align: top; }
td[lang] { font-size: 18px; } :target { background: #fff3c4; } figure:target { outline: 3px solid #0f766e; } textarea { width: 16em; font: inherit; }
footer { position: fixed; inset: auto 0 0; background: #f3efe5; padding: 12px 24px; border-top: 1px solid #8f8776; } button { font: inherit; padding: 8px 16px; }
</style>
<h1>${safe(ownName)} (${safe(name)}): every text of the menu, and where it stands</h1>
<p>Read each text where the picture shows it. Write a remark only where something is wrong or sounds foreign; then save.</p>
<main><table><tr><th></th><th>where</th><th>English</th><th>${safe(name)}</th><th>your remark</th></tr>
${rows.join('\n')}
</table><aside>${shown.join('\n')}</aside></main>
<footer><button type="button">Save my remarks</button></footer>
<script>
const boxes = [...document.querySelectorAll('textarea')], place = 'menu-review-${code}';
let kept = {}; try { kept = JSON.parse(localStorage.getItem(place)) ?? {}; } catch {}
for (const box of boxes) { box.value = kept[box.dataset.key] ?? ''; }
const remarks = () => Object.fromEntries(boxes.filter((box) => box.value.trim()).map((box) => [box.dataset.key, box.value.trim()]));
document.addEventListener('input', () => { try { localStorage.setItem(place, JSON.stringify(remarks())); } catch {} });
document.querySelector('footer button').addEventListener('click', () => {
  const file = new Blob([JSON.stringify({ language: ${JSON.stringify(name)}, on: new Date().toISOString().slice(0, 10), remarks: remarks() }, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: ${JSON.stringify(`${name}.remarks.json`)} });
  link.click(); URL.revokeObjectURL(link.href);
});
</script></html>
`;
}
