import { expect } from '../support/story-fixtures.ts';
import { arrive, story } from './browser-story.ts';

const paths =
  `/ /de-jargonizer /de-jargonizer/multiple-texts /de-jargonizer/about /de-jargonizer/instructions
  /de-jargonizer/development /de-jargonizer/how-to-cite /de-jargonizer/build-your-own /de-jargonizer/contact-us
  /de-jargonizer/compare-with-the-paper /integrations
  /half-life /persuasion-rhetorics /coherence /critical-thinking /ethics /login /register /reset-password
  /privacy-policy /terms-of-use /cookies-policy /accessibility-statement /nowhere`.split(/\s+/u);

/** The fixture fails when a page complains. */
story('no screen complains', async ({ visitor }) => {
  await arrive(visitor, '/');
  for (const path of paths) {
    await visitor.open(path);
    await expect.poll(() => visitor.has({ css: 'main h1' }), path).toBe(true);
  }
});
