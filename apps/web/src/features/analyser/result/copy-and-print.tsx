import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { noWords, type ColouredWords, levelOf } from '../words/coloured-words.ts';

const blob = (content: string, type: string) => new Blob([content], { type });

/** Buttons that copy the text with its colours (as HTML) and print the page. */
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
      <Button icon={Printer} look="quiet" onPress={() => print()}>
        {t('result.print')}
      </Button>
      {copy === 'failed' && <Notice kind="trouble">{t('result.notCopied')}</Notice>}
    </>
  );
}

// Elements instead of style attributes: the browser parses copied HTML under the page's content security policy,
// which allows no style attribute.
const looks = {
  mid: (word: string) => `<font color="#b45309"><u>${word}</u></font>`,
  rare: (word: string) => `<font color="#b91c1c"><b><u>${word}</u></b></font>`,
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML that can be pasted into a document, one paragraph per line. */
export function colouredHtml(text: string, words: ColouredWords): string {
  let html = '';
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    const level = levelOf(words, index);
    if (level === 'common') continue;
    const start = words.starts[index]!;
    const end = words.ends[index]!;
    html += `${escape(text.slice(from, start))}${looks[level](escape(text.slice(start, end)))}`;
    from = end;
  }
  html += escape(text.slice(from));
  return `<p dir="auto">${html.split(/\n+/).join('</p>\n<p dir="auto">')}</p>`;
}
