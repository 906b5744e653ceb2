import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import styles from './growing-box.module.css';

export function GrowingBox({
  className,
  ref,
  ...props
}: ComponentProps<'textarea'> & { value: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current!, []);

  // Fallback for browsers on our list (docs/browsers.md) without `field-sizing: content`.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || CSS.supports('field-sizing: content')) return;
    current.style.blockSize = 'auto';
    const edges = current.offsetHeight - current.clientHeight;
    current.style.blockSize = `${current.scrollHeight + edges}px`;
  });

  return <textarea {...props} ref={box} className={classNames(styles.box, className)} />;
}
