import { defaults, type Settings } from './settings.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Gives `stored` the shape of `fallback`: values of another type and numbers that are not finite are replaced, and
 * negative numbers become 0. Where the fallback is null, only the field's own name is accepted, as in
 * `textAlign.left: 'left'`.
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

/** Parses stored settings, which may be missing, damaged or of another program; the defaults fill gaps. Never throws. */
export function readSettings(stored: string | null): Settings {
  try {
    return inShapeOf(defaults, JSON.parse(stored ?? 'null')) as Settings;
  } catch {
    return defaults;
  }
}
