import type { FastifyRequest } from 'fastify';

/** The languages in which we write to people: letters and documents. */
export type ReaderLanguage = 'en' | 'he';

/** The language to write in, from what a client says it prefers. Java and old Android call Hebrew `iw`. */
export const readerLanguage = (request: Pick<FastifyRequest, 'languages'>): ReaderLanguage =>
  /^(he|iw)$/.test(String(request.languages(['en', 'he', 'iw']))) ? 'he' : 'en';
