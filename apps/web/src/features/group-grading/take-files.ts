import { limits } from '@vernacular/contract';

/** Files that can be read, and the names of those that cannot. */
export interface Taken {
  readonly files: readonly File[];
  readonly refused: readonly string[];
}

const isReadable = ({ name }: File) => /\.(txt|docx)$/i.test(name);

/** Takes .txt and .docx files and refuses the others. */
export function takeFiles(offered: readonly File[]): Taken {
  return {
    files: offered.filter(isReadable),
    refused: offered.filter((file) => !isReadable(file)).map(({ name }) => name),
  };
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
