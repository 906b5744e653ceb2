import { errorCodes } from '@vernacular/contract';

import { escapeHtml } from './escape-html.ts';
import { choicesOf, fieldsOf, typeOf, type Schema } from './read-schema.ts';

interface Content {
  readonly schema?: Schema;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Content>> };
  readonly responses?: Readonly<
    Record<
      string,
      { readonly description?: string; readonly content?: Readonly<Record<string, Content>> }
    >
  >;
}

/** An OpenAPI description, as far as the page shows it. */
export interface ApiDescription {
  readonly info: {
    readonly title: string;
    readonly description?: string;
    readonly version: string;
  };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const e = escapeHtml;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const fieldTable = (schema: Schema) =>
  table(
    ['Field', 'Type', 'What it is'],
    fieldsOf(schema).map(({ name, type, isRequired, description }) => [
      `<code>${e(name)}</code>${isRequired ? '' : ' <small>optional</small>'}`,
      e(type),
      e(description),
    ]),
  );

const content = (bodies: Readonly<Record<string, Content>> = {}) =>
  Object.entries(bodies)
    .map(([type, { schema = {} }]) => {
      const tables = choicesOf(schema).map(fieldTable).join('<p class="media">or</p>');
      const what = tables === '' ? ` – ${e(schema.description ?? typeOf(schema))}` : '';
      return `<p class="media"><code>${e(type)}</code>${what}</p>${tables}`;
    })
    .join('');

const anchor = (method: string, path: string) =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function operationSection(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map((parameter) => [
    `<code>${e(parameter.name)}</code>${parameter.required ? '' : ' <small>optional</small>'}`,
    `${e(typeOf(parameter.schema ?? {}))} <small>in the ${e(parameter.in)}</small>`,
    e(parameter.description ?? parameter.schema?.description ?? ''),
  ]);
  const replies = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(
      ([status, reply]) =>
        `<p class="media"><b>${e(status)}</b> ${e(reply.description ?? '')}</p>${content(reply.content)}`,
    );
  return `<section id="${anchor(method, path)}">
<h3>${e(operation.summary ?? path)}</h3>
<p class="call"><span class="method ${e(method)}">${e(method.toUpperCase())}</span> <code>${e(path)}</code></p>
${operation.description ? `<p>${e(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<h4>Takes</h4>${table(['Parameter', 'Type', 'What it is'], parameters)}` : ''}
${operation.requestBody ? `<h4>Takes</h4>${content(operation.requestBody.content)}` : ''}
<h4>Answers</h4>
${replies.join('\n')}
<p class="media">Otherwise, <a href="#failures">a failure</a>.</p>
</section>`;
}

/** The description of the calls as a page to read: plain HTML, one style sheet, no script. */
export function docsPage({ info, paths = {} }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
  const tagged = (tag: string) =>
    operations.filter(({ operation }) => operation.tags?.includes(tag));
  const links = tags.map(
    (tag) =>
      `<li><b>${e(tag)}</b><ul>${tagged(tag)
        .map(
          ({ path, method, operation }) =>
            `<li><a href="#${anchor(method, path)}">${e(operation.summary ?? path)}</a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const failures = Object.entries(errorCodes).map(([code, { status, sentence }]) => [
    `<code>${e(code)}</code>`,
    String(status),
    e(sentence),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calls – ${e(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><a href="/" class="mark">${e(info.title)}</a><p>Version ${e(info.version)} · <a href="/api/openapi.json">openapi.json</a></p></header>
<div class="page">
<nav aria-label="Calls"><ul>${links.join('')}<li><b>When it fails</b><ul><li><a href="#failures">Codes</a></li></ul></li></ul></nav>
<main id="calls">
<h1>The calls of this site</h1>
<p class="lead">${e(info.description ?? '')}</p>
${tags
  .map(
    (tag) =>
      `<h2>${e(tag)}</h2>${tagged(tag)
        .map(({ path, method, operation }) => operationSection(path, method, operation))
        .join('\n')}`,
  )
  .join('\n')}
<section id="failures"><h2>When it fails</h2>
<p>Every failure is answered as <code>{"error":{"code","message"}}</code>. The code stays the same; the message is a sentence to show and may say more than the one here.</p>
${table(['Code', 'Status', 'Sentence'], failures)}</section>
</main>
</div>
</body>
</html>
`;
}
