import { useCallback, useState } from 'react';

import { readStored, store, type StoredKey } from '../../platform/storage/storage.ts';

/** A setting that is on or off, kept on the device. */
export function useStoredSwitch(
  key: StoredKey,
): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(key) === 'on');
  const set = useCallback(
    (next: boolean) => {
      setOn(next);
      store(key, next ? 'on' : null);
    },
    [key],
  );
  return [isOn, set];
}
