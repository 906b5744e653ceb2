import { expect, it } from 'vitest';

import { takeDropped } from './dropped-files.ts';

const fileEntry = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (give: (file: File) => void) => give(new File(['x'], fullPath.replace(/^.*\//u, ''))),
});
const folderEntry = (fullPath: string, ...parts: readonly (readonly object[])[]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (give: (some: readonly object[]) => void) => give(left.shift() ?? []) };
  },
});
const drop = (files: readonly File[], ...entries: readonly object[]) =>
  new Promise<readonly File[]>((resolve) =>
    takeDropped(
      { files, items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) } as never,
      resolve,
    ),
  );

it('takes files as they are', async () => {
  const file = new File(['x'], 'a.txt');
  expect(await drop([file], fileEntry('/a.txt'))).toEqual([file]);
});

it('takes all files of a folder, however many reads it takes, each with its path', async () => {
  const essays = folderEntry('/course/maya', [fileEntry('/course/maya/essay.txt')]);
  const found = await drop(
    [],
    folderEntry('/course', [essays], [fileEntry('/course/noam.txt')]),
    fileEntry('/lea.txt'),
  );
  expect(found.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'course/maya/essay.txt',
    'course/noam.txt',
    'lea.txt',
  ]);
});
