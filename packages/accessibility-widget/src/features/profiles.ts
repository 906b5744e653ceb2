import type { Settings } from '../settings/settings.ts';

/** A set of adjustments that go well together; its name promises nothing but what they do. */
export interface Profile {
  /** Translation key. */
  readonly label: string;
  readonly settings: Partial<Settings>;
}

/** Starting points, not diagnoses: each adjustment can be changed on its own afterwards. */
export const profiles: readonly Profile[] = [
  {
    label: 'profiles.lowVision',
    settings: {
      adjustFontSizePercentage: 140,
      isFontWeightBold: true,
      highlightLinks: true,
      isBigCursor: true,
      highContrast: { isHighContrast: true, contrast: 125 },
    },
  },
  {
    label: 'profiles.dyslexia',
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
    settings: { showReadingGuide: true, isMotionStopped: true, columnWidth: 60 },
  },
  {
    label: 'profiles.motor',
    settings: { isBigCursor: true, highlightLinks: true, zoom: { isZoom: true, zoom: 1.2 } },
  },
  {
    label: 'profiles.colourBlind',
    settings: {
      highlightLinks: true,
      highContrast: { isHighContrast: true, contrast: 125 },
    },
  },
  {
    label: 'profiles.calmView',
    settings: {
      isMotionStopped: true,
      lowSaturation: { isLowSaturation: true, saturation: 75 },
    },
  },
];

/** Whether everything the profile sets is as it sets it. */
export const isProfileOn = (settings: Settings, profile: Pick<Profile, 'settings'>): boolean =>
  Object.entries(profile.settings).every(
    ([key, value]) => JSON.stringify(settings[key as keyof Settings]) === JSON.stringify(value),
  );

/** What turns a profile on or, field by field back to the defaults, off. */
export const turnProfile = (profile: Profile, on: boolean, defaults: Settings): Partial<Settings> =>
  on
    ? profile.settings
    : Object.fromEntries(
        Object.keys(profile.settings).map((key) => [key, defaults[key as keyof Settings]]),
      );

/** What the visitor's system already asks for: offered at the first opening, never applied unasked. */
export function hintsFrom(matches: (query: string) => boolean): Partial<Settings> {
  return {
    ...(matches('(prefers-reduced-motion: reduce)') && { isMotionStopped: true }),
    ...(matches('(prefers-contrast: more)') && {
      highContrast: { isHighContrast: true, contrast: 125 },
    }),
  };
}
