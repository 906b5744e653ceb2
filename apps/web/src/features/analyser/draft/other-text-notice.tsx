import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Notice } from '../../../ui/notice/notice.tsx';
import type { RemountProps } from './with-remount.tsx';
import { onOthers, otherTexts, showWork } from './tab-storage.ts';

const shown = 60;

export function OtherText({
  text,
  box,
  flush,
  isAsked,
  onShown,
}: RemountProps & {
  text: { readonly length: number; toString(): string };
  box: RefObject<{ focus: () => void } | null>;
  flush: () => void;
}) {
  const { t } = useTranslation('grading');
  const [others, setOthers] = useState(otherTexts);
  useEffect(() => {
    const stop = onOthers(() => setOthers(otherTexts()));
    return stop;
  }, []);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked, box]);
  const other = others.find(
    (each) => each.text.length !== text.length || each.text !== text.toString(),
  );
  if (!other) return null;
  const beginning = other.text.trim();
  const onPress = () => {
    flush();
    showWork(other.name);
    onShown();
  };
  return (
    <Notice button={{ name: t('other.show'), onPress: onPress }}>
      {t('other.kept')}{' '}
      <bdi>{beginning.length > shown ? `${beginning.slice(0, shown)}…` : beginning}</bdi>
    </Notice>
  );
}
