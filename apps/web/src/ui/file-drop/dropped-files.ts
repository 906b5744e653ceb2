/** Sets `webkitRelativePath`, as a file input for folders does. */
function withPath(file: File, path: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: path.replace(/^\//u, '') });
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** `readEntries` returns only about a hundred entries per call. */
async function membersOf(entry: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry)) return [withPath(await fileOf(entry), entry.fullPath)];
  const members = await membersOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(members.map(filesIn))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/**
 * Calls `take` once: immediately for plain files; when a folder was dropped, after reading it, with all files and
 * their paths. If a folder cannot be read, with the loose files alone.
 */
export function takeDropped(
  { items, files }: DataTransfer,
  take: (files: readonly File[]) => void,
): void {
  // The entries can be read only before the first `await`.
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const loose = [...files];
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    if (loose.length > 0) take(loose);
    return;
  }
  void Promise.all(entries.map(filesIn)).then(
    (found) => take(found.flat()),
    // A folder has vanished or cannot be read: only the files dropped beside it are passed on.
    () => take(loose.filter(({ size }) => size > 0)),
  );
}
