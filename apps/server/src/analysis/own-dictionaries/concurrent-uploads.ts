import { Failure } from '../../http/index.ts';

const maxConcurrent = 4;

/**
 * Allows one upload per person and `most` in all; throws a Failure beyond that. The returned function ends the
 * upload.
 */
export function limitConcurrentUploads(most = maxConcurrent): (userId: string) => () => void {
  const people = new Set<string>();
  return (userId) => {
    if (people.has(userId)) throw new Failure('upload-under-way');
    if (people.size >= most) throw new Failure('busy');
    people.add(userId);
    return () => void people.delete(userId);
  };
}
