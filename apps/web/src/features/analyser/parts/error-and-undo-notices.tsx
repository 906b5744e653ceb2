import type { NotSaved } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { canTryAgain, errorMessage } from '../../../platform/api/error-message.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { ScreenState } from '../screen-state.ts';
import type { Refusal } from '../result/validate-submission.ts';
import type { Grading } from '../result/grading-state.ts';

const refusals = {
  nothing: 'nothing-to-grade',
  'text-size': 'text-too-large',
} as const;

/** Says why grading was refused or failed, or that its result was not saved. */
export function Troubles({
  refused,
  onlyTaken,
  failure,
  unsaved,
  onRetry,
}: {
  refused: Refusal | null;
  /** Name of the only file that was opened when several were given. */
  onlyTaken: string | null;
  failure: Grading['failure'];
  unsaved: NotSaved | null;
  onRetry: () => void;
}) {
  const { t, i18n } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  return (
    <>
      {refused && <Notice kind="trouble">{tGrading(`codes.${refusals[refused]}`)}</Notice>}
      {onlyTaken && <Notice>{t('file.onlyOne', { name: onlyTaken })}</Notice>}
      {failure && (
        <Notice
          kind="trouble"
          button={canTryAgain(failure) && { name: tGrading('retry'), onPress: onRetry }}
        >
          {errorMessage(tGrading, i18n.language, failure)}
        </Notice>
      )}
      {unsaved && (
        <Notice button={{ name: tGrading('saveAgain'), onPress: onRetry }}>
          {tGrading(unsaved === 'full' ? 'full' : 'notSaved')}
        </Notice>
      )}
    </>
  );
}

/** Notice with a button that restores the text that was cleared or replaced by a file. */
export function Undo({
  undoable,
  fileName,
  onUndo,
}: {
  undoable: NonNullable<ScreenState['undoable']>;
  fileName: string;
  onUndo: () => void;
}) {
  const { t } = useTranslation('analyser');
  return (
    <Notice kind="good" button={{ name: t('text.undo'), onPress: onUndo }}>
      {undoable === 'cleared' ? t('text.cleared') : t('file.replaced', { name: fileName })}
    </Notice>
  );
}
