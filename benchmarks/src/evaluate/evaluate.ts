import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { evaluateDocuments } from '../documents/evaluate-documents.ts';
import { claimStrength } from './claim-strength.ts';
import { coachQuality } from './coach-quality.ts';
import { dataFolder } from './data-folder.ts';
import { inEvaluationPage } from './evaluation-page.ts';
import { printFindings } from './finding.ts';
import { generalDictionaries, levelIn } from './general-dictionaries.ts';
import { measureTable } from './measure-table.ts';
import { modelQuality } from './model-quality.ts';
import { newsDictionaries } from './news-dictionaries.ts';
import { hebrewPrefixes } from './hebrew-prefixes.ts';
import { offeredBeside, offeredWords } from './offered-words.ts';
import { pairedTexts } from './paired-texts.ts';
import { plainerWords } from './plainer-words.ts';
import { ratedWords } from './rated-words.ts';
import { ruleAlarms } from './rule-alarms.ts';
import { sentenceOrder } from './sentence-order.ts';
import { wordCards } from './word-cards.ts';

/**
 * Measures the analyser, the coach and the document reader on a folder of public data sets; prints tables.
 * `--news FOLDER` names the yearly news counts; `--write` puts the first table into docs/evaluation.md,
 * `--check` fails where the page says otherwise.
 */
export async function evaluate(args: readonly string[]): Promise<void> {
  const data = dataFolder(args);
  const { en, he } = await generalDictionaries();
  const table = measureTable(pairedTexts(data), [en, ...(await newsDictionaries(args))]);
  console.log(table.join('\n'));
  if (args.includes('--write')) inEvaluationPage(table, { isCheck: false });
  if (args.includes('--check')) return inEvaluationPage(table, { isCheck: true });
  const found = [
    ...ratedWords(data, en),
    ...hebrewPrefixes(data, he),
    ...offeredWords(data, await plainerWords(en), (word) => levelIn(word, en) > 0),
    ...sentenceOrder(data),
    ...(await wordCards(data, en)),
  ].filter(({ of }) => of > 0);
  printFindings(found);
  const documents = join(data, 'docx');
  if (existsSync(documents)) await evaluateDocuments([documents]);
}

/**
 * Measures the coach alone: its answers to the quality file, and with `--data FOLDER` plainer words, the coherence
 * measure and each rule's alarms on good prose. `--say` shows every case. `--model URL NAME` measures a language model
 * on the quality file instead.
 */
export async function evaluateCoach(args: readonly string[]): Promise<void> {
  const says = args.includes('--say');
  const at = args.indexOf('--model');
  if (at >= 0) {
    const [url, name] = args.slice(at + 1);
    if (!url || !name) {
      console.error('Say which model: --model URL NAME');
      process.exitCode = 1;
      return;
    }
    return modelQuality(url, name, { says });
  }
  const { en } = await generalDictionaries();
  await coachQuality(en, args);
  if (!args.includes('--data')) return;
  const data = dataFolder(args);
  const suggest = await plainerWords(en);
  const found = [
    ...offeredWords(data, suggest, (word) => levelIn(word, en) > 0, says),
    ...offeredBeside(data, suggest, says),
    ...sentenceOrder(data, says),
    ...ruleAlarms(data, says),
    ...claimStrength(data),
  ].filter(({ of }) => of > 0);
  printFindings(found);
}
