import type { Settings } from '../settings/settings.ts';
import { colorFeatures } from './colors.ts';
import { contentFeatures } from './content.ts';
import { extraFeatures } from './extras.ts';
import type { Feature, SectionId } from './feature.ts';
import { moreFeatures } from './more.ts';
import { toolFeatures } from './tools.ts';

export const features: readonly Feature[] = [
  ...contentFeatures,
  ...colorFeatures,
  ...toolFeatures,
  ...moreFeatures,
  ...extraFeatures,
];

export const sections: readonly SectionId[] = ['content', 'colors', 'tools', 'more'];

export const featuresOf = (section: SectionId): readonly Feature[] =>
  features.filter((feature) => feature.section === section);

export const countOn = (settings: Settings): number =>
  features.filter(({ isOn }) => isOn(settings)).length;
