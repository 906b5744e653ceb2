/** Writes a Brotli copy beside each file worth it, so that the server need not compress it at each request. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const worthIt = /\.(js|css|svg|json|ico)$/;
/** In bytes; for a smaller file, the headers are the larger part. */
const least = 600;

export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => worthIt.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const bytes = await readFile(file);
        if (bytes.length >= least) await writeFile(`${file}.br`, await compress(bytes));
      }),
  );
}
