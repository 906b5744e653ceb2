import { nameIn, type SiteName } from '@vernacular/contract';

import type { ReaderLanguage } from '../../../http/index.ts';
import type { Email } from '../../../outside/index.ts';
import { type EmailKind, emailTemplates } from './email-templates.ts';

/** What a letter tells besides the site and the link. */
export interface EmailFacts {
  /** A device, as it is shown to its owner. */
  readonly device?: string;
  /** A moment, in the words of the reader. */
  readonly when?: string;
  /** How many months an account may be unused. */
  readonly months?: string;
}

/** A moment as letters tell it: nobody's clock but that of Greenwich is known to both sides. */
export const formatMoment = (language: ReaderLanguage, moment: Date): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;

/** A day as letters tell it. */
export const formatDay = (language: ReaderLanguage, moment: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** Every reason we write to people. */
export const emailKinds = Object.keys(emailTemplates.en) as readonly EmailKind[];

/** Writes a letter. */
export function renderEmail(
  kind: EmailKind,
  language: ReaderLanguage,
  facts: EmailFacts & { readonly to: string; readonly site: SiteName; readonly link: string },
): Email {
  const { subject, lines } = emailTemplates[language][kind];
  const { to } = facts;
  const site = nameIn(facts.site, language);
  const filled = { ...facts, site };
  const fill = (line: string) =>
    line.replaceAll(
      /\{(site|link|device|when|months)\}/gu,
      (_, name: keyof typeof filled) => filled[name] ?? '',
    );
  return { to, subject: `${site}: ${subject}`, text: `${lines.map(fill).join('\n\n')}\n` };
}

/** Writes a letter in each language, to somebody of whom nobody knows which they read. */
export function renderBilingualEmail(
  kind: EmailKind,
  to: string,
  facts: (
    language: ReaderLanguage,
  ) => EmailFacts & { readonly site: SiteName; readonly link: string },
): Email {
  const letters = (Object.keys(emailTemplates) as ReaderLanguage[]).map((language) =>
    renderEmail(kind, language, { to, ...facts(language) }),
  );
  return {
    to,
    subject: letters.map(({ subject }) => subject).join(' · '),
    text: letters.map(({ text }) => text).join('\n— — —\n\n'),
  };
}
