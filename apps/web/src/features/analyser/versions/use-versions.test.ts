import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Writing } from '../editor/open-text-editor.ts';
import { useVersions } from './use-versions.ts';
import { most } from './version-store.ts';
import { unread } from './version.ts';

beforeEach(() => localStorage.clear());

it('restores no version in place of a text that is too long to be kept', () => {
  let text = 'A short text.';
  const box: Pick<Writing, 'text' | 'replace'> = {
    text: () => text,
    replace: (other) => void (text = other),
  };
  const writing = { current: box as Writing };
  const { result } = renderHook(() =>
    useVersions({ writing, result: null, reading: unread, cleared: null }),
  );
  act(() => result.current.onKeep());
  const long = 'a'.repeat(most.characters + 1);
  text = long;
  act(() => result.current.onRestore(result.current.versions[0]!));
  expect(text === long).toBe(true);
  expect(result.current.news).toEqual({ kind: 'tooLong' });
});
