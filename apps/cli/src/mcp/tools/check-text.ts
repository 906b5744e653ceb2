import { type Finding, type MarkedText, sayFinding } from '@vernacular/check';
import { readDocument } from '@vernacular/documents';

import type { McpContext } from '../context.ts';
import type { Answer, Call } from '../schemas.ts';
import { countsOf, readText, totalsFor } from './check-with-settings.ts';

type Named = Answer<'checkText'>['findings'][number];

/** Length to which a long sentence is cut, in UTF-16 units. */
const beginning = 80;

/** Checks a text of the given format. The same word by the same rule is one finding with several places. */
export async function answerCheck(
  call: Call<'checkText'>,
  means: McpContext,
): Promise<Answer<'checkText'>> {
  const source = await sourceOf(call);
  const chosen = await means.dictionaryFor(source.text, call);
  const checked = readText(source, call, chosen, means);
  const { dictionary } = chosen;
  const named = new Map<string, Named>();
  for (const finding of checked.findings) {
    if (finding.rule === 'mid' && !call.mid) continue;
    const written = writtenOf(finding, source.text);
    const key = `${finding.rule} ${written.toLowerCase()}`;
    const found = named.get(key) ?? {
      rule: finding.rule,
      written,
      message: sayFinding(finding, dictionary, dictionary.language),
      places: [],
    };
    found.places.push(finding.source);
    named.set(key, found);
  }
  return {
    ...totalsFor(checked),
    ...countsOf(chosen),
    method: checked.report.method,
    findings: [...named.values()],
  };
}

async function sourceOf({ text: written, format }: Call<'checkText'>): Promise<MarkedText> {
  const bytes = new TextEncoder().encode(written);
  const { text, origin } = await readDocument({ bytes, fileName: `text.${format}` });
  return { text, origin: origin ?? [[0, 0]] };
}

const writtenOf = ({ rule, place }: Finding, text: string): string =>
  text.slice(place.start, rule === 'long-sentence' ? place.start + beginning : place.end);
