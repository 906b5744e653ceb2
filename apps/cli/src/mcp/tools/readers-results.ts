import { readResults, siteIn, whyHidden } from '../../readers/reader-test-client.ts';
import type { Site } from '../../readers/site-client.ts';
import { Trouble } from '../../streams-and-exit-codes.ts';
import type { Answer, Call } from '../reader-schemas.ts';

/** Fetches the results behind a link, from `site` alone: a text that the assistant reads may link to another one. */
export async function answerResults(
  { link, leaveOutDoubtful = false }: Call<'readersResults'>,
  site: Site,
): Promise<Answer<'readersResults'>> {
  const origin = siteIn(link) ?? site.address.origin;
  if (origin !== site.address.origin)
    throw new Trouble(`The link leads to ${origin}, and only ${site.address.origin} is asked.`);
  const results = await readResults(site, link, leaveOutDoubtful);
  const { shown } = results;
  const { audience, endsAt, isEnded, readers: answered } = results.test;
  return {
    audience,
    endsAt,
    isEnded,
    answered,
    hidden: shown === null ? whyHidden(results) : null,
    words:
      shown?.families.map((family) => {
        const { difficulty: _, ...word } = family;
        return word;
      }) ?? [],
    agreement: shown?.agreement ?? null,
    questions: shown?.questions ?? [],
    ratings: shown?.ratings ?? [],
    doubtful: shown?.doubtful.any ?? null,
  };
}
