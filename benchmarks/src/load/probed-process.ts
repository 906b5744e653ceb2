import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { Probed } from './probe.ts';

export const probeModule = new URL('probe.js', import.meta.url).href;

export async function probe(child: ChildProcess): Promise<Probed> {
  const answered = once(child, 'message');
  child.send('how are you');
  const [probed] = (await answered) as [Probed];
  return probed;
}
