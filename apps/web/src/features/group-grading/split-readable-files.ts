import { limits } from '@vernacular/contract';
import { formatOf } from '@vernacular/documents/readable-files';

/** Files that can be read, and the names of those that cannot. */
export interface Taken {
  readonly files: readonly File[];
  readonly refused: readonly string[];
}

const isReadable = ({ name }: File) => formatOf(name) !== undefined;

/** What systems and Word leave in folders, and nobody means. */
const isLitter = ({ name, webkitRelativePath: path }: File) =>
  Boolean(path) && /^(\.|~\$|Thumbs\.db$|desktop\.ini$)/iu.test(name);

/** Takes files that can be read and refuses the others. */
export function takeFiles(offered: readonly File[]): Taken {
  const meant = offered.filter((file) => !isLitter(file));
  return {
    files: meant.filter(isReadable),
    refused: meant.filter((file) => !isReadable(file)).map(({ name }) => name),
  };
}

/** The name of a file, with its folders where it came in some. */
export const pathOf = ({ name, webkitRelativePath: path }: File): string => path || name;

/** A name for each file: its own, or, where several bear one, the path as far as they have it. */
export function namesOf(files: readonly File[]): ReadonlyMap<File, string> {
  const times = new Map<string, number>();
  for (const { name } of files) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    files.map((file) => [file, times.get(file.name) === 1 ? file.name : pathOf(file)] as const),
  );
}

/** Why a group would be refused, told before anything is sent; null when nothing speaks against it. */
export function refusal(
  files: readonly { readonly file: Pick<File, 'size'> }[],
): 'no-files' | 'group-too-large' | 'too-many-files' | null {
  if (files.length === 0) return 'no-files';
  if (files.length > limits.groupFiles) return 'too-many-files';
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  return size > limits.group ? 'group-too-large' : null;
}
