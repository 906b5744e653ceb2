import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

const text =
  'We utilized solar power. The doctors alleviate pain with chloroplasts, and we utilized it.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const word = (page: Page, written: string) => box(page).getByText(written).first();
const card = (page: Page) => page.getByRole('region', { name: 'About a word' });
const used = (page: Page) => card(page).getByRole('button', { name: /^used, Common: put/u });

async function write(page: Page, words = text) {
  await page.goto('/de-jargonizer');
  await box(page).click();
  await page.keyboard.insertText(words);
  await expect(page.locator('.level-rare').first()).toBeVisible();
  await page.keyboard.press('Control+Home');
}

story.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL);
  await unfolded(context);
});

story('a plainer word is pressed, taken back and put in again', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await write(page);
  await word(page, 'utilized').click();
  await expect(card(page)).toContainText('utilized');
  await expect(used(page)).toContainText('+');
  await used(page).click();
  await expect(box(page)).toContainText('We used solar power');
  await expect(card(page)).toContainText('“utilized” is now “used”.');
  await expect(card(page)).toContainText(/Score \d+/u);
  await page.keyboard.press('Control+z');
  await expect(box(page)).toContainText('We utilized solar power');
  await word(page, 'utilized').click();
  await used(page).click();
  await card(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).toContainText('“utilized” is back.');
  await expect(box(page)).toContainText('We utilized solar power');
  await card(page).getByRole('button', { name: 'Next marked word' }).click();
  await expect(card(page).getByRole('heading')).not.toHaveCount(0);
  expect(refused).toEqual([]);
});

