import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from 'marked';
import type { Plugin } from 'vite';

import { conversationLanguages } from '../../../packages/exercises/src/words/site-languages.ts';
import { legalPdf } from './legal-pdf.ts';

const folder = fileURLToPath(new URL('../src/features/legal/documents', import.meta.url));
const path = /^\/legal\/([a-z]+)\/([a-z-]+)\.pdf$/u;
const read = (language: string, name: string) =>
  readFileSync(join(folder, language, `${name}.md`), 'utf8');

/** Vite plugin: the import of a legal document (`.md`) gives its HTML as a string. */
export const legalTexts = (): Plugin => ({
  name: 'legal-texts',
  transform(source, id) {
    if (!id.startsWith(folder) || !id.endsWith('.md')) return null;
    return {
      code: `export default ${JSON.stringify(parse(source, { async: false }))};`,
      map: null,
    };
  },
});

/** Vite plugin for each legal document as a PDF at `/legal/{language}/{name}.pdf`, in development and in the build. */
export const legalPdfs = (): Plugin => ({
  name: 'legal-pdfs',
  configureServer(server) {
    server.middlewares.use((request, reply, next) => {
      const [, language, name] = path.exec(request.url ?? '') ?? [];
      const spoken = conversationLanguages.find((code) => code === language);
      if (!spoken || !name) return next();
      reply.setHeader('content-type', 'application/pdf');
      reply.end(legalPdf(read(spoken, name), spoken));
    });
  },
  generateBundle() {
    for (const language of conversationLanguages) {
      for (const file of readdirSync(join(folder, language))) {
        const name = file.replace(/\.md$/u, '');
        const source = legalPdf(read(language, name), language);
        this.emitFile({ type: 'asset', fileName: `legal/${language}/${name}.pdf`, source });
      }
    }
  },
});
