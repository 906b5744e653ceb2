/**
 * The version of Terms of Use and Privacy Policy, as the day they were last changed in. Whoever agreed to an
 * earlier one is asked again. Apart from the schemas, so that a browser needs no schema library to know it.
 */
export const legal = { version: '2026-11-22' } as const;
