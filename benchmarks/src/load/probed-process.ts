import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { Probed } from './probe.ts';

/** What is loaded into a process before its program, so that `probe` can ask it. */
export const probeModule = new URL('probe.js', import.meta.url).href;

/** What a process says of itself. */
export async function probe(child: ChildProcess): Promise<Probed> {
  const answered = once(child, 'message');
  child.send('how are you');
  const [probed] = (await answered) as [Probed];
  return probed;
}
