import {
  type ConversationLanguage,
  conversationLanguages,
  readConversationLanguage,
} from '@vernacular/exercises';
import type { FastifyRequest } from 'fastify';

/** The languages in which we write to people: letters and documents. */
export type ReaderLanguage = ConversationLanguage;

/** The language to write in, from what a client says it prefers. Java and old Android call Hebrew `iw`. */
export const readerLanguage = (request: Pick<FastifyRequest, 'languages'>): ReaderLanguage =>
  readConversationLanguage(request.languages([...conversationLanguages, 'iw']));

/** How the description of a call says which language its answer is in. */
export const acceptLanguageNote = `Accept-Language chooses: ${conversationLanguages.join(' or ')}.`;
