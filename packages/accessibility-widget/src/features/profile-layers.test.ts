// @vitest-environment node
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaults, type Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { isProfileOn, toggleProfile } from './profile-layers.ts';
import { profiles } from './profiles.ts';

const named = (name: string) => profiles.find(({ label }) => label === `profiles.${name}`)!;
const press =
  (name: string) =>
  (settings: Settings): Settings => ({ ...settings, ...toggleProfile(named(name), settings) });
const hand =
  (part: Partial<Settings>) =>
  (settings: Settings): Settings => ({ ...settings, ...part });
const after = (...steps: readonly ((settings: Settings) => Settings)[]) =>
  steps.reduce((settings, step) => step(settings), defaults);
const onIn = (settings: Settings) =>
  profiles.filter((set) => isProfileOn(settings, set)).map(({ label }) => label.slice(9));

describe('a ready-made set', () => {
  test.each(profiles)('$label goes on and off again, and leaves no trace', ({ label }) => {
    const name = label.slice(9);
    expect(onIn(after(press(name)))).toEqual([name]);
    expect(after(press(name), press(name))).toEqual(defaults);
  });

  test('gives back what stood there before', () => {
    const own = hand({ adjustFontSizePercentage: 120, isBigCursor: true });
    expect(after(own, press('lowVision')).adjustFontSizePercentage).toBe(140);
    expect(after(own, press('lowVision'), press('lowVision'))).toEqual(after(own));
  });

  test('makes no value of the visitor smaller', () => {
    const own = hand({ adjustFontSizePercentage: 200, letterSpacing: 3 });
    const both = after(own, press('lowVision'), press('dyslexia'));
    expect(both).toMatchObject({ adjustFontSizePercentage: 200, letterSpacing: 3, wordSpacing: 2 });
    expect(press('dyslexia')(press('lowVision')(both))).toEqual(after(own));
  });

  test('leaves what was changed by hand while it was on', () => {
    const done = after(
      hand({ adjustFontSizePercentage: 120 }),
      press('lowVision'),
      hand({ adjustFontSizePercentage: 170, isBigCursor: false }),
      press('lowVision'),
    );
    expect(done).toEqual({ ...defaults, adjustFontSizePercentage: 170 });
  });

  test('is not turned on by others that hold all it has', () => {
    expect(onIn(after(press('lowVision'), press('motor')))).toEqual(['lowVision', 'motor']);
    expect(onIn(after(hand(named('colourBlind').settings)))).toEqual([]);
  });

  test('is off where nothing of it is left', () => {
    const none = hand({ isMotionStopped: false, lowSaturation: defaults.lowSaturation });
    expect(onIn(after(press('calmView'), none))).toEqual([]);
    expect(onIn(after(press('calmView'), none, press('calmView')))).toEqual(['calmView']);
  });

  test('gives way to what was changed by hand before the set over it', () => {
    const own = hand({ columnWidth: 50 });
    const both = after(press('dyslexia'), own, press('attention'));
    expect(both.columnWidth).toBe(60);
    expect(press('attention')(both).columnWidth).toBe(50);
    expect(press('attention')(press('dyslexia')(both)).columnWidth).toBe(50);
  });

  test('goes off without the others, in whatever order they were pressed', () => {
    const names = profiles.map(({ label }) => label.slice(9));
    assert(
      property(array(constantFrom(...names), { maxLength: 12 }), (pressed) => {
        const own = hand({ adjustFontSizePercentage: 130, highlightLinks: true, columnWidth: 50 });
        const done = after(own, ...pressed.map(press));
        const odd = names.filter((name) => pressed.filter((each) => each === name).length % 2);
        expect(onIn(done)).toEqual(odd);
        for (const name of odd) expect(done).toMatchObject(named(name).settings);
        // What no set asks for is the visitor's own.
        const asked = odd.map((name) => named(name).settings);
        expect(done).toEqual(Object.assign({}, after(own), { sets: done.sets }, ...asked));
        expect(done.sets === '').toBe(odd.length === 0);
      }),
    );
  });
});

describe('settings in a text', () => {
  test('have the sets that were pressed', () => {
    const read = readSettings(JSON.stringify(after(hand(named('calmView').settings))));
    expect(onIn(read)).toEqual([]);
    expect(readSettings(JSON.stringify(after(press('motor'))))).toEqual(after(press('motor')));
  });

  test.each(['', '7', '[7,null,"constructor"]', '{"a":', '[{"zoom":"big"},"profiles.motor"]'])(
    'with the sets "%s" can be pressed',
    (sets) => {
      const off = press('motor')(press('motor')({ ...defaults, sets }));
      expect(off).toMatchObject({ isBigCursor: false, zoom: defaults.zoom });
    },
  );
});
