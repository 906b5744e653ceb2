import { nameIn, type SiteName } from '@vernacular/contract';
import { conversationLanguages } from '@vernacular/exercises';

import type { ReaderLanguage } from '../../../http/index.ts';
import type { Email } from '../../../dependencies/index.ts';
import { type EmailKind, words } from '../../../words/index.ts';

export interface EmailFacts {
  readonly device?: string;
  readonly when?: string;
  readonly months?: string;
}

/** A date and time in UTC, because the reader's time zone is unknown. */
export const formatMoment = (language: ReaderLanguage, moment: Date): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;

export const formatDay = (language: ReaderLanguage, moment: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** Subject and plain text of an email in one language, with its placeholders filled in. */
export function renderEmail(
  kind: EmailKind,
  language: ReaderLanguage,
  facts: EmailFacts & { readonly to: string; readonly site: SiteName; readonly link: string },
): Email {
  const { subject, lines } = words[language].emails[kind];
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

/** The same in all languages of the site, one after another, for a reader whose language is unknown. */
export function renderBilingualEmail(
  kind: EmailKind,
  to: string,
  facts: (
    language: ReaderLanguage,
  ) => EmailFacts & { readonly site: SiteName; readonly link: string },
): Email {
  const letters = conversationLanguages.map((language) =>
    renderEmail(kind, language, { to, ...facts(language) }),
  );
  return {
    to,
    subject: letters.map(({ subject }) => subject).join(' · '),
    text: letters.map(({ text }) => text).join('\n— — —\n\n'),
  };
}
