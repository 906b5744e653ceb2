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

  useLayoutEffect(() => {
    if (box.current) growToContent(box.current);
  });

  return <textarea {...props} ref={box} className={classNames(styles.box, className)} />;
}

/** Makes a text area as high as its content in browsers without `field-sizing: content` (docs/browsers.md). */
export function growToContent(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing: content')) return;
  box.style.blockSize = 'auto';
  const edges = box.offsetHeight - box.clientHeight;
  box.style.blockSize = `${box.scrollHeight + edges}px`;
}
