import { dictionaryDisplayName } from '@vernacular/analyzer';
import { markup, type Html } from '../turn/html.ts';
import type { PlainerWord } from '../coach/coach-port.ts';
import type { ScoredGrade } from './grade.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import { messageFormatters, phrases, type Words } from '../words/words.ts';

/** Contractions that, written without their apostrophe, are no other word: “dont”, but neither “its” nor “well”. */
const forms = new Map(
  "aren't couldn't didn't doesn't don't hadn't hasn't haven't he's I'm I've isn't it'll shouldn't that's there's they're they've wasn't we've weren't what's where's who's wouldn't you're you've"
    .split(' ')
    .map((form) => [form.replace("'", '').toLowerCase(), form.replace("'", '’')]),
);

/** The contraction with its apostrophe, for one written without; null for any other word. */
const withApostrophe = (word: string): string | null => forms.get(word.toLowerCase()) ?? null;

const most = 5;

/** As HTML: levels, score, rarest words with plainer ones, unexplained abbreviations. `isLast`: no text follows. */
export function jargonFeedback(
  grade: ScoredGrade,
  plainer: readonly PlainerWord[],
  language: ConversationLanguage,
  isLast = false,
): Html {
  const said = phrases[language];
  const { levels } = said;
  const { fill } = messageFormatters[language];
  const row = (label: string, level: 'common' | 'mid' | 'rare') =>
    markup`<tr>
        <th scope="row"><span class="${level}">${label}</span></th>
        <td>${fill(levels.number, { count: grade[level], percent: grade.percentages[level] })}</td>
      </tr>`;
  return markup`<table class="levels">
      <caption>
        ${levels.heading}
      </caption>
      <tbody>
        ${[row(levels.common, 'common'), row(levels.mid, 'mid'), row(levels.rare, 'rare')]}
      </tbody>
    </table>
    <p>${levels.score}: <strong>${grade.score}</strong>. ${verdict(grade, said, isLast)}</p>
    ${rarest(grade, plainer, language)} ${unspelt(grade, language)}
    <p class="source">${countsSentence(grade, language)}</p>`;
}

function countsSentence(
  { countedWith, besideWith }: ScoredGrade,
  language: ConversationLanguage,
): string {
  const said = phrases[language];
  const { fill } = messageFormatters[language];
  const counts = dictionaryDisplayName(countedWith, language);
  return besideWith
    ? fill(said.countedWithBeside, { counts, beside: dictionaryDisplayName(besideWith, language) })
    : fill(said.countedWith, { counts });
}

/** The score and up to three rare words in one paragraph. */
export const briefJargonFeedback = (
  grade: ScoredGrade,
  language: ConversationLanguage,
  isLast = false,
): Html => {
  const said = phrases[language];
  const named = namedIn(grade);
  const brief = grade.rare === 0 ? 'noRare' : named.length === 0 ? 'onlyNames' : 'rare';
  const sentence = messageFormatters[language].fill(said.brief[brief], {
    score: grade.score,
    words: named.join(', '),
  });
  return markup`<p>${sentence} ${verdict(grade, said, isLast)}</p>`;
};

const mostNamed = 3;

/** The rare words without names, which cannot be made plainer. */
const notNames = ({ rareWords }: ScoredGrade) => rareWords.filter(({ isName }) => !isName);

const namedIn = (grade: ScoredGrade): readonly string[] => {
  const words = notNames(grade).filter(({ word }) => withApostrophe(word) === null);
  return [
    ...words.slice(0, mostNamed).map(({ word, bare = word }) => bare),
    ...(words.length > mostNamed ? ['…'] : []),
  ];
};

function unspelt({ abbreviations }: ScoredGrade, language: ConversationLanguage): Html {
  const { fill, listed, quoted } = messageFormatters[language];
  const shown = abbreviations.slice(0, most);
  if (shown.length === 0) return markup``;
  const words = listed(shown.map(quoted));
  return markup`<p>${fill(phrases[language].abbreviations, { words, count: shown.length })}</p>`;
}

const verdict = (
  { score, isPraised = true }: ScoredGrade,
  said: Words['phrases'],
  isLast: boolean,
) => {
  if (score > 90) return isPraised ? said.praise : '';
  return isLast ? `${said.encouragement} ${said.lastRound}` : said.encouragement;
};

function rarest(
  grade: ScoredGrade,
  plainer: readonly PlainerWord[],
  language: ConversationLanguage,
): Html {
  const said = phrases[language];
  const { fill, quoted } = messageFormatters[language];
  if (grade.rareWords.length === 0)
    return markup`<p>${grade.score > 90 || grade.mid === 0 ? said.noRareWords : fill(said.onlyMid, { count: grade.mid })}</p>`;
  const known = new Map(plainer.map((each) => [each.word.toLowerCase(), each.plainer]));
  const words = notNames(grade).slice(0, most);
  if (words.length === 0) return markup`<p>${said.onlyNames}</p>`;
  const items = words.map(({ word, bare = word }) => {
    const suggestion = withApostrophe(word) ?? known.get(word.toLowerCase());
    if (!suggestion) return markup`<li><span class="rare">${bare}</span></li>`;
    // Drops a prefix only if both words carry it; otherwise both are shown whole.
    const leaning = word.slice(0, word.length - bare.length);
    const [shown, plain] = suggestion.startsWith(leaning)
      ? [bare, suggestion.slice(leaning.length)]
      : [word, suggestion];
    return markup`<li><span class="rare">${shown}</span> – ${fill(said.perhaps, { plainer: quoted(plain) })}</li>`;
  });
  return markup`<p>${fill(said.rarest, { count: items.length })}</p>
    <ul dir="auto">
      ${items}
    </ul>`;
}
