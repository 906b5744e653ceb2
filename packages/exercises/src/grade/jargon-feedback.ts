import { countsName } from './counts-name.ts';
import { withApostrophe } from './missing-apostrophe.ts';
import { markup } from '../turn/html.ts';
import type { Html } from '../turn/html.ts';
import type { PlainerWord } from '../coach/coach-port.ts';
import type { ScoredGrade } from './grade.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';

const most = 5;

interface VerdictOptions {
  readonly isLast?: boolean | undefined;
}

export function jargonFeedback(
  grade: ScoredGrade,
  plainer: readonly PlainerWord[],
  language: ConversationLanguage,
  options: VerdictOptions = {},
): Html {
  const said = phrases[language];
  const { levels } = said;
  const row = (label: string, level: 'common' | 'mid' | 'rare') =>
    markup`<tr>
        <th scope="row"><span class="${level}">${label}</span></th>
        <td>${levels.number(grade[level], grade.percentages[level])}</td>
      </tr>`;
  return markup`<table class="levels">
      <caption>
        ${levels.heading}
      </caption>
      <tbody>
        ${[row(levels.common, 'common'), row(levels.mid, 'mid'), row(levels.rare, 'rare')]}
      </tbody>
    </table>
    <p>${levels.score}: <strong>${grade.score}</strong>. ${verdict(grade, said, options)}</p>
    ${rarest(grade, plainer, said)} ${unspelt(grade, said)}
    <p class="source">${countsSentence(grade, said)}</p>`;
}

const countsSentence = ({ countedWith, besideWith }: ScoredGrade, said: PhraseBook) =>
  said.countedWith(countsName(countedWith, said), besideWith ? countsName(besideWith, said) : null);

export const briefJargonFeedback = (
  grade: ScoredGrade,
  language: ConversationLanguage,
  options: VerdictOptions = {},
): Html => {
  const said = phrases[language];
  return markup`<p>${said.brief(grade.score, grade.rare, namedIn(grade))} ${verdict(grade, said, options)}</p>`;
};

const mostNamed = 3;

/** The rare words that could be plainer: no names. */
const listed = ({ rareWords }: ScoredGrade) => rareWords.filter(({ isName }) => !isName);

const namedIn = (grade: ScoredGrade): readonly string[] => {
  const words = listed(grade).filter(({ word }) => withApostrophe(word) === null);
  return [
    ...words.slice(0, mostNamed).map(({ word, bare = word }) => bare),
    ...(words.length > mostNamed ? ['…'] : []),
  ];
};

const unspelt = ({ abbreviations }: ScoredGrade, said: PhraseBook): Html =>
  abbreviations.length === 0
    ? markup``
    : markup`<p>${said.abbreviations(abbreviations.slice(0, most))}</p>`;

const verdict = (
  { score, isPraised = true }: ScoredGrade,
  said: PhraseBook,
  { isLast = false }: VerdictOptions,
) => {
  if (score > 90) return isPraised ? said.praise : '';
  return isLast ? `${said.encouragement} ${said.lastRound}` : said.encouragement;
};

function rarest(grade: ScoredGrade, plainer: readonly PlainerWord[], said: PhraseBook): Html {
  if (grade.rareWords.length === 0)
    return markup`<p>${grade.score > 90 || grade.mid === 0 ? said.noRareWords : said.onlyMid(grade.mid)}</p>`;
  const known = new Map(plainer.map((each) => [each.word.toLowerCase(), each.plainer]));
  const words = listed(grade).slice(0, most);
  if (words.length === 0) return markup`<p>${said.onlyNames}</p>`;
  const items = words.map(({ word, bare = word }) => {
    const suggestion = withApostrophe(word) ?? known.get(word.toLowerCase());
    if (!suggestion) return markup`<li><span class="rare">${bare}</span></li>`;
    // Drops a prefix only if both words carry it; otherwise both are shown whole.
    const leaning = word.slice(0, word.length - bare.length);
    const [shown, plain] = suggestion.startsWith(leaning)
      ? [bare, suggestion.slice(leaning.length)]
      : [word, suggestion];
    return markup`<li><span class="rare">${shown}</span> – ${said.perhaps(plain)}</li>`;
  });
  return markup`<p>${said.rarest(items.length)}</p>
    <ul dir="auto">
      ${items}
    </ul>`;
}
