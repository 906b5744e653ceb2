/** The path of the web app manifest's `share_target`. */
export const sharePath = '/share-target';

const cacheName = 'shared';
const key = '/shared';
const nameHeader = 'x-file-name';

/** Caches what another app shared: its file, or else title, text and URL. Replaces what was cached before. */
export async function keepShared(form: FormData): Promise<void> {
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value): value is string => typeof value === 'string' && value !== '');
  if (!isFile && words.length === 0) return;
  const headers = isFile
    ? { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) }
    : { 'content-type': 'text/plain' };
  const cache = await caches.open(cacheName);
  await cache.put(key, new Response(isFile ? file : words.join('\n\n'), { headers }));
}

export const forgetShared = (): void =>
  void globalThis.caches?.delete(cacheName).catch(() => false);

/** What another app has shared with the site, as a file; a shared text gets the name `textName`. */
export async function readShared(textName: string): Promise<File | null> {
  const kept = await (await caches.open(cacheName)).match(key);
  if (!kept) return null;
  const [name, bytes] = [kept.headers.get(nameHeader), await kept.blob()];
  return new File([bytes], name === null ? textName : decodeURIComponent(name), {
    type: bytes.type,
  });
}
