import {
  exercises,
  type AnsweredCheck,
  type ConversationLanguage,
  type RubricRequest,
} from '@vernacular/exercises';

const longestText = 12_000;
const longestMarked = 300;

const readers = new Map(
  exercises
    .flatMap(({ choices }) => choices['targetAudience'] ?? [])
    .map(({ label }) => [label.en.toLowerCase(), label]),
);

/** Puts a text, cut at 12,000 characters, between marks that it cannot forge, because `mark` is new for each call. */
export const fence = (name: string, text: string, mark: string): string =>
  `<${name}-${mark}>\n${text.slice(0, longestText).replaceAll(mark, '')}\n</${name}-${mark}>`;

const onOneLine = (text: string, longest: number) =>
  text.slice(0, longest).replaceAll(/\s+/gu, ' ').trim();

const answers = {
  absent: 'the writer says: not there',
  inapplicable: 'the writer says: does not apply',
  open: 'not answered',
} as const;

const checkLine = ({ question, answer, words }: AnsweredCheck) =>
  `${question} → ${answer === 'marked' ? `marked: “${onOneLine(words, longestMarked)}”` : answers[answer]}`;

const mostSaid = 8;
const longestSaid = 300;

const audienceOf = (
  { name, description }: RubricRequest['audience'],
  language: ConversationLanguage,
) => [readers.get(name)?.[language] ?? name, description].filter(Boolean).join('. ');

/** The texts of a request that are not empty, each between marks; the draft stands last. */
export function requestTexts(request: RubricRequest, mark: string): readonly string[] {
  const { language, audience, draft, answer, choice, table, earlier } = request;
  const { said = [], checks = [] } = request;
  const rows = table.map((row) => row.join(' | ')).join('\n');
  const heard = said.slice(-mostSaid).map((one) => onOneLine(one, longestSaid));
  const texts: readonly (readonly [name: string, text: string])[] = [
    ...earlier.map(({ field, text }) => [`earlier-${field}`, text] as const),
    ['said-before', heard.join('\n')],
    ['audience', audienceOf(audience, language)],
    ['table', rows],
    ['choice', choice],
    ['checks', checks.map(checkLine).join('\n')],
    ['answer', answer],
  ];
  return [
    ...texts.filter(([, text]) => text !== '').map(([name, text]) => fence(name, text, mark)),
    fence('draft', draft, mark),
  ];
}
