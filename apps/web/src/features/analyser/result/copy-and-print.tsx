import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { noWords, type ColouredWords } from '../words/coloured-words.ts';
import { colouredHtml } from './coloured-html.ts';

const blob = (content: string, type: string) => new Blob([content], { type });

export function CopyAndPrint({
  read,
}: {
  /** The text as it is now; its words are null while they are unknown. */
  read: () => { readonly text: string; readonly words: ColouredWords | null };
}) {
  const { t } = useTranslation('analyser');
  const [copy, setCopy] = useState<'idle' | 'done' | 'failed'>('idle');
  const copyColoured = async () => {
    const { text, words } = read();
    try {
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': blob(colouredHtml(text, words ?? noWords), 'text/html'),
          'text/plain': blob(text, 'text/plain'),
        }),
      ]);
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };
  return (
    <>
      <Button look="quiet" onPress={() => void copyColoured()}>
        {copy === 'done' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t(copy === 'done' ? 'result.copied' : 'result.copy')}
      </Button>
      <Button look="quiet" onPress={() => print()}>
        <Printer aria-hidden="true" />
        {t('result.print')}
      </Button>
      {copy === 'failed' && <Notice kind="trouble">{t('result.notCopied')}</Notice>}
    </>
  );
}
