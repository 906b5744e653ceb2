import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { growToContent } from './grow-to-content.ts';
import styles from './growing-box.module.css';

export function GrowingBox({
  className,
  ref,
  ...props
}: ComponentProps<'textarea'> & { value: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current!, []);

  useLayoutEffect(() => {
    if (box.current) growToContent(box.current);
  });

  return <textarea {...props} ref={box} className={classNames(styles.box, className)} />;
}
