import { limits } from '@vernacular/contract';
import { formatOf } from '@vernacular/documents/readable-files';

const isReadable = ({ name }: File) => formatOf(name) !== undefined;

/** Files that the operating system or Word leaves in folders and that users do not mean to upload. */
const isLitter = ({ name, webkitRelativePath: path }: File) =>
  Boolean(path) && /^(\.|~\$|Thumbs\.db$|desktop\.ini$)/iu.test(name);

/** Splits files into readable ones and the names of others; files such as `.DS_Store` in a folder are dropped. */
export function takeFiles(offered: readonly File[]) {
  const meant = offered.filter((file) => !isLitter(file));
  return {
    files: meant.filter(isReadable),
    refused: meant.filter((file) => !isReadable(file)).map(({ name }) => name),
  };
}

/** Path of a file from a chosen folder, else its name. */
export const pathOf = ({ name, webkitRelativePath: path }: File): string => path || name;

/** Maps each file to its name, or to its path if several files share the name. */
export function namesOf(files: readonly File[]): ReadonlyMap<File, string> {
  const times = new Map<string, number>();
  for (const { name } of files) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    files.map((file) => [file, times.get(file.name) === 1 ? file.name : pathOf(file)] as const),
  );
}

export const totalSize = (files: readonly Pick<File, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Why files cannot be sent: none, too many, or too large together. Null if they can. */
export function refusal(files: readonly Pick<File, 'size'>[]) {
  if (files.length === 0) return 'no-files';
  if (files.length > limits.groupFiles) return 'too-many-files';
  return totalSize(files) > limits.group ? 'group-too-large' : null;
}
