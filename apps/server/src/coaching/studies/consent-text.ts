import { inLanguages, type InLanguages } from '@vernacular/exercises';

import { words } from '../../words/index.ts';

interface Consent {
  readonly version: string;
  readonly text: InLanguages<string>;
}

/** Adds the site's terms and the contact to a study's text, so that nobody agrees to one without the other. */
export const withSiteTerms = (
  { version, text }: Consent,
  contact: InLanguages<string> | null,
): Consent => ({
  version,
  text: inLanguages((language) => {
    const { siteTerms, questionsTo } = words[language].consent;
    const whom = contact ? [`${questionsTo}: ${contact[language]}`] : [];
    return [text[language].trim(), siteTerms, ...whom].join('\n\n');
  }),
});

/** The consent of studies without a text of their own. A changed text needs a new version. */
export const commonConsent = withSiteTerms(
  { version: 'common-3', text: inLanguages((language) => words[language].consent.common) },
  null,
);
