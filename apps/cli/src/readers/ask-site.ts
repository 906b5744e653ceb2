import { languageByScript } from '@vernacular/analyzer';
import {
  askReadersCall,
  limits,
  readerResultsCall,
  readerTestsCall,
  type ReaderResults,
} from '@vernacular/contract';

import { UsageError } from '../trouble.ts';
import { callSite, type Site } from './site.ts';

export interface Asked {
  readonly text: string;
  readonly audience: string;
  readonly askedBy?: string | undefined;
  readonly questions: readonly {
    readonly question: string;
    readonly expected?: string | undefined;
  }[];
  /** The last day, such as 2027-03-01, or a moment with its zone; 30 days from now when left out. */
  readonly ends?: string | undefined;
  readonly mostReaders?: number | undefined;
  /** BCP 47; told by the letters when left out. */
  readonly textLanguage?: string | undefined;
  readonly pageLanguage?: 'en' | 'he' | undefined;
}

export interface AskedLinks {
  readonly readers: string;
  readonly results: string;
  readonly endsAt: string;
  /** Whether the account lists it. */
  readonly isListed: boolean;
}

const lastMomentOf = (ends: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(ends) ? `${ends}T23:59:59Z` : ends;

/** Copies a text to the site, under a link for readers. */
export async function askReaders(site: Site, asked: Asked): Promise<AskedLinks> {
  const { text, audience, askedBy = '', questions, ends, mostReaders } = asked;
  const told = languageByScript(text);
  const parsed = askReadersCall.body.safeParse({
    text,
    textLanguage: asked.textLanguage ?? told,
    pageLanguage: asked.pageLanguage ?? told,
    askedBy,
    audience,
    questions: questions.map(({ question, expected = '' }) => ({ question, expected })),
    mostReaders,
    ...(ends !== undefined && { endsAt: lastMomentOf(ends) }),
  });
  if (!parsed.success) {
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
    throw new UsageError(`The site would refuse this: ${path.join('.')}: ${message}.`);
  }
  const made = await callSite(site, askReadersCall, { body: parsed.data });
  const linkTo = (path: string) => new URL(path, site.address).href;
  return {
    readers: linkTo(made.link),
    results: linkTo(made.resultsLink),
    endsAt: made.endsAt,
    isListed: site.authorization !== null,
  };
}

export const listAsked = async (site: Site) => {
  if (site.authorization === null)
    throw new UsageError('Set VERNACULAR_USER and VERNACULAR_KEY: without a key there is no list.');
  const { tests } = await callSite(site, readerTestsCall);
  return tests.map(({ title, link, resultsLink, endsAt, isEnded, readers, mostReaders }) => ({
    title,
    readersLink: new URL(link, site.address).href,
    resultsLink: new URL(resultsLink, site.address).href,
    endsAt,
    isEnded,
    readers,
    mostReaders,
  }));
};

/** The results under a link; the site shows none of fewer than five readers. The link alone opens them, so no key is sent. */
export function readResults(
  site: Site,
  link: string,
  leaveOutDoubtful: boolean,
): Promise<ReaderResults> {
  const key = link.replace(/\/+$/u, '').split('/').at(-1)!;
  const path = readerResultsCall.path.replace(':key', encodeURIComponent(key));
  const query = leaveOutDoubtful ? '?leaveOut=doubtful' : '';
  return callSite(site, { ...readerResultsCall, path: path + query }, { forAnybody: true });
}

/** The address of the site in a whole link; undefined for a key alone. */
export const siteIn = (link: string) => (URL.canParse(link) ? new URL(link).origin : undefined);

/** Why nothing is shown, in one sentence. */
export const whyHidden = ({ test: { readers } }: ReaderResults) =>
  readers < limits.readerTest.fewestShown
    ? `${readers === 1 ? '1 reader has' : `${readers} readers have`} answered. Results are shown from five on.`
    : `${readers} readers have answered. Without the doubtful answers fewer than five are left, so nothing is shown.`;
