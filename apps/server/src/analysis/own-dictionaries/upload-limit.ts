import { Failure } from '../../http/index.ts';

const mostAtOnce = 4;

/** Lets one person send one corpus at a time, and a few people at once; gives back how to end it. */
export function uploadLimit(most = mostAtOnce): (userId: string) => () => void {
  const people = new Set<string>();
  return (userId) => {
    if (people.has(userId)) throw new Failure('upload-under-way');
    if (people.size >= most) throw new Failure('busy');
    people.add(userId);
    return () => void people.delete(userId);
  };
}
