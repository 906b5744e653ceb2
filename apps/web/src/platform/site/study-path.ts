import { studyVariants } from './exercise-cards.at-build.ts';

const uuid = /^\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-/u;

/** The variant of a study's address, `/{uuid}-{variant}`, such as `halflife-slim`; null for any other address. */
export function studyVariantOf(path: string): string | null {
  const [beginning] = uuid.exec(path) ?? [];
  if (beginning === undefined) return null;
  return studyVariants.find((variant) => path === beginning + variant) ?? null;
}
