import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './study.module.css';

interface Code {
  readonly code: string;
  readonly title: string;
  onBegin(): void;
}

/** Shows the code for withdrawing from the study, before the conversation begins. */
export function WithdrawalCode({ code, title, onBegin }: Code) {
  const { t } = useTranslation('study');
  const download = () => {
    const text = t('file', { code, address: `${location.origin}/withdraw` });
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('fileName'));
  };
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <h2>{t('codeTitle')}</h2>
      <p>{t('codeText')}</p>
      <p className={styles.code}>
        <code dir="ltr">{code}</code>
      </p>
      <div className="row gap-3">
        <CopyButton text={code} />
        <Button icon={Download} look="secondary" onPress={download}>
          {t('download')}
        </Button>
        <Button look="primary" onPress={onBegin}>
          {t('begin')}
        </Button>
      </div>
    </div>
  );
}

interface Question {
  readonly title: string;
  readonly name: string;
  onSame(): void;
  onOther(): void;
}

/** Asks whether the same participant is at the device, before anything of a stored conversation is shown. */
export function AskSamePerson({ title, name, onSame, onOther }: Question) {
  const { t } = useTranslation('study');
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <h2>{name === '' ? t('return.question') : t('return.questionNamed', { name })}</h2>
      <p>{t('return.text')}</p>
      <div className="row gap-3">
        <Button look="secondary" onPress={onSame}>
          {t('return.same')}
        </Button>
        <Button look="secondary" onPress={onOther}>
          {t('return.other')}
        </Button>
      </div>
    </div>
  );
}

/** Says that nothing of the participant is left on the device; begins anew for the next one. */
export function StudyEnd({ title, onNext }: { title: string; onNext: () => void }) {
  const { t } = useTranslation('study');
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <Notice kind="good">{t('end.forgotten')}</Notice>
      <Button look="secondary" onPress={onNext}>
        {t('end.next')}
      </Button>
    </div>
  );
}
