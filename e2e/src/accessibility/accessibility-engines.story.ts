import { axeEngine } from './axe-engine.ts';
import { alfaEngine } from './alfa-engine.ts';
import { ibmEngine } from './ibm-engine.ts';
import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** Faults planted on purpose, and what each engine calls them. */
const faults = [
  {
    fault: 'an image without a text alternative',
    html: '<img src="/favicon.svg">',
    axe: 'image-alt',
    ibm: 'img_alt_valid',
    alfa: 'sia-r2',
  },
  {
    fault: 'an input without a label',
    html: '<input type="text">',
    axe: 'label',
    ibm: 'input_label_exists',
    alfa: 'sia-r8',
  },
  {
    fault: 'a button without a name',
    html: '<button type="button"></button>',
    axe: 'button-name',
    ibm: 'input_label_exists',
    alfa: 'sia-r12',
  },
  {
    fault: 'text that is too pale',
    html: '<p class="planted">Text that is too pale to read.</p>',
    axe: 'color-contrast',
    ibm: 'text_contrast_sufficient',
    alfa: 'sia-r69',
  },
] as const;

/** The panel lies beside the body, and there axe cannot tell a contrast; the other two can, and pixels are measured. */
const isDoubtful = (engine: string, rule: string, isInside: boolean) =>
  isInside && engine === 'axe' && rule === 'color-contrast';

story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

for (const engine of [axeEngine, ibmEngine, alfaEngine]) {
  for (const where of ['on the page', 'in the shadow root of the panel'] as const) {
    story(`${engine.name} sees what is planted ${where}`, async ({ page }) => {
      const isInside = where !== 'on the page';
      await page.goto('/privacy-policy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Open Accessibility Menu' }).click();
      await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
      const before = (await engine.audit(page)).map(({ rule }) => rule);
      await page.evaluate(
        ({ isInPanel, html }) => {
          const root = document.querySelector('#accessibilik-root')!.shadowRoot!;
          const place = isInPanel
            ? root.querySelector('#panel .body')!
            : document.querySelector('main')!;
          place.insertAdjacentHTML('afterbegin', html);
          place.querySelector<HTMLElement>('.planted')!.style.color = '#bbb';
          place.querySelector<HTMLElement>('.planted')!.style.backgroundColor = '#fff';
        },
        { isInPanel: isInside, html: faults.map(({ html }) => html).join('') },
      );
      const after = (await engine.audit(page)).map(({ rule }) => rule);
      for (const planted of faults) {
        const rule = planted[engine.name];
        if (isDoubtful(engine.name, rule, isInside)) continue;
        const found = (rules: readonly string[]) => rules.filter((name) => name === rule).length;
        expect(found(after), `${planted.fault}, ${rule}`).toBeGreaterThan(found(before));
      }
    });
  }
}
