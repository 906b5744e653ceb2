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
  address: filled.optional().describe('Postal address.'),
  email: z.email().optional(),
});

/** What the operator says about the site: name, contacts, logos, legal roles, help lines. All of it is public. */
export const siteDescription = z.object({
  name: z
    .union([filled, z.record(siteLanguage, filled)])
    .default(defaultSite.name)
    .describe('One name, or one for each language of the site.'),
  owner: filled
    .optional()
    .describe('Name in the copyright line; when missing, the name of the site.'),
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
    .describe('Who is responsible for personal data; named in the Privacy Policy.'),
  officer: answerable.optional().describe('The data protection officer.'),
  security: z
    .object({
      contact: z.union([z.email(), z.url({ protocol: /^https$/ })]),
      expires: z.iso
        .date()
        .describe('Day until which the contact is sure to be valid; less than a year ahead.'),
    })
    .optional()
    .describe('Where to report a security problem; shown in /.well-known/security.txt.'),
  help: z
    .array(
      z.object({
        name: z.union([filled, inSiteLanguages(filled)]),
        phone: filled.optional(),
        url: link.optional(),
      }),
    )
    .optional()
    .describe('Help lines that a conversation names to a writer who may be in distress.'),
  sourceCode: link.optional(),
  citation: z.object({ text: filled, link: link.optional() }).default(defaultSite.citation),
});

export type SiteDescription = z.output<typeof siteDescription>;

/** The data about this installation that the web app needs before it starts. */
export const siteCall = {
  ...request('GET', '/api/site', 'Name, contacts and public settings of this site'),
  reply: siteDescription
    .extend({
      analytics: z
        .string()
        .nullable()
        .describe(
          'URL of the script that measures visits, loaded only after consent; null when there is none.',
        ),
      authUrl: z
        .string()
        .nullable()
        .describe(
          'URL of the hosted service that keeps the accounts; null when the site keeps them itself.',
        ),
      signUp: z
        .union([z.enum(['open', 'closed']), z.array(z.string())])
        .describe(
          'Who may register: everybody (open), nobody (closed), or people with an e-mail address at one of the listed domains.',
        ),
      handling: z
        .object({
          model: z
            .string()
            .nullable()
            .describe('Host name of the language model; null when there is none.'),
          mail: z
            .string()
            .nullable()
            .describe('Host name of the mail server; null when there is none.'),
          retentionMonths: z.number().nullable(),
          auditDays: z.number(),
        })
        .describe('Which servers handle personal data for this site, and how long the data stays.'),
      readerCounts: z
        .boolean()
        .describe(
          'Whether this site counts which words readers knew, in texts whose writers agree to it.',
        ),
      signInWith: z
        .array(z.object({ id: z.string(), label: inSiteLanguages(z.string()) }))
        .describe('External providers with which people can sign in.'),
    })
    .describe('Public facts about the site'),
} as const;

export type SiteAnswer = z.output<(typeof siteCall)['reply']>;
