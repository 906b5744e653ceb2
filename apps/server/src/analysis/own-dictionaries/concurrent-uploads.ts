import { Failure } from '../../http/index.ts';

const maxConcurrent = 4;

/**
 * Returns a function that begins an upload of a user and returns a function that ends it. It throws a Failure if the
 * user has an upload under way already, or if `most` uploads are.
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
