/**
 * The date of the last change of Terms of Use and Privacy Policy; users who agreed to an earlier version are asked
 * again. Kept apart from the schemas, so that a browser needs no schema library to read it.
 */
export const legal = { version: '2026-11-29' } as const;
