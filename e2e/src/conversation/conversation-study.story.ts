import { agree } from '../support/agree.ts';
import { configuredStory as story, studyPath } from '../support/configured-site.ts';
import { plans, stepsOf, studyPlans } from './conversation-plans.ts';
import { answer, chat, finish, log, open, openStudy, settled } from './converse.ts';
import { modelSays } from '../support/model-stand-in.ts';
import { expect } from '../support/story-fixtures.ts';

story.use({ reducedMotion: 'reduce' } as object);
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

for (const plan of studyPlans) {
  story(
    `${plan.variant} without feedback knows its participant, before and after Restart`,
    async ({ page, model }) => {
      const before = model.calls();
      const bodies: Record<string, unknown>[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /\/api\/(?!studies)/u.test(request.url())) {
          bodies.push(request.postDataJSON() as Record<string, unknown>);
        }
      });
      const path = studyPath(`${plan.variant}-slim`);
      await openStudy(page, 'en', `${path}?research=true&participant=P7`);
      await expect(
        page.getByText('is kept for the study under the participant name P7'),
      ).toBeVisible();
      await finish(page, 'en', stepsOf(plan, 'en'));
      await expect(log(page)).toContainText(chat.en.notice);
      await expect(log(page).locator('.levels, .comment, .rare')).toHaveCount(0);
      await expect(log(page)).not.toContainText('Score');
      expect(model.calls()).toBe(before);

      await page.getByRole('button', { name: chat.en.restart }).press('Enter');
      await page.getByRole('button', { name: 'Begin again' }).press('Enter');
      await settled(page);
      await expect(page.getByLabel(chat.en.answer)).toBeFocused();
      expect(bodies.at(-1)).not.toHaveProperty('currentStage');
      for (const body of bodies) {
        expect(body).toMatchObject({ isResearch: true, participantName: 'P7' });
        expect(body['consent']).toMatch(/^[\w-]{43}$/u);
      }
    },
  );
}

story('whoever withdraws takes back everything they wrote', async ({ page }) => {
  const address = `${studyPath('coherence-slim')}?participant=P9`;
  const code = await openStudy(page, 'he', address);
  await answer(page, 'he', 'דבורים מוצאות את דרכן הביתה בעזרת סימני דרך שהן זוכרות.');
  await page.goto('/withdraw');
  await page.getByLabel('קוד פרישה').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'מחיקת הכול' }).press('Enter');
  await expect(page.getByText('השיחה שלכם נמחקה.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: /ואני רוצה להשתתף/u })).toBeVisible();
});

story('a study with full feedback gives it', async ({ page }) => {
  const plan = plans.find(({ variant }) => variant === 'halflife')!;
  await openStudy(page, 'en', `${studyPath('halflife-full')}?isResearch=1&participantName=P8`);
  await finish(page, 'en', stepsOf(plan, 'en'));
  await expect(log(page).locator('.levels').first()).toBeVisible();
});

story('no study stands at another address', async ({ page }) => {
  await page.goto(studyPath('ethics-slim'));
  await expect(page.getByRole('log')).toHaveCount(0);
});

story.describe('with a language model', () => {
  for (const [path, language] of [
    ['/half-life', 'en'],
    ['/ethics', 'he'],
  ] as const) {
    story(
      `${path} in ${language} is done to the closing, and the model is heard`,
      async ({ page, model }) => {
        const before = model.calls();
        await open(page, language, path);
        await finish(
          page,
          language,
          stepsOf(
            plans.find((plan) => plan.path === path)!,
            language,
          ),
        );
        await expect(log(page).locator('.comment').first()).toContainText(modelSays[language]);
        expect(model.calls()).toBeGreaterThan(before);
      },
    );
  }

  story('count and score stand there while the model is still reading', async ({ page, model }) => {
    await open(page, 'en', '/half-life');
    for (const step of ['Dana', 3] as const) await answer(page, 'en', step);
    const release = model.hold();
    const box = page.getByLabel(chat.en.answer);
    await box.fill('We edit genes in rice. The new plants need less water. '.repeat(6));
    await box.press('Shift+Enter');
    await expect(log(page)).toContainText('Score of the vocabulary');
    await expect(log(page)).not.toContainText(modelSays.en);
    await expect(page.getByText('The coach is writing.')).toHaveCount(1);
    // A page that is loaded anew in the middle asks once more, and shows nothing twice.
    await page.reload();
    await expect(log(page)).toContainText('Score of the vocabulary');
    release();
    await expect(log(page)).toContainText(modelSays.en);
    await settled(page);
    await expect(log(page).getByText('Score of the vocabulary')).toHaveCount(1);
  });

  story(
    'who goes on without the model is not shown what it says later',
    async ({ page, model }) => {
      await open(page, 'en', '/half-life');
      for (const step of ['Dana', 3] as const) await answer(page, 'en', step);
      const release = model.hold();
      const box = page.getByLabel(chat.en.answer);
      await box.fill('We edit genes in rice. The new plants need less water.');
      await box.press('Shift+Enter');
      await page.getByRole('button', { name: 'Go on without' }).click();
      await settled(page);
      release();
      await expect(log(page)).toContainText('about 60 words');
      await expect(log(page).getByText(modelSays.en)).toHaveCount(0);
    },
  );
});