story('the keyboard alone makes a text plainer', async ({ page }) => {
  await write(page);
  await page.keyboard.press('F8');
  await expect(card(page).getByRole('heading', { name: 'utilized' })).toBeVisible();
  await expect(used(page)).toBeVisible();
  await page.keyboard.press('Control+.');
  await page.keyboard.press('Tab');
  await expect(used(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toContainText('We used solar power');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(card(page).getByRole('heading', { level: 3 })).not.toHaveText('utilized');
  await page.keyboard.press('Control+.');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(card(page)).toHaveCount(0);
});

story(
  'the card goes when its word goes, and says nothing of one that is cleared',
  async ({ page }) => {
    await write(page);
    await page.keyboard.press('F8');
    await expect(card(page).getByRole('heading', { name: 'utilized' })).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(card(page).getByRole('heading', { name: 'utilized' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(card(page)).toHaveCount(0);
  },
);

story('what was exchanged is still there after a reload', async ({ page }) => {
  await write(page);
  await word(page, 'utilized').click();
  await used(page).click();
  await expect(box(page)).toContainText('We used solar power');
  await page.reload();
  await expect(box(page)).toContainText('We used solar power');
  await expect(page.locator('.level-rare').first()).toBeVisible();
  await word(page, 'alleviate').click();
  await expect(card(page).getByRole('heading', { name: 'alleviate' })).toBeVisible();
});

story('without a server the card still says what it knows', async ({ page, context }) => {
  await write(page);
  await word(page, 'utilized').click();
  await expect(used(page)).toBeVisible();
  await context.setOffline(true);
  await word(page, 'alleviate').click();
  await expect(card(page).getByRole('heading', { name: 'alleviate' })).toBeVisible();
  await expect(card(page).getByRole('list', { name: 'Plainer words' })).toBeVisible();
});

story('on a phone the card leaves its word in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await write(page, `${text} `.repeat(8));
  const last = box(page).getByText('chloroplasts').last();
  await last.click();
  await expect(card(page).getByRole('heading', { name: 'chloroplasts' })).toBeVisible();
  await expect(async () => {
    const [below, sheet] = [await last.boundingBox(), await card(page).boundingBox()];
    expect(below!.y + below!.height).toBeLessThan(sheet!.y);
    expect(below!.y).toBeGreaterThan(0);
  }).toPass();
});

story('a Hebrew text has cards without suggestions', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await box(page).click();
  await page.keyboard.insertText('הכלורופלסטים סופגים את אור השמש, וכל עלה עושה זאת.');
  await expect(page.locator('.level-rare').first()).toBeVisible();
  await word(page, 'הכלורופלסטים').click();
  await expect(card(page).getByRole('heading', { name: 'הכלורופלסטים' })).toBeVisible();
  await expect(card(page)).not.toContainText('plainer');
});

story(
  'a term of science is explained, and the card says of which field it is',
  async ({ page }) => {
    await write(page);
    await word(page, 'chloroplasts').click();
    await expect(card(page)).toContainText('(the green parts of plant cells that catch light)');
    await card(page).getByText('More', { exact: true }).click();
    await expect(card(page)).toContainText('Plants, animals and evolution');
  },
);

story('words that the readers know are marked once, left out, and taken back', async ({ page }) => {
  await write(page, `${text} A chloroplast is small.`);
  const knows = card(page).getByRole('button', { name: 'My readers know this' });
  const panel = page.getByRole('region', { name: 'Words your readers know' });
  await word(page, 'chloroplasts').click();
  await knows.click();
  await expect(knows).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.level-known')).toHaveText(['chloroplasts', 'chloroplast']);
  await expect(panel).toContainText('1 word your readers know');
  await expect(panel).toContainText(/For these readers: [\d.]+ instead of [\d.]+/u);
  const list = page.getByRole('list', { name: 'Words to look at' });
  await expect(list).not.toContainText('chloroplast');
  await page.reload();
  await expect(page.locator('.level-known')).toHaveCount(2);
  await box(page).click();
  await page.keyboard.press('Control+Home');
  for (const next of ['utilized', 'alleviate', 'utilized']) {
    await page.keyboard.press('F8');
    await expect(card(page).getByRole('heading', { name: next, exact: true })).toBeVisible();
  }
  await word(page, 'chloroplast').click();
  await knows.press('Space');
  await expect(knows).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.level-known')).toHaveCount(0);
  await knows.click();
  await panel.getByText('The whole list').click();
  await panel.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.locator('.level-known')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.level-known')).toHaveCount(2);
});

story(
  'the list leads to its word, and the card opens beside it, never over it or the score',
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await write(page, `${'It is so. '.repeat(400)}${text} ${'And so on. '.repeat(400)}`);
    const list = page.getByRole('region', { name: 'Words worth changing' });
    await list.getByRole('button', { name: /^utilized/u }).click();
    await expect(card(page).getByRole('heading', { name: 'utilized' })).toBeVisible();
    await expect(async () => {
      const at = (await word(page, 'utilized').boundingBox())!;
      const over = (await card(page).boundingBox())!;
      const score = (await page.getByRole('region', { name: 'Score' }).boundingBox())!;
      expect(Math.abs(at.y - 384)).toBeLessThan(120);
      expect(over.y >= at.y + at.height || over.y + over.height <= at.y).toBe(true);
      expect(over.y).toBeGreaterThan(64);
      expect(over.y + over.height).toBeLessThanOrEqual(768);
      expect(over.x + over.width).toBeLessThan(score.x);
    }).toPass();
    await page.mouse.wheel(0, 120);
    await expect(async () => {
      const [at, over] = [
        await word(page, 'utilized').boundingBox(),
        await card(page).boundingBox(),
      ];
      const gap = Math.min(
        Math.abs(over!.y - at!.y - at!.height),
        Math.abs(at!.y - over!.y - over!.height),
      );
      expect(gap).toBeLessThan(16);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  },
);

story('a term is explained where it stands, with one press', async ({ page }) => {
  await write(page, 'Tumours need angiogenesis to grow.');
  await word(page, 'angiogenesis').click();
  await card(page)
    .getByRole('button', { name: /explain it here/u })
    .click();
  await expect(box(page)).toContainText('angiogenesis (the growth of new blood vessels) to grow');
  await page.keyboard.press('Control+z');
  await expect(box(page)).toContainText('angiogenesis to grow');
});

story('passing over a word with the pointer or the caret opens nothing', async ({ page }) => {
  await write(page);
  await word(page, 'utilized').hover();
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('ArrowRight');
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('Control+.');
  await expect(card(page).getByRole('heading', { name: 'utilized' })).toBeVisible();
});
