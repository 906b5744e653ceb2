import { beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetWriting, forgetWritingOfTab, keepAgain } from '../../../platform/storage/storage.ts';
import { onOthers, otherTexts, readWork, showWork, storeWork } from './tab-storage.ts';

const holder = 'analyser.holder:';
const others = () => otherTexts().map(({ text }) => text);
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** What another tab stores, and this one hears of. */
const storedElsewhere = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
};
/** A new tab of the same browser: only what is kept on the device is there. */
const newTab = () => forgetWritingOfTab();

beforeEach(() => {
  forgetWriting();
  keepAgain();
});

describe('the work of a tab', () => {
  it('is there again after a reload', () => {
    storeWork('text', 'one');
    expect(readWork('text')).toBe('one');
    expect(others()).toEqual([]);
  });

  it('is found by a new tab once its own was closed, and then forgotten by Clear', () => {
    storeWork('text', 'one');
    leave();
    newTab();
    expect([readWork('text'), ...others()]).toEqual(['one']);
    storeWork('text', null);
    leave();
    newTab();
    expect([readWork('text'), ...others()]).toEqual([null]);
  });

  it('is what an earlier version of the site kept', () => {
    localStorage.setItem('analyser.text', 'long ago');
    localStorage.setItem('analyser.versions', '[]');
    expect([readWork('text'), readWork('versions')]).toEqual(['long ago', '[]']);
  });

  it('is that of an open tab until the first change, which leaves the other as it was', () => {
    localStorage.setItem('analyser.text', 'one');
    localStorage.setItem('analyser.result', 'of one');
    localStorage.setItem(holder, 'another page');
    expect(readWork('text')).toBe('one');
    storeWork('text', 'two');
    expect([readWork('text'), readWork('result')]).toEqual(['two', 'of one']);
    expect(others()).toEqual(['one']);
    expect(localStorage.getItem('analyser.text')).toBe('one');
  });

  it('goes on under another name as soon as a duplicate has claimed it, as this tab knew it', () => {
    storeWork('text', 'one');
    storeWork('paper', 'a paper');
    localStorage.setItem('analyser.text', 'two');
    storedElsewhere(holder, 'another page');
    expect([readWork('text'), readWork('paper')]).toEqual(['one', 'a paper']);
    expect(others()).toEqual(['two']);
  });

  it('does so too when it comes back from the memory of the browser', () => {
    storeWork('text', 'one');
    leave();
    localStorage.setItem(holder, 'another page');
    localStorage.setItem('analyser.text', 'two');
    comeBack();
    expect([readWork('text'), ...others()]).toEqual(['one', 'two']);
  });

  it('is claimed again by a page that comes back and finds it as it was', () => {
    storeWork('text', 'one');
    leave();
    expect(localStorage.getItem(holder)).toBeNull();
    comeBack();
    expect(localStorage.getItem(holder)).not.toBeNull();
  });

  it('is never this tab’s again after somebody has logged out', () => {
    storeWork('text', 'one');
    forgetWriting();
    expect(storeWork('text', 'late')).toBe(false);
    keepAgain();
    storedElsewhere(holder, 'another page');
    expect([readWork('text'), ...others()]).toEqual([null]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/one|late/u);
  });

  it('is known without storage, and said not to be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storeWork('text', 'one')).toBe(false);
    vi.restoreAllMocks();
    expect(storeWork('text', 'one')).toBe(true);
  });
});

describe('another text', () => {
  it('is told of when another tab keeps it', () => {
    readWork('text');
    const told = vi.fn<() => void>();
    const stop = onOthers(told);
    storedElsewhere('analyser.text:b', 'two');
    stop();
    storedElsewhere('analyser.text:b', 'three');
    expect(told).toHaveBeenCalledTimes(1);
    expect(others()).toEqual(['three']);
  });

  it('is shown, and each of several in turn, and none is lost', () => {
    storeWork('text', 'one');
    localStorage.setItem('analyser.text:b', 'two');
    localStorage.setItem('analyser.text:c', 'three');
    const shown = [1, 2, 3].map(() => {
      showWork(otherTexts()[0]!.name);
      return readWork('text');
    });
    expect(shown).toEqual(['two', 'three', 'one']);
  });
});
