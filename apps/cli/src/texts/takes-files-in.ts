/** Commands of LaTeX that take other files in. */
export const takesFilesIn = /\\(?:input|include|subfile)(?![a-z])/iu;
