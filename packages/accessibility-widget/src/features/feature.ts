import type { Settings } from '../settings/settings.ts';
import type { Steps } from './steps.ts';

export type SectionId = 'content' | 'colors' | 'tools' | 'more';

interface Shared {
  /** Names the root class and the icon. */
  readonly id: string;
  readonly section: SectionId;
  /** Translation key of the label; its help text is the same key under `help`. */
  readonly label: string;
  isOn(settings: Settings): boolean;
}

export interface Toggle extends Shared {
  readonly kind: 'toggle';
  /** Whether it covers the page. Escape on the page then turns it off. */
  readonly isOver?: boolean;
  /** Returns the settings to change; it changes none itself. */
  turn(settings: Settings, on: boolean): Partial<Settings>;
}

/** A number that the visitor raises and lowers. With `hasButton`, it is a mere button until it is turned on. */
export interface Stepper extends Shared {
  readonly kind: 'stepper';
  readonly hasButton: boolean;
  readonly steps: Steps;
  readonly slider?: { readonly min: number; readonly max: number };
  value(settings: Settings): number;
  put(value: number): Partial<Settings>;
  readonly turnOn: Partial<Settings>;
  readonly turnOff: Partial<Settings>;
  /** The value in words of the menu, such as "120%". `language`: BCP 47. */
  show(value: number, language: string): string;
}

export interface ColourChoice extends Shared {
  readonly kind: 'colour';
  value(settings: Settings): string;
  /** Whether what the visitor typed is a colour that this feature can use. */
  accepts(typed: string): boolean;
  put(settings: Settings, colour: string): Partial<Settings>;
}

export type Feature = Toggle | Stepper | ColourChoice;
