import type { Settings } from '../settings/settings.ts';
import type { ExtraId } from './extras.ts';
import type { FeatureId } from './is-on.ts';
import type { Steps } from './steps.ts';

/** The panel's parts: the three of the specification, and ours after them. */
export type SectionId = 'content' | 'colors' | 'tools' | 'more';

interface Shared {
  /** Names the root class, of the rows of `extras.ts` only the icon. */
  readonly id: FeatureId | ExtraId;
  readonly section: SectionId;
  /** Translation key of the label; its help text is the same key under `help`. */
  readonly label: string;
  isOn(settings: Settings): boolean;
}

/** A button that is on or off. */
export interface Toggle extends Shared {
  readonly kind: 'toggle';
  /** It lies over the page: Escape there turns it off. */
  readonly isOver?: boolean;
  turn(settings: Settings, on: boolean): Partial<Settings>;
}

/** A value with increase, reset and decrease. `hasButton`: it starts as a button that turns it on. */
export interface Stepper extends Shared {
  readonly kind: 'stepper';
  readonly hasButton: boolean;
  readonly steps: Steps;
  readonly slider?: { readonly min: number; readonly max: number };
  value(settings: Settings): number;
  /** The settings with this value and the feature on. */
  put(value: number): Partial<Settings>;
  readonly turnOn: Partial<Settings>;
  readonly turnOff: Partial<Settings>;
  /** The value as a person reads it, for example "120%". */
  show(value: number, language: string): string;
}

/** A colour of one's own: a free text and a picker. */
export interface ColourChoice extends Shared {
  readonly kind: 'colour';
  value(settings: Settings): string;
  /** Whether what was typed is a colour for it. */
  accepts(typed: string): boolean;
  /** The settings with this colour; an empty one turns it off. */
  put(settings: Settings, colour: string): Partial<Settings>;
}

export type Feature = Toggle | Stepper | ColourChoice;
