import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepLanguage } from '../languages/translate-and-load-language.ts';
import type { Owner } from '../options.ts';
import { browserStorage, forgetSettings } from './permitted-storage.ts';
import { openForTest as open } from './stores-for-tests.ts';

/** Before each test too: files share a window here, and what another left open may have written since. */
const clear = () => {
  sessionStorage.clear();
  localStorage.clear();
};
beforeEach(clear);
afterEach(clear);

const kept = () => [sessionStorage, localStorage].map((storage) => storage.length);

test.each([
  [{}, [1, 1]],
  [{ storage: 'device' }, [1, 1]],
  [{ storage: 'session' }, [1, 0]],
  [{ storage: 'none' }, [0, 0]],
  [{ consent: 'yes' }, [1, 1]],
  [{ consent: 'yes', storage: 'session' }, [1, 0]],
  [{ consent: 'wait' }, [0, 0]],
  [{ consent: 'no' }, [0, 0]],
] as const)('with %j, session and device keep %j', (owner, wanted) => {
  open(browserStorage(() => owner)).change({ isRememberedOnDevice: true });
  expect(kept()).toEqual(wanted);
});

test('what was chosen before a consent is kept with it', () => {
  let consent: NonNullable<Owner['consent']> = 'wait';
  const settings = open(browserStorage(() => ({ consent })));
  settings.change({ letterSpacing: 2 });
  expect(kept()).toEqual([0, 0]);
  consent = 'yes';
  settings.recall();
  expect(open().current).toMatchObject({ letterSpacing: 2 });
});

test('what was kept comes back with a consent, where nothing was chosen before it', () => {
  open().change({ letterSpacing: 2 });
  let consent: NonNullable<Owner['consent']> = 'wait';
  const settings = open(browserStorage(() => ({ consent })));
  expect(settings.current.letterSpacing).toBe(0);
  consent = 'yes';
  settings.recall();
  expect(settings.current.letterSpacing).toBe(2);
});

test('a consent keeps nothing where nothing was chosen', () => {
  open(browserStorage(() => ({ consent: 'yes' }))).recall();
  expect(kept()).toEqual([0, 0]);
});

test('all that is ours is forgotten, and nothing else', () => {
  open().change({ isRememberedOnDevice: true });
  sessionStorage.setItem('accessibilik-visit', '1');
  localStorage.setItem('accessibilik-sets', '[]');
  localStorage.setItem('theirs', 'x');
  keepLanguage(browserStorage(), 'de');
  forgetSettings();
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], ['theirs']]);
});

test('the page’s own language stays when all that is ours is forgotten', () => {
  localStorage.setItem('i18nextLng', 'fr');
  keepLanguage(browserStorage(), 'de');
  forgetSettings();
  expect(Object.entries(localStorage)).toEqual([['i18nextLng', 'fr']]);
});
