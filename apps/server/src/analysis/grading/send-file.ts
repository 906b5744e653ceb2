import { errorReply } from '@vernacular/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export const wordDocument =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The replies of a route that answers with a Word document, for its schema. */
export const documentReplies = {
  200: {
    description: 'The document',
    content: { [wordDocument]: { schema: z.file().describe('A .docx file') } },
  },
  '4xx': errorReply,
  '5xx': errorReply,
};

const percent = (sign: string) =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A Content-Disposition header with a UTF-8 file name, and an ASCII one for old clients.
 * See: RFC 6266, appendix D; RFC 8187, 3.2.1.
 */
export function contentDisposition(name: string): string {
  const whole = name.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll(/[\p{Cc}/\\]/gu, '_');
  const plain = whole.replaceAll(/[^\x20-\x7e]/gu, '_').replaceAll(/["%]/g, '_');
  const coded = encodeURIComponent(whole).replaceAll(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

export const sendFile = (
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Uint8Array | string },
): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition(name))
    .type(type)
    .send(typeof content === 'string' ? content : Buffer.from(content));
