import { defaults, type Settings } from '../settings/settings.ts';
import { features } from './catalogue.ts';
import type { Feature } from './feature.ts';

/** A ready-made set of adjustments. Its name must promise only what the adjustments do. */
export interface Profile {
  readonly label: string;
  readonly icon: string;
  readonly settings: Partial<Settings>;
}

/**
 * The profiles that the menu offers: starting points, not diagnoses, since each adjustment can be changed on its own
 * afterwards. How profiles combine is in `profile-layers.ts`.
 */
export const profiles: readonly Profile[] = [
  {
    label: 'profiles.lowVision',
    icon: 'font-size',
    settings: {
      adjustFontSizePercentage: 140,
      isFontWeightBold: true,
      isBigCursor: true,
      highContrast: { isHighContrast: true, contrast: 125 },
    },
  },
  {
    label: 'profiles.dyslexia',
    icon: 'dyslexia-font',
    settings: {
      isDyslexiaFont: true,
      letterSpacing: 1,
      wordSpacing: 2,
      lineHeight: { isLineHeight: true, lineHeight: 1.8 },
      columnWidth: 60,
    },
  },
  {
    label: 'profiles.attention',
    icon: 'reading-guide',
    settings: { showReadingGuide: true, isMotionStopped: true, columnWidth: 60 },
  },
  {
    label: 'profiles.motor',
    icon: 'big-cursor',
    settings: { isBigCursor: true, highlightLinks: true, zoom: { isZoom: true, zoom: 1.2 } },
  },
  {
    label: 'profiles.colourBlind',
    icon: 'high-contrast',
    settings: {
      highlightLinks: true,
      highContrast: { isHighContrast: true, contrast: 125 },
    },
  },
  {
    label: 'profiles.calmView',
    icon: 'stop-motion',
    settings: {
      isMotionStopped: true,
      lowSaturation: { isLowSaturation: true, saturation: 75 },
    },
  },
];

/** The features that a profile turns on, and the profile's settings completed by the defaults. */
export function adjustmentsOf(profile: Profile): {
  readonly adjustments: readonly Feature[];
  readonly settings: Settings;
} {
  const settings = { ...defaults, ...profile.settings };
  return { adjustments: features.filter(({ isOn }) => isOn(settings)), settings };
}

/** The settings that the system preferences suggest: offered when the menu first opens, never applied unasked. */
export function hintsFrom(matches: (query: string) => boolean): Partial<Settings> {
  return {
    ...(matches('(prefers-reduced-motion: reduce)') && { isMotionStopped: true }),
    ...(matches('(prefers-contrast: more)') && {
      highContrast: { isHighContrast: true, contrast: 125 },
    }),
  };
}
