import { describe, expect, test } from 'vitest';

import { english } from '../languages/english.ts';
import { translator } from '../languages/translate-and-load-language.ts';
import { defaults, type Settings } from '../settings/settings.ts';
import { features, featuresOf } from './catalogue.ts';

const feature = (id: string) => {
  const found = features.find((other) => other.id === id);
  if (!found) throw new Error(`no feature ${id}`);
  return found;
};
const turned = (settings: Settings, id: string, on: boolean): Settings => {
  const found = feature(id);
  if (found.kind !== 'toggle') throw new Error(`${id} is no toggle`);
  return { ...settings, ...found.turn(settings, on) };
};

const started = (id: string) => {
  const found = feature(id);
  if (found.kind !== 'stepper') throw new Error(`${id} is no stepper`);
  return found.value({ ...defaults, ...found.turnOn });
};

describe('the catalogue', () => {
  test('has the sections of the specification', () => {
    expect(featuresOf('content')).toHaveLength(12);
    expect(featuresOf('colors')).toHaveLength(10);
    expect(featuresOf('tools')).toHaveLength(3);
  });

  test('leaves every feature off by default', () => {
    expect(features.filter(({ isOn }) => isOn(defaults))).toEqual([]);
  });

  test.each(features.map(({ id, label }) => [id, label] as const))(
    'names and explains %s',
    (_, label) => {
      const t = translator(english);
      expect(t(label)).not.toBe(label);
      expect(t(`help.${label}`)).not.toBe(`help.${label}`);
    },
  );

  test('gives each value feature the default of the specification', () => {
    expect(started('letter-spacing')).toBe(1);
    expect(started('word-spacing')).toBe(1);
    expect(started('line-height')).toBe(3);
    expect(started('brightness')).toBe(150);
    expect(started('high-contrast')).toBe(125);
    expect(started('high-saturation')).toBe(200);
    expect(started('low-saturation')).toBe(50);
  });

  test('resets a value feature to off and zero', () => {
    const brightness = feature('brightness');
    if (brightness.kind !== 'stepper') throw new Error('brightness is a stepper');
    expect(brightness.turnOff).toEqual({ brightness: { isBrightness: false, brightness: 0 } });
  });
});

describe('dark and light contrast', () => {
  test('exclude each other', () => {
    const light = turned(turned(defaults, 'dark-contrast', true), 'light-contrast', true);
    expect([light.isDarkContrast, light.isLightContrast]).toEqual([false, true]);
  });

  test('look pressed each by its own flag', () => {
    const dark = turned(defaults, 'dark-contrast', true);
    expect(feature('dark-contrast').isOn(dark)).toBe(true);
    expect(feature('light-contrast').isOn(dark)).toBe(false);
  });
});

test('one alignment replaces another', () => {
  const right = turned(turned(defaults, 'text-align-left', true), 'text-align-right', true);
  expect(right.textAlign).toEqual({ left: null, center: null, right: 'right' });
  expect(turned(right, 'text-align-right', false).textAlign).toEqual(defaults.textAlign);
});
