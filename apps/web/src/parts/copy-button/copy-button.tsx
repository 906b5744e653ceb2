import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

const shownFor = 1500;

/** Copies a text and says so for a moment, also to those who listen. */
export function CopyButton({ text, onFailure }: { text: string; onFailure: () => void }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const onPress = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) onFailure();
  };

  return (
    <>
      <Button look="secondary" onPress={() => void onPress()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <VisuallyHidden>
        <output>{isCopied ? t('copied') : ''}</output>
      </VisuallyHidden>
    </>
  );
}
