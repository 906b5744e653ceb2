import type { GlossaryField } from '../glossary.ts';

/** The fields of the Hebrew glossary, one file each. */
export const fields = [] as readonly GlossaryField[];
