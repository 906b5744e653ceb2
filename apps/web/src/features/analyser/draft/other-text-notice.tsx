import { useEffect, useReducer, useState, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Notice } from '../../../ui/notice/notice.tsx';
import { onOthers, otherTexts, showWork } from './tab-storage.ts';

export interface RemountProps {
  /** True after the user switched to another text: the button is gone, so the screen must move the focus. */
  readonly isAsked: boolean;
  /** Mounts the screen anew, with the text that this tab now shows. */
  readonly onShown: () => void;
}

/** A screen that is mounted anew when another text is shown. */
export function withRemount(Screen: ComponentType<RemountProps>): ComponentType {
  return function Work() {
    const [shown, onShown] = useReducer((count: number) => count + 1, 0);
    return <Screen key={shown} isAsked={shown > 0} onShown={onShown} />;
  };
}

const longest = 60;

/** Names a text that this browser stores besides the one shown, with a button that switches to it. */
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
    return onOthers(() => setOthers(otherTexts()));
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
    <Notice button={{ name: t('other.show'), onPress }}>
      {t('other.kept')}{' '}
      <bdi>{beginning.length > longest ? `${beginning.slice(0, longest)}…` : beginning}</bdi>
    </Notice>
  );
}
