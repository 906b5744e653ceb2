import { extraValue, withExtraValue } from '../features/extras.ts';
import type { Settings } from '../settings/settings.ts';

export interface SpeechOptions {
  /** Rate multiplier; 1 is the voice's normal speed. */
  readonly speed: number;
  /** The `voiceURI`; empty for the device's default voice. */
  readonly voice: string;
}

export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type Extras = Pick<Settings, 'extras'>;

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

export const speechOptionsOf = (settings: Extras): SpeechOptions => {
  const speed = Number(extraValue(settings, 'speed'));
  return {
    speed: speeds.includes(speed) ? speed : 1,
    voice: decoded(extraValue(settings, 'voice')),
  };
};

export const withSpeechOptions = (settings: Extras, { speed, voice }: SpeechOptions): Extras =>
  withExtraValue(
    withExtraValue(settings, 'speed', speed === 1 ? '' : String(speed)),
    'voice',
    encodeURIComponent(voice),
  );
