import type { Feature, Toggle } from './feature.ts';
import { isOn, type FeatureId } from './is-on.ts';

const tool = (
  id: FeatureId,
  label: string,
  key: 'isBigCursor' | 'showReadingGuide' | 'activateTextToSpeech',
): Toggle => ({
  id,
  kind: 'toggle',
  section: 'tools',
  label,
  isOver: id === 'reading-guide',
  isOn: isOn(id),
  turn: (_, on) => ({ [key]: on }),
});

export const toolFeatures: readonly Feature[] = [
  tool('big-cursor', 'tools.bigCursor', 'isBigCursor'),
  tool('reading-guide', 'tools.readingGuide', 'showReadingGuide'),
  tool('text-to-speech', 'tools.textToSpeech', 'activateTextToSpeech'),
];
