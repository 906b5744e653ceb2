export { acceptedFiles, formatOf, nameWithoutEnding, readableEndings } from '../formats.ts';
