import { hasScore, type Level } from '@vernacular/analyzer';
import {
  checkText,
  type Finding,
  nameOfRule,
  openTagger,
  plainerFor,
  sayFinding,
} from '@vernacular/check';
import type { SourceText } from '../texts/read-text.ts';
import type { ChosenDictionary } from '../texts/choose-dictionary.ts';
import { withoutExceptions } from './exceptions.ts';
import type { Position } from './lines.ts';
import { placesIn } from './places.ts';
import type { Limits, Settings } from './settings.ts';

/** One place of a file that its readers may stumble over. */
export interface Remark {
  /** The file that holds it: the one that was named, or one that it takes in. */
  readonly path: string;
  readonly rule: Finding['rule'];
  readonly title: string;
  readonly message: string;
  readonly written: string;
  readonly start: Position;
  readonly end: Position;
  /** In its file, in UTF-16 units. */
  readonly offset: number;
  readonly plainer: readonly {
    readonly by: string;
    readonly level: Level;
    readonly score: number;
  }[];
}

/** What a file has, what it should have, and what is in its way. */
export interface CheckedFile {
  readonly path: string;
  readonly counts: string;
  readonly words: number;
  /** As readers see it who know the known words; null for a text without words. */
  readonly score: number | null;
  /** In percent of the words, one decimal. */
  readonly rare: number;
  readonly limits: Limits;
  /** A sentence for each limit that is missed. */
  readonly missed: readonly string[];
  readonly remarks: readonly Remark[];
}

/** Mid-frequency words cost half as much as rare ones and are many: they count, and are not named. */
const named: ReadonlySet<Finding['rule']> = new Set(['rare', 'technical-sense', 'long-sentence']);

/** Checks the text of a file. */
export async function checkFile(
  path: string,
  read: SourceText,
  { dictionary }: Pick<ChosenDictionary, 'dictionary'>,
  { method, knownWords: known, longestSentence }: Settings,
  limits: Limits,
): Promise<CheckedFile> {
  const checked = checkText(withoutExceptions(read), {
    dictionary,
    method,
    known,
    longestSentence,
  });
  const totals = checked.forReaders ?? checked.report;
  const rare = totals.cleaned === 0 ? 0 : Math.round((1000 * totals.rare) / totals.cleaned) / 10;

  const placeOf = placesIn(path, read);
  const tag = dictionary.language === 'en' ? await openTagger() : null;
  const remarks = checked.findings
    .filter(({ rule }) => named.has(rule))
    .map((finding): Remark => {
      const plainer = tag ? plainerFor(checked, finding, { dictionary, tag }) : [];
      return Object.assign(placeOf(checked.source, finding.place), {
        rule: finding.rule,
        title: nameOfRule(finding.rule, 'en'),
        message: sayFinding(finding, dictionary, 'en'),
        plainer: plainer.map(({ by, level, unroundedScore }) => ({
          by,
          level,
          score: Math.round(unroundedScore),
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
  };
}

function missedBy(
  { unroundedScore, score }: { score: number; unroundedScore: number },
  rare: number,
  limits: Limits,
) {
  const { minScore, maxRare } = limits;
  return [
    ...(minScore !== null && unroundedScore < minScore
      ? [
          `The score is ${score < minScore ? score : unroundedScore.toFixed(2)}; at least ${minScore} is asked for.`,
        ]
      : []),
    ...(maxRare !== null && rare > maxRare
      ? [`${rare} % of the words are rare; at most ${maxRare} % are asked for.`]
      : []),
  ];
}
