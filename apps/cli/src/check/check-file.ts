import { hasScore, type Level } from '@vernacular/analyzer';
import {
  checkText,
  type Finding,
  nameOfRule,
  helpFor,
  loadHelpTools,
  sayFinding,
  sayMeaning,
} from '@vernacular/check';
import type { SourceText } from '../texts/read-text.ts';
import type { ChosenDictionary } from '../texts/choose-dictionary.ts';
import { withoutSuppressed } from './disable-directives.ts';
import { filesOf, placesIn, type Position } from './source-location.ts';
import type { Limits, Settings } from './settings.ts';

/** A finding as it is printed, with its place in the file and plainer words. */
export interface Remark {
  readonly path: string;
  readonly rule: Finding['rule'];
  readonly title: string;
  readonly message: string;
  readonly written: string;
  readonly start: Position;
  readonly end: Position;
  /** Offset in its file, in UTF-16 units. */
  readonly offset: number;
  readonly plainer: readonly {
    readonly by: string;
    readonly level: Level;
    readonly score: number;
    /** What it stands for: more than the word of the finding where it is a term, or where “a” becomes “an”. */
    readonly replaces: { readonly text: string; readonly offset: number };
  }[];
}

export interface CheckedFile {
  readonly path: string;
  readonly counts: string;
  readonly words: number;
  /** 0 to 100, with the words in `known-words` counted as common; null for a text without words. */
  readonly score: number | null;
  /** Percentage of the words, to one decimal. */
  readonly rare: number;
  readonly limits: Limits;
  readonly missed: readonly string[];
  readonly remarks: readonly Remark[];
  /** Sentences for the user, about what was left out and which counts answered. */
  readonly notices: readonly string[];
}

/** A file that could not be checked, and why. */
export interface UnreadFile {
  readonly path: string;
  readonly trouble: string;
}

/** What a run found, as the formats take it. */
export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly version: string;
}

/** Mid-frequency words count but are not named: there are many, and each costs half as much as a rare word. */
const named: ReadonlySet<Finding['rule']> = new Set(['rare', 'technical-sense', 'long-sentence']);

/** Checks a text. `path` is only the name in the results; `read` has been read from it. */
export async function checkFile(
  path: string,
  read: SourceText,
  { dictionary, notice }: Pick<ChosenDictionary, 'dictionary' | 'notice'>,
  { method, knownWords: known, longestSentence, rulesOff }: Settings,
  limits: Limits,
): Promise<CheckedFile> {
  const options = { dictionary, method, known, longestSentence };
  const checked = checkText(withoutSuppressed(read), options);
  const totals = checked.forReaders ?? checked.report;
  const rare = totals.cleaned === 0 ? 0 : Math.round((1000 * totals.rare) / totals.cleaned) / 10;

  const fileAt = filesOf(path, read);
  const placeOf = placesIn(read, fileAt);
  const help = await loadHelpTools(dictionary.language);
  const remarks = checked.findings
    .filter(({ rule }) => named.has(rule) && !rulesOff.includes(rule))
    .map((finding): Remark => {
      const { term, plainer, meaning } = helpFor(checked, finding, { dictionary, ...help });
      const sentences = [sayFinding(finding, dictionary, 'en')];
      if (meaning !== null) sentences.push(sayMeaning({ term, meaning }));
      return Object.assign(placeOf(checked.source, finding.place), {
        rule: finding.rule,
        title: nameOfRule(finding.rule, 'en'),
        message: sentences.join(' '),
        plainer: plainer.map(({ by, level, unroundedScore, replaces: { start, end } }) => ({
          by,
          level,
          score: Math.round(unroundedScore),
          replaces: { text: read.source.slice(start, end), offset: start - fileAt(start).start },
        })),
      });
    });
  return {
    path,
    counts: dictionary.label,
    words: totals.cleaned,
    score: totals.score,
    rare,
    limits,
    missed: hasScore(totals) ? missedBy(totals, rare, limits) : [],
    remarks,
    notices: [...(read.notices ?? []), ...(notice === null ? [] : [notice])],
  };
}

function missedBy(
  { unroundedScore, score }: { score: number; unroundedScore: number },
  rare: number,
  { minScore, maxRare }: Limits,
) {
  const missed: string[] = [];
  if (minScore !== null && unroundedScore < minScore) {
    const shown = score < minScore ? score : unroundedScore.toFixed(2);
    missed.push(`The score is ${shown}; at least ${minScore} is asked for.`);
  }
  if (maxRare !== null && rare > maxRare)
    missed.push(`${rare} % of the words are rare; at most ${maxRare} % are asked for.`);
  return missed;
}
