import { type DraftMap, mapOf, mostSentences, type Point, type Tie } from '@vernacular/coach/map';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../../ui/class-names.ts';
import styles from './draft-map-disclosure.module.css';

/** Most ideas shown for one sentence, and most sentences shown for one idea. */
const mostIdeas = 3;
const mostPlaces = 6;
const thickest = 3;
const shortQuote = 90;

const shortened = (text: string) =>
  text.length <= shortQuote ? text : `${text.slice(0, text.lastIndexOf(' ', shortQuote))} …`;

export default function DrawnMap({ text }: { text: string }) {
  const { t } = useTranslation('draft-map');
  const map = useMemo(() => mapOf(text), [text]);
  const count = map.points.length;
  const widest = widestIdea(map);
  return (
    <>
      <p className={styles.about}>{t('about')}</p>
      <p>
        {t('sentences', { count })}
        {widest && <> · {t('widest', widest)}</>}
        {count === mostSentences && <> · {t('more', { count })}</>}
      </p>
      <Found map={map} />
      <Rows map={map} />
    </>
  );
}

function widestIdea({ points }: DraftMap) {
  const all = points.flatMap(({ shares }) => shares);
  const widest = all.toSorted((one, other) => other.with.length - one.with.length)[0];
  return widest && { idea: widest.idea, in: widest.with.length + 1 };
}

function Found({ map: { points, islands, jumps } }: { map: DraftMap }) {
  const { t } = useTranslation('draft-map');
  const places = [
    ...islands.map((at) => ({ at, kind: 'island' as const })),
    ...jumps.map((at) => ({ at, kind: 'jump' as const })),
  ].toSorted((one, other) => one.at - other.at);
  if (points.length < 2) return null;
  const lineless = points.flatMap(({ shares, pointer }, at) =>
    shares.length > 0 || pointer !== null || islands.includes(at) ? [] : [at + 1],
  );
  const loose =
    lineless.length === 0 ? null : (
      <p>{t('lineless', { count: lineless.length, places: lineless.join(', ') })}</p>
    );
  if (places.length === 0) return loose ?? <p>{t('whole')}</p>;
  return (
    <>
      <ul aria-label={t('found')} className={styles.found}>
        {places.map(({ at, kind }) => (
          <li key={at}>{t(kind, { number: at + 1, text: shortened(points[at]?.text ?? '') })}</li>
        ))}
      </ul>
      <p>{t('ask')}</p>
      {loose}
    </>
  );
}

const isPress = ({ key }: { readonly key: string }) => key === ' ' || key === 'Enter';

function Rows({ map: { points, ties, islands, jumps } }: { map: DraftMap }) {
  const { t } = useTranslation('draft-map');
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const toggle = (at: number) => setChosen(at === chosen ? null : at);
  return (
    <fieldset className={styles.rows}>
      <legend className="soft">{t('choose')}</legend>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${points.length}`}
        preserveAspectRatio="none"
        data-chosen={chosen !== null || undefined}
      >
        {ties.map((tie) => (
          <path
            key={`${tie.from} ${tie.to}`}
            d={arcOf(tie, points.length)}
            strokeWidth={Math.min(thickest, tie.ideas.length)}
            data-own={tie.from === chosen || tie.to === chosen || undefined}
          />
        ))}
      </svg>
      <ol>
        {points.map((point, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a row is the sentence at its place
            key={at}
            className={classNames(
              islands.includes(at) && styles.island,
              jumps.includes(at) && styles.jump,
              point.opensParagraph && styles.opens,
            )}
          >
            <label>
              <input
                type="radio"
                name={name}
                checked={chosen === at}
                onChange={() => setChosen(at)}
                // A second press shows all lines again.
                onClick={() => chosen === at && setChosen(null)}
                // Browsers handle keys on a checked radio button differently, and one scrolls the page.
                onKeyDown={(event) => {
                  if (!isPress(event)) return;
                  event.preventDefault();
                  if (!event.repeat) toggle(at);
                }}
                onKeyUp={(event) => isPress(event) && event.preventDefault()}
              />
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.said}>
                <span dir="auto" className={styles.sentence}>
                  {point.text}
                </span>
                <small>
                  {islands.includes(at)
                    ? t('isIsland')
                    : [jumps.includes(at) ? t('isJump') : '', ...notesOf(point, t)]
                        .filter(Boolean)
                        .join(' · ')}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function notesOf(
  { shares, pointer }: Point,
  t: ReturnType<typeof useTranslation<'draft-map'>>['t'],
): readonly string[] {
  if (shares.length === 0) return pointer === null ? [] : [t('pointer', { word: pointer })];
  return shares.slice(0, mostIdeas).map(({ idea, with: others }) => {
    const told = others.slice(0, mostPlaces).map((other) => other + 1);
    const places = `${told.join(', ')}${others.length > told.length ? ' …' : ''}`;
    return t('shares', { idea, places });
  });
}

/** Width of the picture in svg units; a row is one unit high. */
const width = 100;

/** Smallest and largest depth of an arc, in svg units. */
const shallow = 20;
const deep = 94;

/** SVG path of the arc that joins two rows; the more rows between them, the deeper it is. */
export function arcOf({ from, to }: Tie, rows: number): string {
  const share = rows < 3 ? 0 : (to - from - 1) / (rows - 2);
  // A cubic Bézier curve reaches three quarters of the distance to its control points.
  const bend = width - (shallow + (deep - shallow) * Math.sqrt(share)) / 0.75;
  const x = Math.round(bend * 10) / 10;
  return `M${width} ${from + 0.5}C${x} ${from + 0.5} ${x} ${to + 0.5} ${width} ${to + 0.5}`;
}
