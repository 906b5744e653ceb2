import {
  type ConversationLanguage,
  conversationLanguages,
  readConversationLanguage,
} from '@vernacular/exercises';
import type { FastifyRequest } from 'fastify';

export type ReaderLanguage = ConversationLanguage;

/** The language of the site that Accept-Language asks for, else English. Java and old Android send `iw` for Hebrew. */
export const readerLanguage = (request: Pick<FastifyRequest, 'languages'>): ReaderLanguage =>
  readConversationLanguage(request.languages([...conversationLanguages, 'iw']));

export const acceptLanguageNote = `Accept-Language chooses: ${conversationLanguages.join(' or ')}.`;
