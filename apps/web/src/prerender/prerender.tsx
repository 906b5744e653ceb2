import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';

import { Loading } from '../app/loading/loading.tsx';
import { routes } from '../app/routes.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { Providers } from '../app/providers.tsx';
import { i18n, loadTexts, startI18n } from '../platform/language/i18n.ts';
import { languages } from '../platform/language/languages.ts';
import { pageTitle } from '../platform/site/page-title.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import type { Page, SentPage, Words } from './page-types.ts';
import { anyPage, pages } from './pages.ts';

const frame: RouteObject[] = [{ Component: Shell, children: [{ path: '*', Component: Loading }] }];

/** Renders all pages in all languages. Throws for a missing text. */
export async function prerender(): Promise<SentPage[]> {
  const sent: SentPage[] = [];
  for (const { code: language, direction } of languages) {
    if (i18n.isInitialized) await i18n.changeLanguage(language);
    else await startI18n(language, () => undefined);
    for (const page of [...pages, anyPage])
      sent.push({
        ...page,
        language,
        direction,
        titleText: pageTitle(page.title === null ? undefined : await say(page.title, language)),
        descriptionText: await say(page.description, language),
        html: await render(page),
      });
  }
  return sent;
}

/** A misspelt key must fail the build; otherwise the key itself would be shown as the text. */
async function say(words: Words, language: string): Promise<string> {
  if (typeof words !== 'string') return words[language]!;
  await loadTexts(words.slice(0, words.indexOf(':')));
  if (!i18n.exists(words)) throw new Error(`There is no text ${words}.`);
  return (i18n.t as (key: string) => string)(words);
}

async function render({ path, sent }: Page): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(sent === 'whole' ? routes : frame);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
}
