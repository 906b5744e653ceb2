import { studyPlans } from '../conversation/conversation-plans.ts';
import { startModel, type ModelStandIn } from './model-stand-in.ts';
import { story } from './story-fixtures.ts';

const uuid = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
const variants = studyPlans.flatMap(({ variant }) => [`${variant}-full`, `${variant}-slim`]);

/** The hidden address of a study. */
export const studyPath = (variant: string): string => `/${uuid}-${variant}`;

/** Stories on a site whose coach is a language model, and which holds studies. */
export const configuredStory = story.extend<object, { model: ModelStandIn }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ model }, use) =>
      use({
        COACH_URL: model.url,
        COACH_MODEL: 'stand-in',
        RESEARCH_PATHS: JSON.stringify(
          Object.fromEntries(variants.map((variant) => [variant, uuid])),
        ),
      }),
    { scope: 'worker' },
  ],
});
