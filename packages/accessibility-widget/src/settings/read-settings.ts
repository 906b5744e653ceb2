import { defaults, type Settings } from './settings.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * `stored` in the shape of `fallback`: a field of another type, and a number that is not finite,
 * gives way. Where the fallback is null, a field holds its own name or nothing, as directions do.
 */
function inShapeOf(fallback: unknown, stored: unknown, name = ''): unknown {
  if (isRecord(fallback)) {
    const source = isRecord(stored) ? stored : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([key, value]) => [key, inShapeOf(value, source[key], key)]),
    );
  }
  if (fallback === null) return stored === name ? name : null;
  if (typeof fallback === 'number')
    return Number.isFinite(stored) ? Math.max(0, stored as number) : fallback;
  return typeof stored === typeof fallback ? stored : fallback;
}

/** Settings from what lies in storage, which may be missing, damaged or someone else's. Never throws. */
export function readSettings(stored: string | null): Settings {
  try {
    return inShapeOf(defaults, JSON.parse(stored ?? 'null')) as Settings;
  } catch {
    return defaults;
  }
}
