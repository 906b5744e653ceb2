/** The files that are pasted alone; null when there are none, or a text with them. */
export function pastedFiles({ clipboardData }: ClipboardEvent): readonly File[] | null {
  const files = [...(clipboardData?.files ?? [])];
  const hasText = clipboardData?.types.includes('text/plain') ?? false;
  return files.length === 0 || hasText ? null : files;
}
