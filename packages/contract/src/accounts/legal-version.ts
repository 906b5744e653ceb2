/**
 * The date of the last change of the Terms of Use or the Privacy Policy; users who agreed to an earlier version are
 * asked again. Not beside the schemas, so that a browser needs no schema library to read it.
 */
export const legal = { version: '2026-11-29' } as const;
