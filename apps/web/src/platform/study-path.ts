/** `/{uuid}-{variant}`, the hidden address of an exercise in a study (specification, section 2). */
const pattern =
  /^\/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}-((?:halflife|coherence|critical-thinking)-(?:full|slim))$/u;

export const isStudyPath = (path: string): boolean => pattern.test(path);

/** The variant a study's address names, for example `halflife-slim`; null for any other address. */
export const studyVariantOf = (path: string): string | null => pattern.exec(path)?.[1] ?? null;
