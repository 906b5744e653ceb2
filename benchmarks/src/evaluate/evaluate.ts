import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { evaluateDocuments } from '../documents/evaluate-documents.ts';
import { dataFolder } from '../frame/data-sets.ts';
import { printFindings } from '../frame/finding.ts';
import type { Options } from '../frame/options.ts';
import { coachRemarks } from './coach-remarks.ts';
import { inEvaluationPage } from './evaluation-page.ts';
import { factRates } from './coach-fact-rates.ts';
import { generalDictionaries, levelIn } from './general-dictionaries.ts';
import { helpForRedWords } from './help-for-red-words.ts';
import { measureTable } from './measure-table.ts';
import { modelQuality } from './model-quality.ts';
import { newsDictionary } from './news-dictionary.ts';
import { hebrewPrefixes } from './hebrew-prefixes.ts';
import { offeredBeside, offeredWords } from './offered-words.ts';
import { pairedTexts } from './paired-texts.ts';
import { plainerWords } from './suggest-plainer-word.ts';
import { ratedWords } from './rated-words.ts';
import { sentenceOrder } from './sentence-order.ts';

/**
 * Measures the analyser, the coach and the document reader on a folder of public data sets. `--news FOLDER` names the
 * yearly news counts; `--write` puts the first table into docs/evaluation.md, `--check` fails if the page differs.
 */
export async function evaluate(options: Options): Promise<void> {
  const data = dataFolder(options);
  const { en, he } = await generalDictionaries();
  const news = options.news === undefined ? [] : [await newsDictionary(options.news)];
  const table = measureTable(pairedTexts(data), [en, ...news]);
  console.log(table.join('\n'));
  if (options.write) inEvaluationPage(table, { isCheck: false });
  if (options.check) return inEvaluationPage(table, { isCheck: true });
  printFindings([
    ...ratedWords(data, en),
    ...hebrewPrefixes(data, he),
    ...offeredWords(data, await plainerWords(en), (word) => levelIn(word, en) > 0),
    ...sentenceOrder(data),
    ...(await helpForRedWords(data, en)),
  ]);
  const documents = join(data, 'docx');
  if (existsSync(documents)) await evaluateDocuments(documents);
}

/**
 * Measures the coach alone: its remarks in students' conversations and, with `--data FOLDER`, its plainer words,
 * sentence order and fact rates. `--say` prints every case; `--model URL NAME` measures a language model instead.
 */
export async function evaluateCoach(options: Options): Promise<void> {
  const { data: named, model: url, say, words } = options;
  if (url !== undefined) {
    const [name] = words;
    if (!url || !name) throw new Error('Say which model: --model URL NAME');
    return modelQuality(url, name, { say, isShort: options.short ?? false });
  }
  const dictionaries = await generalDictionaries();
  const { en } = dictionaries;
  printFindings(await coachRemarks(dictionaries, { say: say && named === undefined }));
  if (named === undefined) return;
  const data = dataFolder(options);
  const suggest = await plainerWords(en);
  printFindings([
    ...offeredWords(data, suggest, (word) => levelIn(word, en) > 0, say),
    ...offeredBeside(data, suggest, say),
    ...sentenceOrder(data),
    ...(await factRates(data, options)),
  ]);
}
