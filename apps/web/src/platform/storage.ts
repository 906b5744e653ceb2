/** A value kept on this device, or null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets every value whose key begins so. */
export function forgetAll(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(beginning)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** Keeps a value on this device and tells whether it could; null forgets it. */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
