/** Gives a file the path it has within the folder it came from, as a file input for folders does. */
function withPath(file: File, path: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: path.replace(/^\//u, '') });
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All of a folder; a browser gives about a hundred at a time. */
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

/** Hands over what was dropped: files at once, and folders as the files in them, with their paths, once they are read. */
export function takeDropped(
  { items, files }: DataTransfer,
  take: (files: readonly File[]) => void,
): void {
  // What is dropped can be looked at only now, before anything is awaited.
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const loose = [...files];
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    if (loose.length > 0) take(loose);
    return;
  }
  void Promise.all(entries.map(filesIn)).then(
    (found) => take(found.flat()),
    // A folder that vanished meanwhile, or may not be read: what came beside it is taken.
    () => take(loose.filter(({ size }) => size > 0)),
  );
}
