import { useTranslation } from 'react-i18next';

import { Notice } from '../../../ui/notice/notice.tsx';

export function SamplePair({ side, onTurn }: { side: 'before' | 'after'; onTurn: () => void }) {
  const { t } = useTranslation('analyser');
  return (
    <Notice
      button={{
        name: t(side === 'before' ? 'samples.showAfter' : 'samples.showBefore'),
        onPress: onTurn,
      }}
    >
      {t(side === 'before' ? 'samples.isBefore' : 'samples.isAfter')}
    </Notice>
  );
}
