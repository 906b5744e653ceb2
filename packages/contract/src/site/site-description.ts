import { z } from 'zod';

import { defaultSite } from './site-name-and-defaults.ts';
import { inSiteLanguages, siteLanguage } from './site-language.ts';
import { request } from '../wire/request.ts';

const link = z.url({ protocol: /^https?$/ });
const picture = z
  .string()
  .regex(/^(\/(?!\/)|data:image\/)/, 'must be a path on this site or a data: image');

const filled = z.string().min(1);

const answerable = z.object({
  name: filled,
  address: filled.optional().describe('Where letters on paper go.'),
  email: z.email().optional(),
});

/** What the operator says about the site: name, contacts, logos, legal roles, help lines. All of it is public. */
export const siteDescription = z.object({
  name: z
    .union([filled, z.record(siteLanguage, filled)])
    .default(defaultSite.name)
    .describe('One name, or one for each language of the site.'),
  owner: filled.optional().describe('Who the copyright line names: the site, unless said.'),
  contacts: z
    .array(z.object({ name: filled, role: z.string().optional(), email: z.email() }))
    .default([]),
  logos: z.array(z.object({ name: filled, image: picture, link: link.optional() })).default([]),
  developers: z.array(z.object({ name: filled, role: z.string().optional() })).default([]),
  news: z
    .array(
      z.object({
        language: z.string().min(2).describe('Language of the article, for example en.'),
        title: filled,
        source: z.string().optional(),
        link,
      }),
    )
    .default([]),
  controller: answerable
    .optional()
    .describe('Responsible for personal data, for the Privacy Policy.'),
  officer: answerable.optional().describe('The data protection officer.'),
  security: z
    .object({
      contact: z.union([z.email(), z.url({ protocol: /^https$/ })]),
      expires: z.iso.date().describe('Until when this is sure to be true; less than a year ahead.'),
    })
    .optional()
    .describe('Whom to tell of a weakness, for /.well-known/security.txt.'),
  help: z
    .array(
      z.object({
        name: z.union([filled, inSiteLanguages(filled)]),
        phone: filled.optional(),
        url: link.optional(),
      }),
    )
    .optional()
    .describe('Whom a conversation names to somebody who may be in distress.'),
  sourceCode: link.optional(),
  citation: z.object({ text: filled, link: link.optional() }).default(defaultSite.citation),
});

export type SiteDescription = z.output<typeof siteDescription>;

/** The data about this installation that the web app needs before it starts. */
export const siteCall = {
  ...request('GET', '/api/site', 'What this site calls itself, and whom to ask'),
  reply: siteDescription
    .extend({
      analytics: z
        .string()
        .nullable()
        .describe('Address of the measuring script, used after consent.'),
      authUrl: z.string().nullable().describe('A hosted account service, when one is set.'),
      signUp: z
        .union([z.enum(['open', 'closed']), z.array(z.string())])
        .describe('Who may register: everybody, nobody, or addresses at these domains.'),
      handling: z
        .object({
          model: z.string().nullable().describe('Host of the language model; null: none.'),
          mail: z.string().nullable().describe('Host of the mail server; null: none.'),
          retentionMonths: z.number().nullable(),
          auditDays: z.number(),
        })
        .describe('Who takes part in handling personal data here, and for how long it stays.'),
      readerCounts: z
        .boolean()
        .describe('Whether it counts which words readers knew, for those who ask them and agree.'),
      signInWith: z
        .array(z.object({ id: z.string(), label: inSiteLanguages(z.string()) }))
        .describe('The providers elsewhere that people can sign in with.'),
    })
    .describe('What the operator says about the site'),
} as const;

export type SiteAnswer = z.output<(typeof siteCall)['reply']>;
