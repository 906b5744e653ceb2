import { languageByScript } from '@vernacular/analyzer';
import {
  askReadersCall,
  limits,
  readerResultsCall,
  readerTestsCall,
  type ReaderResults,
} from '@vernacular/contract';
import type { ConversationLanguage } from '@vernacular/exercises';

import { UsageError } from '../streams-and-exit-codes.ts';
import { callSite, type Site } from './site-client.ts';

interface Asked {
  readonly text: string;
  readonly audience: string;
  readonly askedBy?: string | undefined;
  readonly questions: readonly { question: string; expected?: string | undefined }[];
  /** Last day, such as 2027-03-01, or a date and time with offset. Default: 30 days from now. */
  readonly ends?: string | undefined;
  readonly mostReaders?: number | undefined;
  /** BCP 47. Default: told by the letters of the text. */
  readonly textLanguage?: string | undefined;
  readonly pageLanguage?: ConversationLanguage | undefined;
}

const lastMomentOf = (ends: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(ends) ? `${ends}T23:59:59Z` : ends;

/** Copies a text to the site and returns the links. Throws {@link UsageError} for what the site would refuse. */
export async function askReaders(site: Site, asked: Asked) {
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
    /** Whether an account lists the test; false without an API key. */
    isListed: site.authorization !== null,
  };
}

/** The reader tests of the account. Throws {@link UsageError} without an API key. */
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

/** Reads the results of a link, hidden below five readers. The link alone gives access, so no API key is sent. */
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

/** Returns the origin of the site that a results link leads to; undefined if only the key of the link is given. */
export const siteIn = (link: string) => (URL.canParse(link) ? new URL(link).origin : undefined);

/** A sentence that says why the site shows no results. */
export const whyHidden = ({ test: { readers } }: ReaderResults) =>
  readers < limits.readerTest.fewestShown
    ? `${readers === 1 ? '1 reader has' : `${readers} readers have`} answered. Results are shown from five on.`
    : `${readers} readers have answered. Without the doubtful answers fewer than five are left, so nothing is shown.`;
