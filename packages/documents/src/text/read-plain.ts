import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reading, Source } from '../reader-types.ts';
import { decodeText } from './detect-encoding-and-decode.ts';

/** Decodes a plain text file and turns CRLF into LF. `origin` maps the text back to the file. */
export function readPlain({ bytes, ending }: Pick<Source, 'bytes' | 'ending'>): Reading {
  const { source, encoding } = decodeText(bytes, ending);
  const gathered = gather();
  let at = 0;
  for (let end = source.indexOf('\r\n'); end >= 0; end = source.indexOf('\r\n', at)) {
    gathered.put(source.slice(at, end), at);
    at = end + 1;
  }
  gathered.put(source.slice(at), at);
  return { ...gathered.done(), encoding };
}
