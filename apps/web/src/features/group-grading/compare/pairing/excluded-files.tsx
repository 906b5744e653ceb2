import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { errorMessage } from '../../../../platform/api/error-message.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { NativeSelect } from '../../../../ui/field/select-field.tsx';
import { namesOf } from '../../chosen-files.ts';
import styles from '../compare-view.module.css';
import type { Comparing, ComparingEvent } from '../comparison-state.ts';
import type { LeftOutFile, Reason } from '../comparison-and-excluded-files.ts';

const isAlone = ({ kind }: Reason): boolean =>
  kind === 'only-before' || kind === 'only-after' || kind === 'doubled' || kind === 'parted';

/** Returns a function that says a reason in the language of the page. */
export function useReason(): (reason: Reason) => string {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  return (reason) =>
    reason.kind === 'unreadable'
      ? errorMessage(tGrading, i18n.language, { ...reason, status: 200 })
      : t(`compare.reason.${reason.kind}`);
}

interface Props {
  readonly comparing: Comparing;
  readonly leftOut: readonly LeftOutFile[];
  dispatch(event: ComparingEvent): void;
  onRemove(file: File): void;
}

/** Files that are not compared, with the reason. One without a partner can be given one, any can be removed. */
export function LeftOut({ comparing, leftOut, dispatch, onRemove }: Props) {
  const { before, after, status } = comparing;
  const isFixed = status === 'running';
  const { t } = useTranslation('group-grading');
  const reasonOf = useReason();
  if (leftOut.length === 0) return null;
  // With the files of both rounds, so that files with the same name can be told apart.
  const names = new Map([...namesOf(before), ...namesOf(after)]);
  const isBefore = (file: File) => before.includes(file);
  const alone = leftOut.filter(({ reason }) => isAlone(reason)).map(({ file }) => file);
  const partnersOf = (file: File) => alone.filter((other) => isBefore(other) !== isBefore(file));
  const couple = (file: File, partner: File) => {
    const [first, second] = isBefore(file) ? [file, partner] : [partner, file];
    dispatch({ kind: 'coupled', couples: [{ before: first, after: second }] });
  };
  return (
    <section className={styles.leftOut} aria-labelledby="left-out-title">
      <h2 id="left-out-title">{t('compare.leftOut')}</h2>
      <ul>
        {leftOut.map(({ file, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may bear one name, and a row holds no state
          <li key={`${index} ${file.name}`}>
            <span>
              <bdi>{names.get(file)}</bdi>
              <small>
                {t(isBefore(file) ? 'compare.before' : 'compare.after')} · {reasonOf(reason)}
              </small>
            </span>
            {isAlone(reason) && !isFixed && partnersOf(file).length > 0 && (
              <NativeSelect
                aria-label={t('compare.pairing.choose', { name: names.get(file) })}
                value=""
                onChange={({ target }) => {
                  const partner = partnersOf(file)[Number(target.value)];
                  if (partner) couple(file, partner);
                }}
              >
                <option value="">{t('compare.pairing.partner')}</option>
                {partnersOf(file).map((other, at) => (
                  <option key={names.get(other)} value={at}>
                    {names.get(other)}
                  </option>
                ))}
              </NativeSelect>
            )}
            <Button
              look="quiet"
              isDisabled={isFixed}
              aria-label={t('remove', { name: file.name })}
              onPress={() => onRemove(file)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
