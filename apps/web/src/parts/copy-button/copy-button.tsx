import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { copyText } from '../../platform/browser/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

const shownFor = 1500;

/** Copies `text`. If that fails, calls `onFailure`, or shows a notice of its own without one. */
export function CopyButton({
  text,
  what,
  onFailure,
}: {
  text: string;
  /** Names the text if several can be copied. Screen readers read it after the button's label. */
  what?: string;
  onFailure?: () => void;
}) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const onPress = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (onFailure && !done) onFailure();
    else setFailed(!done);
  };

  const shown = isCopied ? t('copied') : t('copy');
  const said = what === undefined ? shown : `${shown}: ${what}`;
  return (
    <>
      <Button look="secondary" aria-label={said} onPress={() => void onPress()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {shown}
      </Button>
      <VisuallyHidden>
        <output>{isCopied ? said : ''}</output>
      </VisuallyHidden>
      {hasFailed && <Notice kind="trouble">{t('copyFailed')}</Notice>}
    </>
  );
}
