/** Returns the pasted files, or null when the paste has no files or has plain text as well. */
export function pastedFiles({
  clipboardData,
}: Pick<ClipboardEvent, 'clipboardData'>): readonly File[] | null {
  const files = [...(clipboardData?.files ?? [])];
  const hasText = clipboardData?.types.includes('text/plain') ?? false;
  return files.length === 0 || hasText ? null : files;
}
