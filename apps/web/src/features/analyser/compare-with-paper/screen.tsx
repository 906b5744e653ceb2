import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { usePageTitle } from '../../../platform/site/page-title.ts';
import { useNoStrayDrops } from '../../../ui/file-drop/use-no-stray-drops.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { OtherText, withRemount, type RemountProps } from '../draft/other-text-notice.tsx';
import { compareTexts } from './compare-texts.ts';
import { Differences } from './differences.tsx';
import styles from './screen.module.css';
import { Sheet, useSheet } from './text-input.tsx';

/** Milliseconds without typing before the texts are compared. */
const pause = 300;

export default withRemount(function PaperScreen(work: RemountProps) {
  const { t } = useTranslation('paper');
  usePageTitle(t('title'));
  useNoStrayDrops();
  const paper = useSheet('paper');
  const yours = useSheet('text');
  const paperBox = useRef<HTMLTextAreaElement>(null);
  const yourBox = useRef<HTMLTextAreaElement>(null);
  const [comparison, setComparison] = useState(() => compareTexts(paper.text, yours.text));
  useEffect(() => {
    const timer = setTimeout(() => setComparison(compareTexts(paper.text, yours.text)), pause);
    return () => clearTimeout(timer);
  }, [paper.text, yours.text]);

  const onShow = (sentence: string) => {
    const box = yourBox.current;
    const at = yours.text.indexOf(sentence);
    if (!box || at < 0) return;
    // Browsers scroll to the selection when the box receives focus, so it is blurred first.
    box.blur();
    box.setSelectionRange(at, at + sentence.length);
    box.focus();
  };
  const onExample = () => {
    paper.write(example.paper);
    yours.write(example.yours);
    yourBox.current?.focus();
  };

  const flush = () => {
    paper.flush();
    yours.flush();
  };

  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.sheets}>
        <Sheet name="paper" sheet={paper} box={paperBox} />
        <Sheet name="yours" sheet={yours} box={yourBox} />
      </div>
      <section className={styles.result} aria-label={t('result')}>
        <OtherText {...work} text={yours.text} box={yourBox} flush={flush} />
        {comparison.kind === 'missing' && (
          <Notice
            button={comparison.which === 'both' && { name: t('example'), onPress: onExample }}
          >
            {t(`missing.${comparison.which}`)}
          </Notice>
        )}
        {comparison.kind === 'language' && <Notice>{t('language')}</Notice>}
        {comparison.kind === 'compared' && (
          <>
            <output>
              {t('found', {
                count: (comparison.numbers?.length ?? 0) + (comparison.claims?.length ?? 0),
              })}
            </output>
            <Differences {...comparison} onShow={onShow} />
            <p className={styles.unseen}>
              {t('unseen')} {comparison.isCut && t('cut')}
            </p>
          </>
        )}
      </section>
      <p>
        <Link to="/de-jargonizer">{t('back')}</Link>
      </p>
    </>
  );
});

/** Made-up texts, labelled as such so that nobody takes them for a finding. */
export const example = {
  paper:
    'We asked 900 adults in three towns how much coffee they drink and how they feel. Drinking two cups a day was associated with a lower risk of depression in women. Sleep did not differ between the groups. As people were asked only once, we cannot say what came first.',
  yours:
    'Good news for the breakfast table: drinking two cups a day lowers the risk of depression in women. In a survey of 9,000 adults, coffee drinkers felt better, and slept as well as everybody else.',
};
