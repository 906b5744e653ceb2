import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { writeInstructionsDocument } from '@vernacular/documents';

const plain =
  'The switch decides how fast cells grow. We turned it off. Growth then stopped in every dish.';
const middle =
  'One kinase decides how fast cells divide. We removed it from mice. Their tumours then stopped growing.';
const technical =
  'A single kinase governs proliferation kinetics. Its ablation in murine xenografts abrogated tumourigenesis. Phosphorylation thus arrests the cycle.';

const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');

const sets: Readonly<Record<string, string | Buffer>> = {
  'cochrane_pairs/pairs.jsonl': lines([{ technical, lay: plain }]),
  'onestop_english/texts.jsonl': lines([
    { id: 'one', elementary: plain, intermediate: middle, advanced: technical },
    { id: 'two', elementary: plain, intermediate: `${plain} ${middle}`, advanced: technical },
  ]),
  'complex_lcp2021/words.tsv': 'token\tcomplexity\nhouse\t0.05\nkinase\t0.7\nglacier\t0.3',
  'he_ud_htb/texts.jsonl': lines([{ text: 'החוקרים בדקו את התאים ומצאו שהחלבון גדל.' }]),
  'shuffle_test/texts.jsonl': lines([
    { id: 'one#1', original: middle, shuffled: middle.split('. ').toReversed().join('. ') },
  ]),
  'swords/swords.json.gz': gzipSync(
    JSON.stringify({
      contexts: { c: { context: 'We utilise a new method.' } },
      targets: { t: { context_id: 'c', target: 'utilise', offset: 3 } },
      substitutes: { s: { target_id: 't', substitute: 'use' } },
      substitute_labels: { s: ['TRUE', 'TRUE', 'FALSE'] },
    }),
  ),
  'docx/expected_text/instructions.txt': 'Build Your Own De-Jargonizer',
};

export async function writeTinyData(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(sets)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await mkdir(join(folder, 'docx/files'));
  await writeFile(
    join(folder, 'docx/files/instructions.docx'),
    await writeInstructionsDocument('en'),
  );
}
