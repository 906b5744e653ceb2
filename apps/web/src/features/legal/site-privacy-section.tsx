import { useQuery } from '@tanstack/react-query';
import type { SiteAnswer } from '@vernacular/contract';

import { useSite } from '../../platform/site/use-site.ts';
import { useIdle } from '../../platform/browser/use-idle.ts';
import type english from './site-privacy-section/en.json';
import styles from './legal-screen.module.css';

type SiteWords = typeof english;

const pages = import.meta.glob<SiteWords>('./site-privacy-section/*.json', { import: 'default' });

export async function openSiteWords(language: string): Promise<SiteWords> {
  const load = pages[`./site-privacy-section/${language}.json`];
  if (!load) throw new Error(`There are no words about the site in ${language}.`);
  return load();
}

/** Fills the placeholder with a bidi isolate (U+2068, U+2069), so that the value keeps its own direction. */
const fill = (sentence: string, value: string | number) =>
  sentence.replace(/\{\{\w+\}\}/u, () => `\u2068${value}\u2069`);

const hostOf = (address: string) => new URL(address, location.origin).hostname;

const who = ({ name, address, email }: NonNullable<SiteAnswer['officer']>) =>
  [name, address, email].filter(Boolean).join(', ');

/** One sentence each on who runs the site, its language model, e-mails, measurement and logs. */
export function siteSentences(
  words: SiteWords,
  site: Omit<SiteAnswer, 'handling'>,
  handling: SiteAnswer['handling'],
): readonly string[] {
  const { controller, officer, authUrl, analytics } = site;
  const { model, mail, retentionMonths, auditDays } = handling;
  const at = (host: string, named: string, here: string) =>
    host === 'localhost' ? here : fill(named, host);
  const accounts = authUrl
    ? [fill(words.accounts, hostOf(authUrl))]
    : [
        mail === null ? words.noMail : at(mail, words.mail, words.mailHere),
        retentionMonths === null ? words.noRetention : fill(words.retention, retentionMonths),
      ];
  return [
    ...(controller ? [fill(words.controller, who(controller))] : []),
    ...(officer ? [fill(words.officer, who(officer))] : []),
    model === null ? words.noModel : at(model, words.model, words.modelHere),
    ...accounts,
    ...(analytics ? [fill(words.analytics, hostOf(analytics))] : []),
    auditDays === 0 ? words.noAudit : fill(words.audit, auditDays),
  ];
}

export function SitePrivacySection({ language }: { language: string }) {
  const { data: words } = useQuery({
    queryKey: ['legal', 'on-this-site', language],
    queryFn: () => openSiteWords(language),
    staleTime: Infinity,
  });
  const site = useSite();
  // A prerendered page does not know which site will serve it.
  const isHere = useIdle();
  if (!words || !isHere || site.handling === undefined) return null;
  return (
    <section className={styles.document} aria-labelledby="on-this-site">
      <h2 id="on-this-site">{words.title}</h2>
      <ul>
        {siteSentences(words, site, site.handling).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
