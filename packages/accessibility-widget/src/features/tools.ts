import { flag } from './flag.ts';
import type { Feature } from './feature.ts';

export const toolFeatures: readonly Feature[] = [
  flag('tools', 'big-cursor', 'tools.bigCursor', 'isBigCursor'),
  flag('tools', 'reading-guide', 'tools.readingGuide', 'showReadingGuide', true),
  flag('tools', 'text-to-speech', 'tools.textToSpeech', 'activateTextToSpeech'),
];
