import { expect, test } from '@playwright/test';

import { harm, shownNow } from '../corpus/judge.ts';
import { chromiumTab } from '../corpus/tab.ts';

const lines = Array.from({ length: 60 }, (_, at) => `<p>Line.number${at}</p>`).join('');
const html = `<!doctype html><style>
  * { margin: 0 } body { font: 16px/1.5 monospace }
  .strip { position: absolute; top: 40px; left: 200px; right: 0; height: 6px; background: #2a4b8d }
  .search { position: absolute; top: 10px; left: 150px; width: 100px; height: 20px; background: #fff }
  main { padding-top: 80px } mjx-math { display: block; width: 60px; color: #000 } mjx-math::before { content: '1 + 1' }
  .spoken { position: absolute; clip: rect(1px, 1px, 1px, 1px) }
  .contents { width: 130px; height: 150px; overflow: hidden auto }
</style><style></style><div class="strip"></div><div class="search"></div><main>
  <nav><i>before</i><span class="sign"> | </span><i>after</i></nav>
  <mjx-math></mjx-math><div class="spoken">one</div><div class="contents">${lines}</div><b>end</b></main>`;

/** From right to left, reaching out of the window at its left. */
const wideRtl =
  "html { direction: rtl } body::after { content: ''; position: absolute; left: -300px; top: 0; width: 9px; height: 9px }";

/** What the judge says of the page with these rules. */
const cases: readonly (readonly [string, string, RegExp | null])[] = [
  ['a sign among wide spaces', '.sign { word-spacing: 4em }', null],
  ['a sign that is hidden', '.sign { visibility: hidden }', /text hidden: “\|”/u],
  ['words for screen readers that move', '.spoken { left: 60% }', null],
  ['a formula that is hidden', 'mjx-math { color: #fff }', /picture hidden: mjx-math/u],
  [
    'a strip that is covered but for its end',
    '.search { width: 60%; height: 50px; z-index: 1 }',
    null,
  ],
  ['a strip that is hidden', '.strip { background: none }', /area lost: div\.strip/u],
  ['long lines in a box that scrolls', '.contents { font-size: 19px }', null],
  [
    'a line that is hidden there',
    'p:nth-child(18) { visibility: hidden }',
    /text hidden: “Line\.number17”/u,
  ],
  ['a line half out at the side', 'b { margin-left: 797px }', null],
  ['a wide page from right to left', wideRtl, null],
  ['a sign hidden there', `${wideRtl} .sign { visibility: hidden }`, /text hidden: “\|”/u],
];

test('the corpus’s judge finds what is hidden, and lets be what has only moved', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await chromiumTab(browser, 'data:text/html,', { width: 800, height: 1000 });
  const meter = await browser.newPage();
  await page.open(encodeURIComponent(html));
  const before = await shownNow(page, meter);
  for (const [name, rules, fault] of cases) {
    await page.run((css) => {
      document.querySelector('style')!.nextElementSibling!.textContent = css;
    }, rules);
    const found = harm(before, await shownNow(page, meter, before));
    expect.soft(found, name).toEqual(fault ? [expect.stringMatching(fault)] : []);
  }
});
