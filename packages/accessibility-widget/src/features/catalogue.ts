import type { Settings } from '../settings/settings.ts';
import { colorFeatures } from './colors.ts';
import { contentFeatures } from './content.ts';
import { extraFeatures } from './extras.ts';
import type { Feature, SectionId } from './feature.ts';
import { flag, stepper } from './toggle-and-stepper.ts';
import { plain } from './format-number.ts';

/** All features of the menu. The section `more` holds those that the specification does not ask for. */
export const features: readonly Feature[] = [
  ...contentFeatures,
  ...colorFeatures,
  flag('tools', 'big-cursor', 'tools.bigCursor', 'isBigCursor'),
  flag('tools', 'reading-guide', 'tools.readingGuide', 'showReadingGuide', true),
  flag('tools', 'text-to-speech', 'tools.textToSpeech', 'activateTextToSpeech'),
  flag('more', 'stop-motion', 'more.stopMotion', 'isMotionStopped'),
  stepper('more', 'column-width', 'more.columnWidth', 'columnWidth', {
    steps: { by: 5, below: 100, above: 30 },
    first: 60,
    show: plain,
  }),
  ...extraFeatures,
];

export const sections: readonly SectionId[] = ['content', 'colors', 'tools', 'more'];

export const featuresOf = (section: SectionId): readonly Feature[] =>
  features.filter((feature) => feature.section === section);

/** The ids of the features that the settings turn on. */
export const featuresOn = (settings: Settings): readonly string[] =>
  features.filter(({ isOn }) => isOn(settings)).map(({ id }) => id);
