import { defaults, type Settings } from './settings.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `stored` in the shape of `fallback`: a field of another type, and a number that is not finite, gives way. */
function inShapeOf(fallback: unknown, stored: unknown): unknown {
  if (isRecord(fallback)) {
    const source = isRecord(stored) ? stored : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([key, value]) => [key, inShapeOf(value, source[key])]),
    );
  }
  if (typeof fallback === 'number')
    return Number.isFinite(stored) ? Math.max(0, Number(stored)) : fallback;
  return typeof stored === typeof fallback ? stored : fallback;
}

/** Settings from what lies in storage, which may be missing, damaged or someone else's. Never throws. */
export function readSettings(stored: string | null): Settings {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return defaults;
  }
  const settings = inShapeOf(defaults, value) as Settings;
  const align = isRecord(value) && isRecord(value['textAlign']) ? value['textAlign'] : {};
  return {
    ...settings,
    textAlign: {
      left: align['left'] === 'left' ? 'left' : null,
      center: align['center'] === 'center' ? 'center' : null,
      right: align['right'] === 'right' ? 'right' : null,
    },
  };
}
