import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

export function SamplePair({ side, onTurn }: { side: 'before' | 'after'; onTurn: () => void }) {
  const { t } = useTranslation('analyser');
  return (
    <Notice
      action={
        <Button look="secondary" onPress={onTurn}>
          {t(side === 'before' ? 'samples.showAfter' : 'samples.showBefore')}
        </Button>
      }
    >
      {t(side === 'before' ? 'samples.isBefore' : 'samples.isAfter')}
    </Notice>
  );
}
