import { existsSync, readFileSync } from 'node:fs';

import type { Dictionary } from '@vernacular/analyzer';
import { localCoachWithDictionary } from '@vernacular/coach';
import type { ConversationLanguage } from '@vernacular/exercises';

import { type Finding, shareOf } from '../frame/finding.ts';
import { playConversations, type Played } from './play-conversations.ts';

const file = new URL('../../../packages/coach/quality/unseen/judged-remarks.json', import.meta.url);

const verdicts = ['helpful', 'idle', 'doubtful', 'false'] as const;

/** A comment of the coach with the verdict of a reader who had no part in writing the coach. */
interface JudgedRemark {
  readonly conversation: string;
  readonly step: string;
  readonly text: string;
  readonly verdict: (typeof verdicts)[number];
}

const judgedRemarks = (): readonly JudgedRemark[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly JudgedRemark[]) : [];

const plain = (html: string) =>
  html
    .replaceAll(/<li[^>]*>/gu, '\n  - ')
    .replaceAll(/<(?:p|tr|h3|button)[^>]*>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .trim();

function printConversation({ conversation, messages, remarks }: Played) {
  const { id, exercise, language } = conversation;
  console.log(`\n===== ${id} · ${exercise} · ${language}`);
  for (const { isStudent, text, tableData } of messages) {
    const rows = tableData.map((row) => row.join(' | ')).join('\n');
    const said = typeof text === 'string' ? text : plain(text.source);
    console.log(`\n${isStudent ? 'STUDENT' : 'COACH'}: ${said}${rows}`);
  }
  console.log('\nREMARKS:');
  for (const { step, comments } of remarks)
    for (const { text, quote } of comments) console.log(JSON.stringify({ id, step, text, quote }));
}

const keyOf = ({ conversation, step, text }: Omit<JudgedRemark, 'verdict'>) =>
  `${conversation} ${step} ${text}`;

/**
 * Plays the conversations of `packages/coach/quality/unseen` with the local coach. Returns how often it comments, and
 * how readers judged these comments (`judged-remarks.json`; newer comments count as not judged). `say` prints the
 * conversations.
 */
export async function coachRemarks(
  dictionaries: Readonly<Record<ConversationLanguage, Dictionary>>,
  { say = false }: { readonly say?: boolean | undefined },
): Promise<readonly Finding[]> {
  const coach = localCoachWithDictionary(() => Promise.resolve(dictionaries.en));
  const played = await playConversations('unseen', coach, dictionaries);
  if (say) played.forEach(printConversation);
  const judged = new Map(judgedRemarks().map((one) => [keyOf(one), one.verdict]));
  return (['en', 'he'] as const).flatMap((language) => {
    const here = played.filter(({ conversation }) => conversation.language === language);
    const steps = here.flatMap(({ remarks }) => remarks);
    const given = steps.flatMap(({ conversation, step, comments }) =>
      comments.map(({ text }) => judged.get(keyOf({ conversation, step, text }))),
    );
    const found = [
      shareOf(
        language,
        'conversations that reach their end',
        here.map(({ isFinished }) => isFinished),
      ),
      shareOf(
        language,
        'answers asked about for distress',
        here.flatMap(({ conversation: { answers }, pauses }) =>
          answers.map((_, at) => at < pauses),
        ),
      ),
      shareOf(
        language,
        'answers on which something is said',
        steps.map(({ comments }) => comments.length > 0),
      ),
      shareOf(
        language,
        'remarks that were judged',
        given.map((verdict) => verdict !== undefined),
      ),
    ];
    for (const verdict of verdicts)
      found.push(
        shareOf(
          language,
          `judged remarks that are ${verdict}`,
          given.filter((one) => one !== undefined).map((one) => one === verdict),
        ),
      );
    return found;
  });
}
